// Inputs of every kind, the same ones for the same seed: what `calculator.dataset` takes, or a text, and options.

/** Numbers from 0 to below 1 (Mulberry32 of Tommy Ettinger). */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const list = (length, make) => Array.from({ length }, (_, at) => make(at));
const named = (first, length) => list(length, (at) => first + at);
const rowsOf = (cells, width) =>
  list(width ? cells.length / width : 0, (row) => cells.slice(row * width, (row + 1) * width));

/** Codes by the order in which they first occur, from 0. */
function inOrder(codes) {
  const known = [...new Set(codes)];
  return codes.map((code) => known.indexOf(code));
}

/** How inputs are drawn at random; `random` gives numbers from 0 to below 1. */
class Draws {
  constructor(random) {
    this.random = random;
  }

  whole(low, high) {
    return low + Math.floor(this.random() * (high - low + 1));
  }

  among(...items) {
    return items[this.whole(0, items.length - 1)];
  }

  chance(probability) {
    return this.random() < probability;
  }

  /** Small most of the time. */
  size(most) {
    return Math.ceil(most ** this.random());
  }

  normal() {
    return Math.sqrt(-2 * Math.log(1 - this.random())) * Math.cos(2 * Math.PI * this.random());
  }

  /** Shares that sum to 1 up to rounding; some are 0. */
  shares(length) {
    if (this.chance(0.15)) {
      const certain = this.whole(0, length - 1);
      return list(length, (at) => (at === certain ? 1 : 0));
    }
    const coarse = this.chance(0.3);
    const parts = list(length, () => (coarse ? this.whole(0, 5) : this.random() ** this.among(1, 1, 8)));
    const sum = parts.reduce((total, part) => total + part, 0);
    return sum > 0 ? parts.map((part) => part / sum) : this.shares(length);
  }

  weights(length) {
    if (this.chance(0.6)) return undefined;
    const kind = this.among('whole', 'fractions', 'decimals', 'large', 'small');
    const weight = {
      whole: () => this.whole(0, 5),
      fractions: () => this.whole(1, 16) / 8,
      decimals: () => this.whole(0, 30) / 10,
      large: () => this.whole(0, 2 ** 40),
      small: () => this.random() * 1e-300,
    }[kind];
    const drawn = list(length, weight);
    return drawn.some((one) => one > 0) ? drawn : undefined;
  }

  /** The options whose shape does not depend on the classes; most are left out. */
  options() {
    const drawn = {
      zeroDivision: this.among('zero', 'one', 'undefined'),
      base: this.among(2, 'e', 10),
      beta: this.among(0, 0.5, 2, this.random() * 10),
      tverskyAlpha: this.random() * 2,
      tverskyBeta: this.random() * 2,
      ibaAlpha: this.random(),
      netBenefitThreshold: this.among(0, 1, this.random()),
      level: this.among(0.9, 0.99, 0.5 + this.random() / 2.1),
      vBeta: this.random() * 3,
      threshold: this.among(0, 1, this.random()),
      maxFpr: this.among(1, 0.2, 0.01 + this.random() * 0.9),
      atSpecificity: this.random(),
      atSensitivity: this.random(),
      atPrecision: this.random(),
      atRecall: this.random(),
      severityRatio: 0.1 + this.random() * 10,
      clip: this.among(1e-15, 2 ** -52, 0.01),
      k: this.whole(1, 12),
      mapK: this.whole(1, 12),
      bins: this.whole(1, 30),
    };
    return Object.fromEntries(Object.entries(drawn).filter(() => this.chance(0.3)));
  }
}

const square = (draws, size, make) => list(size, (row) => list(size, (column) => make(row, column, draws)));

function matrixOptions(draws, classes) {
  const drawn = {
    kappaWeights: square(draws, classes, (row, column) =>
      row === column ? 0 : draws.among(Math.abs(row - column), (row - column) ** 2, draws.random() * 3),
    ),
    costMatrix: square(draws, classes, (row, column) => (row === column ? 0 : draws.whole(-2, 9) / draws.among(1, 3))),
    priors: draws.shares(classes),
  };
  return Object.fromEntries(Object.entries(drawn).filter(() => draws.chance(0.4)));
}

