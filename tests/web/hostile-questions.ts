import fc from 'fast-check';
import type { QuestionSet } from '../../web/questions/question-set.ts';
import { questionSet } from './question-set.ts';

/** The set with this text in place of every text that people choose. */
export const withText = (text: string): QuestionSet => ({
  ...questionSet,
  variants: questionSet.variants.map((variant) => ({
    ...variant,
    student: text,
    data: [
      {
        hasRowHeads: true,
        rows: [
          ['', text],
          [text, '1'],
        ],
      },
    ],
    questions: variant.questions.map((question) => ({
      ...question,
      name: `Precision of “${text}”`,
      known: [{ low: 5, high: 6, share: 0.5, feedback: text }],
    })),
  })),
});

/** The part of a text that XML can hold. */
export const kept = (text: string): string =>
  Array.from(text, (one) => (/^(?:[^\p{Cc}\p{Cs}\ufffe\uffff]|[\t\n\r\x7f-\x9f])$/u.test(one) ? one : '\ufffd')).join(
    '',
  );

const hostile = [
  '{1:NUMERICAL:=1}',
  '{#1}',
  'a::b::{#=1}',
  ']]>',
  ']]>]]&gt;<![CDATA[',
  '</text></questiontext>',
  'a~=1}b#c\\',
  '\\}\\#\\~',
  '%100%',
  '&#125;&amp;#125;',
  '\\(x\\) $$y$$ @@PLUGINFILE@@/x [[z]]',
  '<script>alert(1)</script>',
  '\u0000\u0008\ud800\uffff\r\n\t',
];
/** Texts with a meaning in some format, and arbitrary ones. */
export const hostileTexts = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...'{}~=#:%\\/&;]>1'.split('')), { maxLength: 12 }).map((signs) => signs.join('')),
);
