/**
 * Jupyter notebooks for nbgrader and Otter-Grader, one for the whole set: students enter their number, find their data
 * as variables, and answer in cells that are tested. Written against nbformat 4.5, nbgrader 0.9.5 (metadata of cells,
 * schema 3) and `otter assign` of Otter-Grader 7.0 (all 2026).
 *
 * - These are the notebooks of lecturers, with all answers, from which both tools make those of students. nbgrader
 *   removes the text from `### BEGIN SOLUTION` to `### END SOLUTION`, in cells whose metadata call them solutions, and
 *   from `### BEGIN HIDDEN TESTS` to `### END HIDDEN TESTS` in cells that are graded. It looks for both in every line
 *   of every cell.
 * - nbgrader gives no points for a test that fails; else it gives the number that is the last value of the cell.
 * - Otter has raw cells in YAML around its parts: `# ASSIGNMENT CONFIG`, `# BEGIN QUESTION`, `# BEGIN SOLUTION` and `#
 *   BEGIN TESTS`, each but the first with its `# END`. A line of a solution that ends in `# SOLUTION` keeps its
 *   variable's name in the notebook of students.
 * - A test of Otter is one function, without anything outside of it (`ok_format: false`); its parameters are variables
 *   of the notebook. It passes or fails. So shares of the points are separate tests, each worth what it adds to the one
 *   before. Points of the question that remain go to the test without points.
 * - Names of students are in neither notebook. Where a variant lacks a question, every number is right.
 */
import { numberText, quoted } from '../reproduce/literals.ts';
import { askedAlike } from './asked-alike.ts';
import { identifierOf } from './content-package.ts';
import { decimalText } from './interval.ts';
import { markdownText, mathText } from './markdown-text.ts';
import type { DataValues, NumericQuestion, QuestionFile, QuestionSet, QuestionVariant } from './question-set.ts';

type Cell = { id: string; metadata: object; source: string } & (
  { cell_type: 'raw' | 'markdown' } | { cell_type: 'code'; execution_count: null; outputs: [] }
);

/** A question in all variants, with the variable of its answer. */
interface Asked {
  /** “q1”. */
  id: string;
  /** “q1_Precision_of_A”: the id at the beginning makes it differ from all names in use. */
  variable: string;
  question: NumericQuestion;
  /** By variant; undefined where the question has no value. */
  ofVariant: Map<QuestionVariant, NumericQuestion | undefined>;
}

/** The content of both notebooks. */
interface Content {
  set: QuestionSet;
  /** One for each number; of two with the same number the first. */
  variants: QuestionVariant[];
  asked: Asked[];
}

/** A string literal in which neither tool finds any of its markers. */
const pythonText = (text: string): string =>
  quoted(text)
    .replaceAll('#', '\\x23')
    .replace(/(BEGIN|END) /g, '$1\\x20');

const plainMarkdown = (text: string): string => markdownText(text).replace(/(BEGIN|END) /g, '$1&#32;');

/** LaTeX in which neither tool finds its markers: a tilde, which looks the same, replaces the space. */
const math = (latex: string): string => `$${mathText(latex).replace(/(BEGIN|END) /g, '$1~')}$`;