function labels(draws) {
  const classes = draws.among(1, 2, 2, 3, 4, 5, 8, draws.whole(2, 30), draws.chance(0.1) ? 70 : 3);
  const cases = draws.size(300);
  const used = draws.chance(0.2) ? draws.whole(1, classes) : classes;
  const right = draws.among(0, 0.3, 0.7, 0.95, 1);
  const truth = list(cases, () => draws.whole(0, used - 1));
  const guess = (code) => (draws.chance(right) ? code : draws.whole(0, classes - 1));
  const predicted = truth.map(guess);
  const groups = draws.chance(0.2) ? draws.whole(1, 9) : undefined;
  const rival = groups === undefined && draws.chance(0.15);
  return {
    kind: 'labels',
    classes,
    groups,
    truth,
    predicted: groups === undefined ? predicted : predicted.map((code) => code % groups),
    rivalPredicted: rival ? truth.map(guess) : undefined,
    weights: draws.weights(cases),
    options: { ...draws.options(), ...(groups === undefined && matrixOptions(draws, classes)) },
  };
}

function matrix(draws) {
  const classes = draws.among(2, 2, 3, 4, 6, draws.whole(1, 12), draws.chance(0.1) ? 80 : 3);
  const groups = draws.chance(0.2) ? draws.whole(1, 12) : undefined;
  const count = draws.among(
    () => draws.whole(0, 3),
    () => (draws.chance(0.5) ? 0 : draws.whole(0, 40)),
    () => draws.whole(0, 1000),
    () => draws.whole(0, 10 ** draws.whole(0, 8)),
    () => draws.whole(0, 2 ** 46),
    () => draws.random() * 20,
    () => draws.random() * 1e-200,
  );
  const diagonal = draws.among(1, 1, 5, 100);
  const columns = groups ?? classes;
  const counts = list(classes * columns, (at) => count() * (Math.floor(at / columns) === at % columns ? diagonal : 1));
  return {
    kind: 'matrix',
    classes,
    groups,
    counts,
    options: { ...draws.options(), ...(groups === undefined && matrixOptions(draws, classes)) },
  };
}

function counts(draws) {
  const most = draws.among(5, 50, 1000, 1e7);
  const pair = [draws.whole(0, most), draws.whole(0, most)];
  const proportion = draws.chance(0.5);
  if (proportion) pair.sort((a, b) => a - b);
  return { kind: proportion ? 'proportion' : 'rivals', counts: pair, options: draws.options() };
}

function scores(draws) {
  const cases = draws.size(400);
  const prevalence = draws.among(0.5, 0.5, 0.1, 0.9, 0, 1);
  const truth = list(cases, () => (draws.chance(prevalence) ? 1 : 0));
  const score = draws.among(
    (y) => draws.random() * (y ? 1 : 0.8),
    (y) => Math.round(10 * Math.min(1, draws.random() + 0.2 * y)) / 10,
    (y) => 1 / (1 + Math.exp(-3 * draws.normal() - y)),
    (y) => draws.normal() + y,
    (y) => draws.whole(-3, 3) + y,
    () => draws.among(0, 1, 0.5, draws.random(), 2 ** -1074, 1 - 2 ** -53),
    () => draws.among(-Infinity, Infinity, 0, -0, draws.normal() * 1e300, draws.normal() * 1e-310),
    () => 0.5,
  );
  const models = Object.fromEntries(
    ['A', 'B', 'C'].slice(0, draws.among(1, 1, 2, 2, 3)).map((name) => [name, truth.map(score)]),
  );
  if (models.B && draws.chance(0.2)) models.B = models.A.map((one, at) => (at % 7 ? one : score(truth[at])));
  // Of one class alone the package takes it for the first one of these.
  const ofClasses = truth.includes(0) && truth.includes(1);
  return {
    kind: 'scores',
    classes: 2,
    truth,
    ...models,
    weights: draws.weights(cases),
    decisionValues: draws.chance(0.15) ? true : undefined,
    missed: draws.chance(0.1) ? draws.whole(1, 9) : undefined,
    options: {
      ...draws.options(),
      ...(ofClasses &&
        draws.chance(0.2) && {
          costMatrix: [
            [0, draws.whole(1, 9)],
            [draws.random() * 9, 0],
          ],
        }),
      ...(ofClasses && draws.chance(0.2) && { priors: draws.shares(2) }),
      ...(ofClasses && draws.chance(0.2) && { classWeights: [draws.random(), draws.whole(0, 3)] }),
    },
  };
}

