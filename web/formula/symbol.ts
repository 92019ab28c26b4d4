import { rowOf, type Notation, type Operator } from './notation.ts';

/** Characters by the command that prints them. */
const greek = new Map(
  Object.entries({
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    epsilon: 'ϵ',
    varepsilon: 'ε',
    zeta: 'ζ',
    eta: 'η',
    theta: 'θ',
    kappa: 'κ',
    lambda: 'λ',
    mu: 'μ',
    nu: 'ν',
    xi: 'ξ',
    pi: 'π',
    rho: 'ρ',
    sigma: 'σ',
    tau: 'τ',
    phi: 'ϕ',
    varphi: 'φ',
    chi: 'χ',
    psi: 'ψ',
    omega: 'ω',
    ell: 'ℓ',
    Gamma: 'Γ',
    Delta: 'Δ',
    Theta: 'Θ',
    Lambda: 'Λ',
    Pi: 'Π',
    Sigma: 'Σ',
    Phi: 'Φ',
    Psi: 'Ψ',
    Omega: 'Ω',
  }),
);

const operators = new Map(
  Object.entries({
    cdot: '⋅',
    times: '×',
    pm: '±',
    le: '≤',
    ge: '≥',
    ne: '≠',
    in: '∈',
    sim: '∼',
    approx: '≈',
    cdots: '⋯',
    ldots: '…',
    sum: '∑',
    prod: '∏',
    prime: '′',
    infty: '∞',
  }),
);

/** Commands by the character that they print. */
export const commandOf: ReadonlyMap<string, string> = new Map(
  [...greek, ...operators].map(([command, character]) => [character, `\\${command}`]),
);

const accents = new Map<string, 'hat' | 'bar' | 'tilde'>(
  Object.entries({
    hat: 'hat',
    widehat: 'hat',
    bar: 'bar',
    overline: 'bar',
    tilde: 'tilde',
    widetilde: 'tilde',
  } as const),
);

const uprightText = new Set(['mathrm', 'text', 'textrm', 'operatorname', 'mathit', 'mathbf', 'mathsf']);
const spacing = new Set(['', ',', ';', ':', '!', ' ', '\\', 'quad', 'qquad', 'left', 'right', 'displaystyle']);

/** Longest symbol; longer LaTeX is text. It also limits the nesting of groups. */
const longest = 200;

const token = /\\(?:[A-Za-z]+|[^]?)|\p{L}[\p{L}\p{M}]*|\d+(?:\.\d+)?|\s+|[^]/gu;

/**
 * Reads the LaTeX of symbols: letters, names (TP is one name, ij are two indices), Greek, hats and bars, scripts,
 * primes, brackets. Anything else is kept as readable text; no input is an error.
 */
export function parseSymbol(latex: string): Notation {
  if (latex.length > longest) return { kind: 'word', text: latex };
  const tokens = latex.match(token) ?? [];
  let at = 0;

  const row = (inScript: boolean): Notation => {
    const items: Notation[] = [];
    while (at < tokens.length && tokens[at] !== '}') {
      const atom = readAtom(inScript, items.length === 0);
      if (atom) items.push(readScripts(atom));
    }
    return rowOf(items);
  };

  const group = (inScript: boolean): Notation => {
    at++;
    const content = row(inScript);
    at++;
    return content;
  };

  const argument = (inScript: boolean): Notation => {
    while (/^\s/.test(tokens[at] ?? '')) at++;
    return tokens[at] === '{' ? group(inScript) : (readAtom(inScript, true) ?? rowOf([]));
  };

  const readText = (): string => {
    if (tokens[at] !== '{') return (tokens[at++] ?? '').replace(/^\\/, '');
    let text = '';
    let open = 0;
    do {
      const piece = tokens[at++] ?? '';
      if (piece === '{') open++;
      else if (piece === '}') open--;
      else text += piece.replace(/^\\/, '');
    } while (open > 0 && at < tokens.length);
    return text;
  };

  const readAtom = (inScript: boolean, isFirst: boolean): Notation | null => {
    const piece = tokens[at];
    if (piece === undefined || piece === '}') return null;
    if (piece === '{') return group(inScript);
    at++;
    if (piece.startsWith('\\')) return readCommand(piece.slice(1), inScript);
    if (/^\s/.test(piece)) return null;
    if (/^\d/.test(piece)) {
      const [whole = '', decimals = ''] = piece.split('.');
      return { kind: 'number', whole, decimals };
    }
    if (/^[A-Za-z]$/.test(piece)) return { kind: 'letter', text: piece };
    if (inScript && /^[cijkmr]{2}$/.test(piece)) {
      return { kind: 'row', items: [...piece].map((text) => ({ kind: 'letter', text })) };
    }
    return readCharacter(piece, inScript, isFirst);
  };

  const readCommand = (name: string, inScript: boolean): Notation | null => {
    if (spacing.has(name) || /^\s/.test(name)) return null;
    const letter = greek.get(name);
    if (letter !== undefined) return letterOrWord(letter);
    const operator = operators.get(name);
    if (operator !== undefined) return readCharacter(operator, inScript, false);
    if (uprightText.has(name)) return { kind: 'word', text: readText() };
    const mark = accents.get(name);
    if (mark) return { kind: 'accent', mark, body: argument(false) };
    if (name === '|') return { kind: 'operator', text: '∥', role: 'bare' };
    return { kind: 'word', text: name };
  };

  const readScripts = (atom: Notation): Notation => {
    let base = atom;
    const sub: Notation[] = [];
    const sup: Notation[] = [];
    for (;;) {
      const piece = tokens[at];
      if (piece === "'" || piece === '′' || piece === '’') {
        at++;
        base = { kind: 'accent', mark: 'prime', body: base };
      } else if (piece === '_' || piece === '^') {
        at++;
        (piece === '_' ? sub : sup).push(argument(true));
      } else {
        break;
      }
    }
    if (sub.length + sup.length === 0) return base;
    return {
      kind: 'scripts',
      base,
      ...(sub.length > 0 ? { sub: rowOf(sub) } : {}),
      ...(sup.length > 0 ? { sup: rowOf(sup) } : {}),
    };
  };

  const whole: Notation[] = [];
  while (at < tokens.length) {
    whole.push(row(false));
    at++;
  }
  return rowOf(whole.filter((item) => item.kind !== 'row' || item.items.length > 0));
}

/** Greek capitals stand upright, as names do; small letters are in italics. */
function letterOrWord(character: string): Notation {
  return { kind: /^[α-ωϵϕℓ]$/.test(character) ? 'letter' : 'word', text: character };
}

function readCharacter(text: string, inScript: boolean, isFirst: boolean): Notation {
  const role = roleOf(text, inScript, isFirst);
  return role ? { kind: 'operator', text: text === '-' ? '−' : text, role } : letterOrWord(text);
}

function roleOf(text: string, inScript: boolean, isFirst: boolean): Operator['role'] | null {
  switch (text) {
    case '+':
    case '-':
    case '−':
    case '±':
    case '×':
    case '⋅':
    case '=':
    case '<':
    case '>':
    case '≤':
    case '≥':
    case '≠':
    case '∼':
    case '≈':
    case '∈':
      return inScript ? 'bare' : isFirst ? 'prefix' : 'infix';
    case '(':
    case '[':
      return 'open';
    case ')':
    case ']':
      return 'close';
    case ',':
    case ';':
      return inScript ? 'bare' : 'separator';
    case '∑':
    case '∏':
      return 'prefix';
    case '*':
    case '/':
    case '|':
    case '∥':
    case '′':
    case '⋯':
    case '…':
      return 'bare';
    default:
      return null;
  }
}