function literal(value: DataValues[string] | readonly number[]): string {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return pythonText(value);
  return `[${value.map(literal).join(', ')}]`;
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

/** Lines of a dictionary by the numbers of the variants. */
const byNumber = (variants: readonly QuestionVariant[], value: (variant: QuestionVariant) => string): string[] =>
  variants.map((variant) => `    ${numberText(variant.number)}: ${value(variant)},`);

function contentOf(set: QuestionSet): Content {
  const numbers = set.variants.map(({ number }) => number);
  const variants = set.variants.filter(({ number }, at) => numbers.indexOf(number) === at);
  const asked = askedAlike({ ...set, variants }).map((group): Asked => {
    const { question } = group[0]!;
    const id = `q${question.place}`;
    return {
      id,
      variable: [id, nameOf(question)].filter(Boolean).join('_'),
      question,
      ofVariant: new Map(group.map((one) => [one.variant, one.question])),
    };
  });
  return { set, variants, asked };
}

/** The ASCII letters and digits of a name, for an identifier. */
const nameOf = ({ name }: NumericQuestion): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .slice(0, 40)
    .replace(/^_|_$/g, '');

/** Code that shows the data of the number entered, and gives them names. */
function dataSource({ set, variants }: Content): string {
  const names = Object.keys(variants[0]?.values ?? {});
  const entry = ({ intro, instructions, values }: QuestionVariant): string => {
    const texts = `[${[intro, ...instructions].map(pythonText).join(', ')}]`;
    return `{${[`"texts": ${texts}`, ...Object.entries(values).map(([name, value]) => `"${name}": ${literal(value)}`)].join(', ')}}`;
  };
  return [
    'exercises = {',
    ...byNumber(variants, entry),
    '}',
    'if int(number) not in exercises:',
    `    raise ValueError(${pythonText(set.notebook.unknownNumber)})`,
    'print(*exercises[int(number)]["texts"], sep="\\n")',
    ...names.flatMap((name) => [`${name} = exercises[int(number)]["${name}"]`, `print("${name} =", ${name})`]),
  ].join('\n');
}

const questionSource = ({ id, question }: Asked): string =>
  `**${id}.** ${plainMarkdown(question.name)} ${math(question.latex)}`;

/** The answers of all variants; the number entered selects one. */
const solutionOf = ({ ofVariant }: Asked, { variants }: Content): string => {
  const values = variants.map((one) => `${numberText(one.number)}: ${numberText(ofVariant.get(one)?.value ?? 0)}`);
  return `{${values.join(', ')}}[int(number)]`;
};

/** Lines of a function that find the `points` of an answer and, if wanted, the `feedback`. */
function pointsLines(
  { question, ofVariant }: Asked,
  { set, variants }: Content,
  { answer, says }: { answer: string; says: boolean },
): string[] {
  const said = (feedback: string): string => pythonText(says ? feedback : '');
  const row = (low: string, high: string, points: number, feedback: string): string =>
    `(${low}, ${high}, ${numberText(points)}, ${said(feedback)})`;
  const rows = (variant: QuestionVariant): string[] => {
    const one = ofVariant.get(variant);
    if (!one) return [row('float("-inf")', 'float("inf")', question.points, '')];
    const { low, high, points, known } = one;
    return [
      row(numberText(low), numberText(high), points, ''),
      ...known.map((slip) => row(numberText(slip.low), numberText(slip.high), slip.share * points, slip.feedback)),
    ];
  };
  return [
    'answers = {',
    ...byNumber(variants, (variant) => `[${rows(variant).join(', ')}]`),
    '}',
    'for low, high, points, feedback in answers[int(number)]:',
    `    if low <= float(${answer}) <= high:`,
    '        break',
    'else:',
    `    points, feedback = 0, ${said(set.notebook.unexpected)}`,
  ];
}

const markdownCell = (id: string, source: string, metadata = {}): Cell => ({
  cell_type: 'markdown',
  id,
  metadata,
  source,
});
const rawCell = (id: string, ...lines: string[]): Cell => ({
  cell_type: 'raw',
  id,
  metadata: {},
  source: lines.join('\n'),
});
const codeCell = (id: string, source: string, metadata = {}): Cell => ({
  cell_type: 'code',
  execution_count: null,
  id,
  metadata,
  outputs: [],
  source,
});

/** The cell with the data of all students is long, so it is collapsed. */
const folded = { jupyter: { source_hidden: true } };

function notebookFile(name: string, cells: readonly Cell[]): QuestionFile {
  const notebook = {
    cells,
    metadata: {
      kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' },
      language_info: { name: 'python' },
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return { name, type: 'application/x-ipynb+json', content: `${JSON.stringify(notebook, null, 1)}\n` };
}

/** The text above the number. It begins with two signs because Otter drops cells that begin with `# Ignore`. */
const titleSource = ({ title, notebook }: QuestionSet): string =>
  `## ${plainMarkdown(title)}\n\n${plainMarkdown(notebook.enterNumber)}`;

/** Metadata that tell nbgrader the role of a cell. */
const role = (grade_id: string, role: 'read' | 'solution' | { points: number }): { nbgrader: object } => ({
  nbgrader: {
    grade: typeof role === 'object',
    grade_id,
    locked: role !== 'solution',
    ...(typeof role === 'object' && { points: role.points }),
    schema_version: 3,
    solution: role === 'solution',
    task: false,
  },
});

/** A notebook for the folder `source` of nbgrader. */
export function nbgrader(set: QuestionSet): QuestionFile {
  const content = contentOf(set);
  const solved = (id: string, name: string, value: string): Cell =>
    codeCell(id, `# ${name} = …\n### BEGIN SOLUTION\n${name} = ${value}\n### END SOLUTION`, role(id, 'solution'));
  return notebookFile('deconfuse-nbgrader.ipynb', [
    markdownCell('title', titleSource(set), role('title', 'read')),
    solved('number', 'number', numberText(content.variants[0]?.number ?? 0)),
    codeCell('data', dataSource(content), { ...folded, ...role('data', 'read') }),
    ...content.asked.flatMap((asked) => {
      const { id, variable, question } = asked;
      return [
        markdownCell(id, questionSource(asked), role(id, 'read')),
        solved(`${id}-answer`, variable, solutionOf(asked, content)),
        codeCell(`${id}-test`, nbgraderTest(asked, content), role(`${id}-test`, { points: question.points })),
      ];
    }),
  ]);
}

const nbgraderTest = (asked: Asked, content: Content): string =>
  [
    `float(${asked.variable})`,
    '### BEGIN HIDDEN TESTS',
    'def points_of(number, answer):',
    ...indented([
      ...pointsLines(asked, content, { answer: 'answer', says: true }),
      'assert points > 0, feedback',
      'if feedback:',
      '    print(feedback)',
      'return points',
    ]),
    `points_of(number, ${asked.variable})`,
    '### END HIDDEN TESTS',
  ].join('\n');

/** A notebook for `otter assign`. */
export function otter(set: QuestionSet): QuestionFile {
  const content = contentOf(set);
  const solution = (id: string, name: string, value: string): Cell[] => [
    rawCell(`${id}-begin-solution`, '# BEGIN SOLUTION'),
    codeCell(`${id}-answer`, `${name} = ${value}  # SOLUTION`),
    rawCell(`${id}-end-solution`, '# END SOLUTION'),
  ];
  const question = (id: string, points: number, cells: readonly Cell[]): Cell[] => [
    rawCell(`${id}-begin`, '# BEGIN QUESTION', `name: ${id}`, `points: ${decimalText(points)}`),
    ...cells,
    rawCell(`${id}-end`, '# END QUESTION'),
  ];
  return notebookFile('deconfuse-otter.ipynb', [
    rawCell('assignment', '# ASSIGNMENT CONFIG', `name: ${identifierOf(set)}`, 'tests:', '    ok_format: false'),
    ...question('number', 0, [
      markdownCell('title', titleSource(set)),
      ...solution('number', 'number', numberText(content.variants[0]?.number ?? 0)),
    ]),
    codeCell('data', dataSource(content), folded),
    ...content.asked.flatMap((asked) => {
      const { id, variable } = asked;
      return question(id, asked.question.points, [
        markdownCell(id, questionSource(asked)),
        ...solution(id, variable, solutionOf(asked, content)),
        rawCell(`${id}-begin-tests`, '# BEGIN TESTS'),
        ...otterTests(asked, content).map((source, at) => codeCell(`${id}-test-${at + 1}`, source)),
        rawCell(`${id}-end-tests`, '# END TESTS'),
      ]);
    }),
  ]);
}

/**
 * The tests of a question: one that students see, one for each share of the points that an answer may get, and one for
 * all points.
 */
function otterTests(asked: Asked, content: Content): string[] {
  const { id, variable, question, ofVariant } = asked;
  const shares = [...ofVariant.values()].flatMap((one) => one?.known.map(({ share }) => share) ?? []);
  const steps = [...new Set(shares)].filter((share) => share > 0 && share < 1).toSorted((one, other) => one - other);
  const pointsAt = (step: number): number => (steps[step] ?? 0) * question.points;
  const config = (...lines: string[]): string[] => ['""" # BEGIN TEST CONFIG', ...lines, '""" # END TEST CONFIG'];
  const body = (points: number, says: boolean): string[] =>
    indented([
      ...pointsLines(asked, content, { answer: variable, says }),
      `assert points >= ${numberText(points)}${says ? ', feedback' : ''}`,
    ]);
  return [
    [
      ...config('points: 0', `success_message: ${JSON.stringify(content.set.notebook.isNumber)}`),
      `def test_${id}_number(${variable}):`,
      `    float(${variable})`,
    ],
    ...steps.map((_, at) => [
      ...config('hidden: true', `points: ${decimalText(pointsAt(at) - pointsAt(at - 1))}`),
      `def test_${id}_part_${at + 1}(number, ${variable}):`,
      ...body(pointsAt(at), false),
    ]),
    ['# HIDDEN', `def test_${id}(number, ${variable}):`, ...body(question.points, true)],
  ].map((lines) => lines.join('\n'));
}