function probabilities(draws) {
  const classes = draws.among(2, 2, 3, 4, 7);
  const cases = draws.size(200);
  const decisionValues = draws.chance(0.2) ? true : undefined;
  const used = draws.chance(0.2) ? draws.whole(1, classes) : classes;
  return {
    kind: 'probabilities',
    classes,
    truth: list(cases, () => draws.whole(0, used - 1)),
    probabilities: list(cases, () =>
      decisionValues ? list(classes, () => draws.normal()) : draws.shares(classes),
    ).flat(),
    weights: draws.weights(cases),
    decisionValues,
    options: {
      ...draws.options(),
      ...(draws.chance(0.2) && { classWeights: list(classes, () => draws.whole(0, 5)) }),
    },
  };
}

function multilabel(draws) {
  const classes = draws.whole(1, 7);
  const cases = draws.size(80);
  const cells = classes * cases;
  const share = draws.among(0, 0.2, 0.5, 0.9, 1);
  const truth = list(cells, () => (draws.chance(share) ? 1 : 0));
  const scored = draws.chance(0.6);
  const coarse = draws.chance(0.4);
  return {
    kind: 'multilabel',
    classes,
    truth,
    predicted: !scored || draws.chance(0.5) ? truth.map((has) => (draws.chance(0.75) ? has : 1 - has)) : undefined,
    scores: scored ? truth.map((has) => (coarse ? draws.whole(0, 4) / 4 : draws.random() + has / 3)) : undefined,
    weights: draws.weights(cases),
    options: draws.options(),
  };
}

function decision(draws) {
  const options = draws.options();
  const states = draws.whole(1, 5);
  const observations = draws.whole(1, 6);
  const rows = (count, width) => list(count, () => draws.shares(width)).flat();
  switch (draws.whole(0, 5)) {
    case 0:
    case 1: {
      const actions = draws.whole(1, 5);
      const loss = list(states * actions, () => draws.whole(-3, 20) / draws.among(1, 1, 3, 10));
      const given = draws.chance(0.5)
        ? {
            posteriors: rows(observations, states),
            evidence: draws.chance(0.5) ? draws.shares(observations) : undefined,
          }
        : { prior: draws.shares(states), likelihoods: rows(states, observations) };
      return { kind: 'decision', states, actions, observations, loss, ...given, options };
    }
    case 2: {
      const truth = draws.chance(0.6) ? list(observations, () => draws.whole(0, states - 1)) : undefined;
      const rejectLosses = [draws.whole(0, 9) / 3, draws.whole(0, 12) / 3];
      return {
        kind: 'decision',
        states,
        observations,
        rejectLosses,
        posteriors: rows(observations, states),
        truth,
        options,
      };
    }
    case 3:
      if (draws.chance(0.3)) return { kind: 'decision', costRatio: draws.random() * 20, options };
      return { kind: 'decision', costs: list(4, () => draws.whole(-2, 30) / draws.among(1, 7)), options };
    case 4:
      return { kind: 'decision', test: list(3, () => draws.among(0, 1, draws.random(), draws.random())), options };
    default:
      return {
        kind: 'decision',
        values: list(states, (at) => at + draws.normal()),
        posteriors: draws.shares(states),
        estimate: draws.chance(0.5) ? draws.normal() : undefined,
        options,
      };
  }
}

function distributions(draws) {
  const outcomes = draws.whole(2, 8);
  const drawn = () =>
    draws.chance(0.5) ? draws.shares(outcomes) : list(outcomes, (at) => (at === 0 ? 1 : draws.whole(0, 20)));
  return { kind: 'distributions', p: drawn(), q: draws.chance(0.7) ? drawn() : undefined, options: draws.options() };
}

/** Of each rater a code per item; −1 where it was not rated. */
function raters(draws) {
  const [categories, count, items] = [draws.whole(2, 4), draws.whole(2, 4), draws.whole(2, 12)];
  const rated = () => (draws.chance(0.15) ? -1 : draws.whole(0, categories - 1));
  return { kind: 'raters', categories, raters: count, ratings: list(count * items, rated), options: draws.options() };
}

/** Relevances by rank, of each list after another; all lists are as long. */
function ranked(draws) {
  const [lists, length] = [draws.among(1, 1, 2, 3), draws.size(12)];
  const best = draws.among(1, 1, 3);
  const relevance = list(lists * length, () => (draws.chance(0.4) ? draws.whole(1, best) : 0));
  const found = rowsOf(relevance, length).map((items) => items.filter((item) => item > 0).length);
  const relevant = draws.chance(0.5) ? found.map((count) => count + draws.whole(0, 3)) : undefined;
  return { kind: 'ranked', lists, relevance, relevant, options: draws.options() };
}

