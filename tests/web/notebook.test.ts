// Notebooks for nbgrader and Otter-Grader: the version that students get by the rules of both, and the results of their
// cells in Python, which needs only its standard library.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { nbgrader, otter } from '../../web/questions/notebook.ts';
import type { NumericQuestion, QuestionFile, QuestionSet } from '../../web/questions/question-set.ts';
import { questionSet } from './question-set.ts';

interface Cell {
  cell_type: 'raw' | 'markdown' | 'code';
  id: string;
  metadata: { nbgrader?: Record<string, unknown> };
  source: string;
}

const python = '/usr/bin/python3';

const cellsOf = ({ content }: QuestionFile): Cell[] => (JSON.parse(content as string) as { cells: Cell[] }).cells;
const codeOf = (cells: readonly Cell[], id: string): string => cells.find((cell) => cell.id === id)!.source;

/** Result of a run: its error if it failed, the value of its last expression, and its output. */
interface Ran {
  error: string | null;
  value: unknown;
  printed: string;
}

/** Runs programs, each a sequence of cells, as a kernel does. Returns the result of each last cell. */
function run(programs: readonly (readonly string[])[]): Ran[] {
  const driver = `
import ast, contextlib, io, json, sys
results = []
for cells in json.load(sys.stdin):
    names = {}
    for cell in cells:
        printed, value, error = io.StringIO(), None, None
        tree = ast.parse(cell)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        with contextlib.redirect_stdout(printed):
            try:
                exec(compile(tree, 'cell', 'exec'), names)
                if last:
                    value = eval(compile(ast.Expression(last.value), 'cell', 'eval'), names)
            except Exception as raised:
                error = type(raised).__name__ + ': ' + str(raised)
    results.append({'error': error, 'value': value, 'printed': printed.getvalue()})
print(json.dumps(results))
`;
  const input = JSON.stringify(programs);
  return JSON.parse(execFileSync(python, ['-c', driver], { input, encoding: 'utf8' })) as Ran[];
}

/** The set with this text in place of every text that people choose. */
const withText = (text: string): QuestionSet => ({
  ...questionSet,
  title: text,
  variants: questionSet.variants.map((variant) => ({
    ...variant,
    intro: text,
    instructions: [text],
    student: text,
    values: { labels: [text, 3], matrix: [[1]] },
    questions: variant.questions.map((question) => ({
      ...question,
      name: text,
      known: [{ low: 5, high: 6, share: 0.5, feedback: text }],
    })),
  })),
});

const hostile = [
  '"); import os; os.abort() #',
  `'''\n"""\nexit(1)`,
  'a\\',
  '\\" \\x23 \\N{DIGIT ONE} {x} %s',
  '😀 ñ \u202e \u2028 \u0085 é',
  '\u0000\ud800',
  '### END HIDDEN TESTS',
  '### BEGIN SOLUTION\n### END SOLUTION',
  'Ignore # IGNORE',
  '# BEGIN PLUGIN\n```otter\n# BEGIN TESTS\n```',
  '%matplotlib\n!ls',
  '<script>alert(1)</script> $x$ **b**',
];
/** The text as Python reads it, without characters that are not allowed. */
const read = (text: string): string => text.replaceAll('\u0000', '␀').replaceAll('\ud800', '\ufffd');

