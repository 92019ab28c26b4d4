import jsep from 'jsep';

/** A curve given as a formula over x. */
export interface TypedFunction {
  name: string;
  /** The formula as typed, without its name. */
  text: string;
  at: (x: number) => number;
}

/** Reason why a formula cannot be evaluated: the wrong piece, and its offset in the text. */
export interface FormulaFault {
  piece: string;
  offset: number;
}

// jsep has ^ as a bitwise operator.
jsep.removeBinaryOp('^');
for (const power of ['^', '**']) jsep.addBinaryOp(power, 11, true);

const binary: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
  '**': (left, right) => left ** right,
};

const calls: Readonly<Record<string, (...values: number[]) => number>> = {
  sqrt: Math.sqrt,
  exp: Math.exp,
  log: Math.log,
  ln: Math.log,
  abs: Math.abs,
  sin: Math.sin,
  cos: Math.cos,
  min: Math.min,
  max: Math.max,
};

const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };

class NoFormula extends Error {}

const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value => {
  if (!Object.hasOwn(values, name)) throw new NoFormula(name);
  return values[name]!;
};

function compiled(node: jsep.Expression): TypedFunction['at'] {
  switch (node.type) {
    case 'Literal': {
      const { value } = node as jsep.Literal;
      if (typeof value !== 'number') throw new NoFormula(String(value));
      return () => value;
    }
    case 'Identifier': {
      const { name } = node as jsep.Identifier;
      if (name === 'x') return (x) => x;
      const value = own(constants, name);
      return () => value;
    }
    case 'UnaryExpression': {
      const { operator, argument } = node as jsep.UnaryExpression;
      const of = compiled(argument);
      if (operator !== '-' && operator !== '+') throw new NoFormula(operator);
      return operator === '-' ? (x) => -of(x) : of;
    }
    case 'BinaryExpression': {
      const { operator, left, right } = node as jsep.BinaryExpression;
      const [work, one, other] = [own(binary, operator), compiled(left), compiled(right)];
      return (x) => work(one(x), other(x));
    }
    case 'CallExpression': {
      const { callee, arguments: given } = node as jsep.CallExpression;
      const work = own(calls, callee.type === 'Identifier' ? (callee as jsep.Identifier).name : '');
      const all = given.map(compiled);
      return (x) => work(...all.map((of) => of(x)));
    }
    default:
      throw new NoFormula(node.type);
  }
}

/** Formulas in LaTeX and Python, as printed in course notes, in plain notation. */
function plain(text: string): string {
  return text
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
    .replace(/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)')
    .replace(/\^\s*\{([^{}]*)\}/g, '^($1)')
    .replace(/\\cdot|\\times|[·×]/g, '*')
    .replace(/\\left|\\right|\\,|\$/g, '')
    .replace(/[−–]/g, '-')
    .replace(/\b(?:np|math|Math)\./g, '')
    .replace(/(\d|\))\s*(?=x\b|\()/g, '$1*')
    .replace(/\bx\s*(?=\()/g, 'x*');
}

/**
 * jsep reads −x² as (−x)². So a leading minus becomes a difference from 0, and a minus after another operator is
 * refused.
 */
function withDifferences(text: string): string {
  const after = /[*/+-]\s*-/.exec(text);
  if (after) throw new NoFormula(after[0]);
  return text.replace(/(^|[(,])(\s*)-/g, '$1$20-');
}

/** The function of a formula. @throws NoFormula */
const functionOf = (formula: string): TypedFunction['at'] => compiled(jsep(withDifferences(plain(formula).trim())));

/** Greatest length of a formula; the time to match one grows with the square of its length. */
const longest = 1000;

const definition = /^\s*\$*\s*([\p{L}_][\p{L}\p{N}_]*)\s*(?:\(\s*x\s*\))?\s*=\s*(.+?)[\s$]*$/u;
const python = /^(?:np\.vectorize\(\s*lambda\s+x\s*:\s*(.*)\)|lambda\s+x\s*:\s*(.*))$/;

/** The formula over x that a line defines, perhaps in Python. */
function definedBy(statement: string): { name: string; text: string; isSure: boolean } | undefined {
  const [, name, right] = definition.exec(statement) ?? [];
  if (name === undefined || right === undefined) return undefined;
  const [, vectorized, body = vectorized] = python.exec(right) ?? [];
  if (body !== undefined) return { name, text: body.trim(), isSure: true };
  return { name, text: right, isSure: /\(\s*x\s*\)\s*=/.test(statement) };
}

/**
 * The formulas that a text defines, one per line or per part up to a semicolon: `A(x) = x^(1/3)`, or in Python `fA =
 * np.vectorize(lambda x: x**(1.0/3))`. A single formula needs no name. Lines that define nothing are skipped, but a
 * line that is clearly a definition and has no valid formula is a fault.
 */
export function functionsIn(text: string): { functions: TypedFunction[]; fault?: FormulaFault } {
  const functions: TypedFunction[] = [];
  for (const { 0: statement, index } of text.matchAll(/[^;\n\r]+/g)) {
    if (statement.length > longest) continue;
    const defined = definedBy(statement);
    const formula = defined?.text ?? statement.trim();
    const isAlone = !defined && text.trim() === formula;
    if (!defined && !isAlone) continue;
    try {
      const at = functionOf(formula);
      if (defined?.isSure || /\bx\b/.test(formula)) functions.push({ name: defined?.name ?? '', text: formula, at });
    } catch {
      if (defined?.isSure)
        return { functions: [], fault: { piece: formula, offset: index + statement.lastIndexOf(formula) } };
    }
  }
  return { functions };
}