/** Places of boxes, in images and of classes, and which objects the detections are of; some are found nowhere. */
function boxes(draws) {
  const [objects, images, classes] = [draws.size(12), draws.whole(1, 3), draws.whole(1, 3)];
  const box = (left, top) => [left, top, left + draws.whole(1, 9), top + draws.whole(1, 9)];
  const truth = list(objects, () => box(draws.whole(0, 20), draws.whole(0, 20)));
  const near = ([left, top]) => box(left + draws.random(), top + draws.random());
  const detected = truth.concat(truth).flatMap((one) => (draws.chance(0.7) ? [near(one)] : []));
  const all = truth.length + detected.length;
  const drawn = (most) => inOrder(list(all, () => draws.whole(1, most)));
  return {
    kind: 'boxes',
    truth: truth.flat(),
    detected: detected.flat(),
    images: drawn(images),
    categories: drawn(classes),
    confidence: detected.map(() => draws.whole(1, 20) / 20),
    overlap: draws.among(0.5, 0.5, 0.3, 0.75),
    options: draws.options(),
  };
}

/** The same as a text, where it can be written as one, for the reader. */
function textOf(input, draws) {
  const { classes, truth, kind } = input;
  if (input.weights || input.groups || input.decisionValues || input.missed) return undefined;
  const lines = (heading, line) => [heading, ...truth.map(line)].join(draws.among('\n', '\r\n'));
  const written = (value) => (draws.chance(0.3) ? value.toExponential() : String(value));
  if (kind === 'labels' && !input.rivalPredicted)
    return lines('truth,predicted', (code, at) => `c${code},c${input.predicted[at]}`);
  if (kind === 'scores' && input.A.every(Number.isFinite) && !input.B && truth.includes(0) && truth.includes(1))
    return lines('truth;score', (code, at) => `c${code};${written(input.A[at])}`);
  if (kind === 'matrix' && classes > 1 && input.counts.every((count) => Number.isInteger(count) && count < 1e15))
    return list(classes, (row) => input.counts.slice(row * classes, (row + 1) * classes).join('\t')).join('\n');
  if (kind === 'probabilities') {
    const row = (at) => input.probabilities.slice(at * classes, (at + 1) * classes).map(written);
    return lines(`truth,${named('c', classes).join(',')}`, (code, at) => `c${code},${row(at).join(',')}`);
  }
  return undefined;
}

const kinds = [
  ...[labels, matrix, scores, probabilities, multilabel, decision, counts, distributions, raters],
  ...[ranked, boxes],
];
/** How many of each kind among a hundred. */
const shares = [18, 16, 22, 12, 8, 9, 3, 3, 3, 3, 3];
const schedule = kinds.flatMap((kind, at) => list(shares[at], () => kind));

/** Input `at` of a seed; `ids` are those of the catalogue, of which some are to be explained. */
export function inputOf(seed, at, ids) {
  const draws = new Draws(generator(Math.imul(seed, 1_000_003) + at));
  const kind = schedule[(at * 37) % schedule.length];
  const input = kind(draws);
  const text = draws.chance(0.3) ? textOf(input, draws) : undefined;
  const explained = ids.filter((_, index) => index % 20 === at % 20);
  // Which classes there are is the reader's to say.
  const { kappaWeights, costMatrix, priors, ...others } = input.options;
  const options = text !== undefined && (kind === labels || kind === matrix) ? others : input.options;
  return { ...input, options, place: draws.whole(0, 100), text, explained };
}

function decisionProblem(input) {
  const { states, actions, observations, loss, posteriors, evidence, prior, likelihoods, truth } = input;
  const kind = 'decision';
  if (loss) {
    const tables = prior
      ? { prior, likelihoods: rowsOf(likelihoods, observations) }
      : { posteriors: rowsOf(posteriors, states), ...(evidence && { evidence }) };
    return { kind, states: named('s', states), actions: named('a', actions), loss: rowsOf(loss, actions), ...tables };
  }
  if (input.rejectLosses) {
    const [rejectLoss, errorLoss] = input.rejectLosses;
    const known = truth && { truth: truth.map((code) => `s${code}`) };
    return {
      kind,
      labels: named('s', states),
      rejectLoss,
      errorLoss,
      posteriors: rowsOf(posteriors, states),
      ...known,
    };
  }
  if (input.costs) {
    const [l00, l01, l10, l11] = input.costs;
    return { kind, costs: { l00, l01, l10, l11 } };
  }
  if (input.costRatio !== undefined) return { kind, costRatio: input.costRatio };
  if (input.test) {
    const [prior, sensitivity, specificity] = input.test;
    return { kind, prior, sensitivity, specificity };
  }
  const { values, posteriors: posterior, estimate } = input;
  return { kind, values, posterior, ...(estimate !== undefined && { action: estimate }) };
}

