/** Large golden inputs are stored as a recipe: parameters and a seed, from which the data follow. */
export interface Recipe {
  type: string;
  seed: number;
  /** FNV-1a of the data, 64 bits, hexadecimal. */
  checksum: string;
  /** labels, clusters: how many cases. */
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
}

export interface RecipeData {
  true?: number[];
  pred?: number[];
  matrix?: number[][];
  classes: (number | string)[];
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

/** Every case takes four numbers, whether they are used or not. */
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
    default:
      throw new Error(`There is no recipe for ${recipe.type}.`);
  }
}

/** FNV-1a over the whole numbers of the data as little-endian 64-bit integers. */
function checksumOf({ true: truth = [], pred = [], matrix = [] }: RecipeData): string {
  let hash = 0xcbf29ce484222325n;
  for (const value of [...truth, ...pred, ...matrix.flat()]) {
    for (let byte = 0n; byte < 8n; byte++) {
      hash = word((hash ^ ((BigInt(value) >> (8n * byte)) & 0xffn)) * 0x100000001b3n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}

/** The data of a recipe. Throws where they are not those for which the expected values were computed. */
export function follow(recipe: Recipe): RecipeData {
  const data = dataOf(recipe);
  const checksum = checksumOf(data);
  if (checksum !== recipe.checksum) throw new Error(`Recipe ${recipe.type} ${recipe.seed} gave data of ${checksum}.`);
  return data;
}