describe.each([
  ['nbgrader', nbgrader],
  ['otter', otter],
])('a notebook for %s', (_, write) => {
  test('is valid in nbformat 4.5', () => {
    const { content, name } = write(questionSet);
    expect(name).toMatch(/\.ipynb$/);
    const notebook = JSON.parse(content as string) as Record<string, unknown>;
    expect(Object.keys(notebook).sort()).toEqual(['cells', 'metadata', 'nbformat', 'nbformat_minor']);
    expect(notebook).toMatchObject({ nbformat: 4, nbformat_minor: 5, metadata: { kernelspec: { name: 'python3' } } });
    const cells = cellsOf(write(questionSet));
    expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
    for (const cell of cells) {
      expect(cell.id).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
      const code = cell.cell_type === 'code' ? ['execution_count', 'outputs'] : [];
      expect(Object.keys(cell).sort()).toEqual(['cell_type', ...code, 'id', 'metadata', 'source'].sort());
    }
    expect(write(structuredClone(questionSet)).content).toBe(content);
  });

  test('gives the data of the number, and says where there are none', () => {
    const data = codeOf(cellsOf(write(questionSet)), 'data');
    const shown = `${data}\n[labels, matrix]`;
    const [first, second, text, unknown, none] = run([
      ['number = 1007', shown],
      ['number = 1008', shown],
      ['number = "01008"', shown],
      ['number = 8', shown],
      ['number = ...', shown],
    ]);
    for (const [at, ran] of [first, second, text].entries()) {
      const { values, intro, instructions } = questionSet.variants[Math.min(at, 1)]!;
      expect(ran!.error).toBeNull();
      expect(ran!.value).toEqual([values.labels, values.matrix]);
      expect(ran!.printed).toContain([intro, ...instructions].join('\n'));
    }
    expect(unknown!.error).toBe(`ValueError: ${questionSet.notebook.unknownNumber}`);
    expect(none!.error).toContain('TypeError');
  });

  test('has no name of a student', () => {
    expect(write(questionSet).content).not.toContain(JSON.stringify(questionSet.variants[1]!.student).slice(1, -1));
  });

  test('keeps text as text', () => {
    const programs = hostile.map((text) => {
      const data = codeOf(cellsOf(write(withText(text))), 'data');
      return ['number = 1007', `${data}\n[labels, exercises[1007]["texts"]]`];
    });
    for (const [at, { error, value }] of run(programs).entries()) {
      const text = read(hostile[at]!);
      expect(error).toBeNull();
      expect(value).toEqual([
        [text, 3],
        [text, text],
      ]);
    }
    for (const text of hostile) {
      for (const { cell_type, source } of cellsOf(write(withText(text)))) {
        if (cell_type === 'markdown') expect(source).not.toMatch(/[<`]|!\[|\n#|^# |\*\*b|(BEGIN|END) [A-Z]/);
        if (cell_type === 'code') expect(source).not.toMatch(/[\u0000\u0085\u2028\u202e]/);
      }
    }
  });
});

/** Answers to a question with their points and feedback. Known answers come last, in their order. */
function tried(number: number, { low, high, value, answer, points, known }: NumericQuestion) {
  const step = (high - low) * 1e-6;
  const typed = [low, high, value, Number(answer), low - step, high + step, 17];
  return [...typed, ...known.flatMap((slip) => [slip.low, slip.high])].map((one) => {
    if (one >= low && one <= high) return { number, typed: one, points, said: '' };
    const slip = known.find((other) => one >= other.low && one <= other.high);
    const said = slip?.feedback ?? questionSet.notebook.unexpected;
    return { number, typed: one, points: (slip?.share ?? 0) * points, said };
  });
}

const first = questionSet.variants[0]!;
/** Precision has slips, with a share of the points and without. The second variant lacks MCC. */
const set: QuestionSet = {
  ...questionSet,
  variants: questionSet.variants.map((variant) =>
    variant === first ? variant : { ...variant, questions: variant.questions.slice(0, 1) },
  ),
};
const variables = ['q1_Precision_of_A_b', 'q2_Matthews_correlation_coefficient'];
const trials = set.variants.flatMap(({ number, questions }) =>
  questions.flatMap((question, at) => tried(number, question).map((one) => ({ ...one, at }))),
);

describe('nbgrader', () => {
  const cells = cellsOf(nbgrader(set));

  /** The notebook as `nbgrader generate_assignment` releases it. */
  const released = (all: readonly Cell[]): Cell[] =>
    all.map((cell) => {
      const lines: string[] = [];
      let inside = '';
      for (const line of cell.source.split('\n')) {
        const [, edge, what] = /(BEGIN|END) (SOLUTION|HIDDEN TESTS)/.exec(line) ?? [];
        if (edge === 'BEGIN') {
          expect(inside).toBe('');
          expect(cell.metadata.nbgrader).toMatchObject(what === 'SOLUTION' ? { solution: true } : { grade: true });
          if (what === 'SOLUTION') lines.push('# YOUR CODE HERE', 'raise NotImplementedError()');
        }
        if (edge) inside = edge === 'BEGIN' ? what! : '';
        else if (!inside) lines.push(line);
      }
      expect(inside).toBe('');
      return { ...cell, source: lines.join('\n') };
    });

  test('has a role for each cell', () => {
    const metadata = cells.map((cell) => cell.metadata.nbgrader!);
    const flags = { schema_version: 3, task: false };
    expect(metadata.map(({ grade_id }) => grade_id)).toEqual(cells.map(({ id }) => id));
    for (const { grade_id } of metadata) expect(grade_id).toMatch(/^[a-zA-Z0-9_-]+$/);
    expect(metadata[1]).toEqual({ ...flags, grade_id: 'number', grade: false, locked: false, solution: true });
    expect(metadata[2]).toEqual({ ...flags, grade_id: 'data', grade: false, locked: true, solution: false });
    const tests = metadata.filter(({ grade }) => grade);
    expect(tests).toEqual([
      { ...flags, grade_id: 'q1-test', grade: true, locked: true, solution: false, points: 2 },
      { ...flags, grade_id: 'q2-test', grade: true, locked: true, solution: false, points: 1 },
    ]);
  });

  test('releases no answer, whatever the texts are', () => {
    for (const text of ['Precision', ...hostile]) {
      const given = released(cellsOf(nbgrader(withText(text))));
      const all = given.map(({ source }) => source).join('\n');
      for (const { value, answer, low } of questionSet.variants.flatMap(({ questions }) => questions)) {
        for (const secret of [String(value), answer, String(low)]) expect(all).not.toContain(secret);
      }
      expect(codeOf(given, 'number')).toBe('# number = …\n# YOUR CODE HERE\nraise NotImplementedError()');
      expect(codeOf(given, 'q1-test')).toMatch(/^float\(q1\w*\)$/);
    }
  });

  test('gives full points to its own solution', () => {
    const programs = set.variants.flatMap(({ number }) =>
      ['q1', 'q2'].map((id) => [`number = ${number}`, codeOf(cells, `${id}-answer`), codeOf(cells, `${id}-test`)]),
    );
    expect(run(programs).map(({ value, error }) => error ?? value)).toEqual([2, 1, 2, 1]);
  });

  test('gives answers their points, and feedback on known ones', () => {
    const programs = trials.map(({ number, typed, at }) => [
      `number = ${number}\n${variables[at]} = ${typed}`,
      codeOf(cells, `q${at + 1}-test`),
    ]);
    for (const [at, { error, value, printed }] of run(programs).entries()) {
      const { points, said, typed } = trials[at]!;
      if (points > 0) {
        expect({ error, value, printed }, `${typed}`).toEqual({
          error: null,
          value: points,
          printed: said && `${said}\n`,
        });
      } else {
        expect(error, `${typed}`).toBe(`AssertionError: ${said}`);
      }
    }
  });

  test('needs a number', () => {
    const asked = ['...', 'None', '"much"', 'float("nan")'].map((typed) => [
      `number = 1007\n${variables[0]} = ${typed}`,
      codeOf(cells, 'q1-test'),
    ]);
    const errors = run([...asked, ['number = 1007', codeOf(cells, 'q1-test')]]).map(
      ({ error }) => error!.split(':')[0],
    );
    expect(errors).toEqual(['TypeError', 'TypeError', 'ValueError', 'AssertionError', 'NameError']);
  });

  test('gives feedback as text', () => {
    const programs = hostile.map((text) => {
      const all = cellsOf(nbgrader(withText(text)));
      const variable = /float\((\w+)\)/.exec(codeOf(all, 'q1-test'))![1];
      return [`number = 1007\n${variable} = 5.5`, codeOf(all, 'q1-test')];
    });
    for (const [at, { error, printed, value }] of run(programs).entries()) {
      expect({ error, printed, value }).toEqual({ error: null, printed: `${read(hostile[at]!)}\n`, value: 1 });
    }
  });

  test('takes the first of two exercises for one number', () => {
    const [one, other] = questionSet.variants;
    const twice = cellsOf(nbgrader({ ...questionSet, variants: [one!, { ...other!, number: one!.number }] }));
    const [ran] = run([['number = 1007', `${codeOf(twice, 'data')}\nmatrix`]]);
    expect(ran!.value).toEqual(one!.values.matrix);
  });
});

describe('otter assign', () => {
  const cells = cellsOf(otter(set));

  /** The questions as Otter reads them, with everything between the raw cells. */
  function questionsOf(all: readonly Cell[]) {
    const questions: { config: string[]; solution: string[]; tests: string[] }[] = [];
    const open: string[] = [];
    for (const { cell_type, source } of all) {
      const [head, ...lines] = source.split('\n');
      if (cell_type === 'raw') {
        const [, edge, what] = /^# (BEGIN|END|ASSIGNMENT) (QUESTION|SOLUTION|TESTS|CONFIG)$/.exec(head!)!;
        if (edge === 'BEGIN') open.push(what!);
        if (edge === 'END') expect(open.pop()).toBe(what);
        if (edge === 'BEGIN' && what === 'QUESTION') questions.push({ config: lines, solution: [], tests: [] });
      } else if (open.at(-1) === 'SOLUTION') questions.at(-1)!.solution.push(source);
      else if (open.at(-1) === 'TESTS') questions.at(-1)!.tests.push(source);
    }
    expect(open).toEqual([]);
    return questions;
  }

  /** A test: its function, whether it is hidden, and its points, if it has its own. */
  function testOf(source: string) {
    const [, config, code] = /^""" # BEGIN TEST CONFIG\n(.*?)\n""" # END TEST CONFIG\n(.*)$/s.exec(source) ?? [];
    const [, points] = /^points: (.*)$/m.exec(config ?? '') ?? [];
    const body = code ?? source;
    const [, name, parameters] = /^(?:# HIDDEN\n)?def (\w+)\(([\w, ]+)\):\n {4}/.exec(body)!;
    expect(body.split('\n').filter((line) => /^[^ #]/.test(line))).toHaveLength(1);
    const isHidden = source.startsWith('# HIDDEN\n') || (config ?? '').includes('hidden: true');
    return { name: name!, parameters: parameters!, isHidden, points: points && Number(points), body };
  }

  const questions = questionsOf(cells);

  test('has all blocks, and all points', () => {
    expect(cells[0]!.source).toMatch(
      /^# ASSIGNMENT CONFIG\nname: deconfuse-[0-9a-f]{8}\ntests:\n {4}ok_format: false$/,
    );
    expect(questions.map(({ config }) => config)).toEqual([
      ['name: number', 'points: 0'],
      ['name: q1', 'points: 2'],
      ['name: q2', 'points: 1'],
    ]);
    const tests = questions.map((question) => question.tests.map(testOf));
    expect(tests.map((all) => all.map(({ points, isHidden }) => [points, isHidden]))).toEqual([
      [],
      [
        [0, false],
        [1, true],
        [undefined, true],
      ],
      [
        [0, false],
        [undefined, true],
      ],
    ]);
    for (const all of tests) expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test('leaves students the names and no answer', () => {
    for (const text of ['Precision', ...hostile]) {
      const all = cellsOf(otter(withText(text)));
      const solutions = questionsOf(all).flatMap(({ solution }) => solution);
      for (const line of solutions) expect(line).toMatch(/^\w+ = [^\n]*# SOLUTION$/);
      const hidden = new Set(
        questionsOf(all)
          .flatMap(({ tests }) => tests)
          .filter((source) => testOf(source).isHidden),
      );
      const given = all
        .filter(({ source }) => !hidden.has(source) && !solutions.includes(source))
        .map(({ source }) => source)
        .join('\n');
      for (const { value, answer, low } of questionSet.variants.flatMap((variant) => variant.questions)) {
        for (const secret of [String(value), answer, String(low)]) expect(given).not.toContain(secret);
      }
      // Otter looks for these at the ends of lines of code.
      for (const { cell_type, source } of all) {
        if (cell_type === 'code' && !solutions.includes(source)) expect(source).not.toMatch(/# (IGNORE|SEED|SOLUTION)/);
      }
    }
  });

  /** The sum of points of the tests that pass, and the messages of those that fail. */
  function graded(number: number, at: number, typed: string, question = questions[at + 1]!) {
    const tests = question.tests.map(testOf);
    const variable = tests[0]!.parameters;
    return tests.map(({ body, name, parameters }) => [
      `number = ${number}\n${variable} = ${typed}`,
      `${body}\n${name}(${parameters})`,
    ]);
  }
  const pointsOf = (ran: readonly Ran[], at: number): number => {
    const total = Number(questions[at + 1]!.config[1]!.split(' ')[1]);
    const own = questions[at + 1]!.tests.map((source) => testOf(source).points as number | undefined);
    const rest = total - own.reduce<number>((sum, points) => sum + (points ?? 0), 0);
    return ran.reduce((sum, { error }, test) => sum + (error === null ? (own[test] ?? rest) : 0), 0);
  };

  test('gives answers their points, and feedback on known ones', () => {
    const programs = trials.map(({ number, at, typed }) => graded(number, at, String(typed)));
    const ran = run(programs.flat());
    let from = 0;
    for (const [at, trial] of trials.entries()) {
      const results = ran.slice(from, (from += programs[at]!.length));
      expect(pointsOf(results, trial.at), `${trial.typed}`).toBe(trial.points);
      const last = results.at(-1)!.error;
      expect(last ?? '').toBe(trial.said && `AssertionError: ${trial.said}`);
      for (const { error } of results.slice(1, -1)) expect(error ?? 'AssertionError: ').toBe('AssertionError: ');
    }
  });

  test('gives full points to its own solution, and where nothing is asked', () => {
    const programs = set.variants.flatMap(({ number }) =>
      [0, 1].map((at) => {
        const [answer, ...others] = graded(number, at, '0').at(-1)!;
        return [answer!, questions[at + 1]!.solution[0]!, ...others];
      }),
    );
    expect(run(programs).map(({ error }) => error)).toEqual([null, null, null, null]);
  });

  test('gives feedback as text', () => {
    const programs = hostile.map((text) => {
      const [, question] = questionsOf(cellsOf(otter(withText(text))));
      return graded(1007, 0, '5.5', question).at(-1)!;
    });
    const ran = run(programs);
    for (const [at, { error }] of ran.entries()) expect(error).toBe(`AssertionError: ${read(hostile[at]!)}`);
  });
});