/** An input as the package takes it. */
export function problemOf(input) {
  const { kind, classes, groups, truth, predicted, rivalPredicted } = input;
  const given = {
    ...(input.weights && { weights: input.weights }),
    ...(input.decisionValues && { decisionValues: true }),
    ...(input.missed && { missed: input.missed }),
  };
  const coded = (codes, first = 'c') => codes.map((code) => first + code);
  const names = {
    labels: named('c', classes ?? 0),
    ...(groups !== undefined && { predictedLabels: named('g', groups) }),
  };
  switch (kind) {
    case 'labels': {
      const found = coded(predicted, groups === undefined ? 'c' : 'g');
      const models = rivalPredicted ? { A: found, B: coded(rivalPredicted) } : found;
      return { kind, truth: coded(truth), predicted: models, ...names, ...given };
    }
    case 'matrix':
      return { kind, counts: rowsOf(input.counts, groups ?? classes), ...names };
    case 'proportion':
      return { kind: 'counts', successes: input.counts[0], trials: input.counts[1] };
    case 'rivals':
      return { kind: 'counts', n01: input.counts[0], n10: input.counts[1] };
    case 'scores': {
      const { A, B, C } = input;
      const models = B ? { A, B, ...(C && { C }) } : A;
      return { kind, truth: coded(truth), scores: models, positive: 'c1', ...given };
    }
    case 'probabilities':
      return {
        kind,
        truth: coded(truth),
        labels: names.labels,
        probabilities: rowsOf(input.probabilities, classes),
        ...given,
      };
    case 'multilabel':
      return {
        kind,
        truth: rowsOf(truth, classes),
        ...(predicted && { predicted: rowsOf(predicted, classes) }),
        ...(input.scores && { scores: rowsOf(input.scores, classes) }),
        labels: names.labels,
        ...given,
      };
    case 'raters': {
      const labels = named('c', input.categories);
      const rows = rowsOf(input.ratings, input.ratings.length / input.raters);
      const ratings = rows.map((row, at) => [`r${at}`, row.map((code) => labels[code] ?? null)]);
      return { kind, ratings: Object.fromEntries(ratings), labels };
    }
    case 'ranked': {
      const rows = rowsOf(input.relevance, input.relevance.length / input.lists);
      const byQuery = (values) => Object.fromEntries(values.map((value, at) => [`q${at}`, value]));
      const as = rows.length > 1 ? byQuery : ([one]) => one;
      return { kind, relevance: as(rows), ...(input.relevant && { relevant: as(input.relevant) }) };
    }
    case 'boxes': {
      const { images, categories, confidence, overlap } = input;
      const objects = input.truth.length / 4;
      const placed = (box, at) => ({ box, image: `i${images[at]}`, class: `c${categories[at]}` });
      const found = (box, at) => ({ ...placed(box, objects + at), score: confidence[at] });
      return { kind, truth: rowsOf(truth, 4).map(placed), detected: rowsOf(input.detected, 4).map(found), overlap };
    }
    case 'distributions':
      return { kind, p: input.p, ...(input.q && { q: input.q }) };
    default:
      return decisionProblem(input);
  }
}

/** An input as native.cpp takes it: lines of a name and its values. */
export function questionOf({ options, text, ...input }) {
  const { base, ...others } = options;
  const given = {
    ...input,
    ...others,
    ...(base !== undefined && { base: base === 'e' ? Math.E : base }),
    ...(text !== undefined && { text: encodeURIComponent(text), ...(input.kind === 'scores' && { positive: 'c1' }) }),
  };
  const isGiven = ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  const written = (value) => (Object.is(value, -0) ? '-0' : String(value));
  const line = ([name, value]) => `${name} ${[value].flat(2).map(written).join(' ')}\n`;
  return `${Object.entries(given).filter(isGiven).map(line).join('')}\n`;
}
