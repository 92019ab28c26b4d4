/** Recipe of a large golden input: parameters and a seed that determine the data. */
export interface Recipe {
  type: string;
  seed: number;
  /** FNV-1a of the data, 64 bits, hexadecimal. */
  checksum: string;
  /** labels, clusters: number of cases. */
  n?: number;
  classes?: number;
  clusters?: number;
  accuracy?: number;
  skew?: boolean;
  /** matrix */
  rows?: number;
  columns?: number;
  scale?: number;
  diagonal?: number;
  rectangular?: boolean;
  /** scores: share of positives, how much higher they score, and number of steps. */
  prevalence?: number;
  shift?: number;
  shift2?: number;
  quantize?: number;
  /** probabilities: addition for the true class. */
  boost?: number;
  /** multilabel; `shift` as for scores. */
  labels?: number;
  density?: number;
  threshold?: number;
}

export interface RecipeData {
  true?: number[] | number[][];
  pred?: number[] | number[][];
  scores?: number[] | number[][];
  scores2?: number[];
  probabilities?: number[][];
  matrix?: number[][];
  classes?: (number | string)[];
  pred_classes?: (number | string)[];
}

const word = (value: bigint): bigint => BigInt.asUintN(64, value);

/** Numbers in [0, 1) by SplitMix64 (Steele, Lea and Flood 2014): the upper 53 bits of each word. */
function uniformNumbers(seed: number): () => number {
  let state = word(BigInt(seed));
  return () => {
    state = word(state + 0x9e3779b97f4a7c15n);
    let mixed = word((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = word((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    mixed ^= mixed >> 31n;
    return Number(mixed >> 11n) / 2 ** 53;
  };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Every case draws four numbers, whether they are used or not. */
function casesOf(recipe: Recipe, predictedClasses: number, right: (truth: number) => number): RecipeData {
  const { n = 0, classes = 0, accuracy = 0, skew = false } = recipe;
  const uniform = uniformNumbers(recipe.seed);
  const data = { true: [] as number[], pred: [] as number[], classes: upTo(classes) };
  for (let at = 0; at < n; at++) {
    const [first, second, third, fourth] = [uniform(), uniform(), uniform(), uniform()];
    const truth = Math.floor((skew ? Math.min(first, second) : first) * classes);
    data.true.push(truth);
    data.pred.push(third < accuracy ? right(truth) : Math.floor(fourth * predictedClasses));
  }
  return data;
}

function matrixOf({ seed, rows = 0, columns = 0, scale = 0, diagonal = 0, rectangular = false }: Recipe): RecipeData {
  const uniform = uniformNumbers(seed);
  const matrix = upTo(rows).map((row) =>
    upTo(columns).map((column) => {
      const [first, second, third] = [uniform(), uniform(), uniform()];
      return Math.floor(first * second * scale) + (row === column ? Math.floor(third * diagonal) : 0);
    }),
  );
  return {
    matrix,
    classes: upTo(rows).map((row) => `c${row}`),
    ...(rectangular && { pred_classes: upTo(columns).map((column) => `k${column}`) }),
  };
}

/** Every case draws six numbers, whether they are used or not. */
function scoresOf({ seed, n = 0, prevalence = 0, shift = 0, shift2, quantize = 0 }: Recipe): RecipeData {
  const uniform = uniformNumbers(seed);
  const [truth, scores, others]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < n; at++) {
    const [first, ...numbers] = Array.from({ length: 6 }, uniform) as [number, ...number[]];
    const positive = first < prevalence ? 1 : 0;
    const sumOf = (from: number, to: number): number => numbers.slice(from, to).reduce((sum, one) => sum + one);
    const score = (sumOf(0, 3) + shift * positive) / (3 + shift);
    truth.push(positive);
    scores.push(quantize > 0 ? Math.floor(score * quantize) / quantize : score);
    if (shift2 !== undefined) others.push((sumOf(3, 5) + shift2 * positive) / (2 + shift2));
  }
  return { true: truth, scores, ...(shift2 !== undefined && { scores2: others }) };
}

function probabilitiesOf({ seed, n = 0, classes = 0, boost = 0 }: Recipe): RecipeData {
  const uniform = uniformNumbers(seed);
  const cases = upTo(n).map(() => {
    const truth = Math.floor(uniform() * classes);
    const shares = upTo(classes).map((at) => uniform() + (at === truth ? boost : 0));
    const total = shares.reduce((sum, share) => sum + share);
    return { truth, row: shares.map((share) => share / total) };
  });
  return {
    true: cases.map(({ truth }) => truth),
    probabilities: cases.map(({ row }) => row),
    classes: upTo(classes),
  };
}

function labelSetsOf({ seed, n = 0, labels = 0, density = 0, shift = 0, threshold = 0 }: Recipe): RecipeData {
  const uniform = uniformNumbers(seed);
  const cells = upTo(n).map(() =>
    upTo(labels).map(() => {
      const [first, second] = [uniform(), uniform()];
      const truth = first < density ? 1 : 0;
      const score = (second + shift * truth) / (1 + shift);
      return { truth, score, predicted: score >= threshold ? 1 : 0 };
    }),
  );
  const column = (name: 'truth' | 'score' | 'predicted'): number[][] =>
    cells.map((row) => row.map((cell) => cell[name]));
  return { true: column('truth'), pred: column('predicted'), scores: column('score') };
}

function dataOf(recipe: Recipe): RecipeData {
  switch (recipe.type) {
    case 'labels':
      return casesOf(recipe, recipe.classes ?? 0, (truth) => truth);
    case 'clusters': {
      const clusters = recipe.clusters ?? 0;
      const data = casesOf(recipe, clusters, (truth) => (7 * truth + 3) % clusters);
      return { ...data, pred_classes: upTo(clusters) };
    }
    case 'matrix':
      return matrixOf(recipe);
    case 'scores':
      return scoresOf(recipe);
    case 'probabilities':
      return probabilitiesOf(recipe);
    case 'multilabel':
      return labelSetsOf(recipe);
    default:
      throw new Error(`There is no recipe for ${recipe.type}.`);
  }
}

/** FNV-1a over the data: labels and counts as little-endian 64-bit integers, other numbers as 64-bit floats. */
function checksumOf({ true: truth = [], pred = [], scores = [], scores2 = [], ...rest }: RecipeData): string {
  const { probabilities = [], matrix = [] } = rest;
  let hash = 0xcbf29ce484222325n;
  const word64 = new DataView(new ArrayBuffer(8));
  const add = (): void => {
    for (let at = 0; at < 8; at++) hash = word((hash ^ BigInt(word64.getUint8(at))) * 0x100000001b3n);
  };
  const addIntegers = (values: number[]): void =>
    values.forEach((value) => (word64.setBigInt64(0, BigInt(value), true), add()));
  const addFloats = (values: number[]): void => values.forEach((value) => (word64.setFloat64(0, value, true), add()));
  addIntegers([truth, pred].flat(2));
  addFloats([scores, scores2, probabilities].flat(2));
  addIntegers(matrix.flat());
  return hash.toString(16).padStart(16, '0');
}

/** The data of a recipe. @throws Error where they differ from those for which the expected values were computed */
export function follow(recipe: Recipe): RecipeData {
  const data = dataOf(recipe);
  const checksum = checksumOf(data);
  if (checksum !== recipe.checksum) throw new Error(`Recipe ${recipe.type} ${recipe.seed} gave data of ${checksum}.`);
  return data;
}
