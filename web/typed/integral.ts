/** Bound of the transformed variable on either side of 0. Beyond it the integrand is below all digits. */
const reach = 3.5;
const firstStep = 0.5;
const mostHalvings = 7;

/**
 * Integral of a function from 0 to 1 by the double exponential transformation (Takahasi and Mori 1974), which keeps its
 * digits where the function is steep at an end, as x^(1/3) is. NaN where the function is undefined.
 */
export function integralFromZeroToOne(f: (x: number) => number): number {
  const term = (t: number): number => {
    const u = (Math.PI / 2) * Math.sinh(t);
    const x = 1 / (1 + Math.exp(-2 * u));
    const weight = ((Math.PI / 2) * Math.cosh(t)) / (2 * Math.cosh(u) ** 2);
    return weight === 0 || x === 0 || x === 1 ? 0 : weight * f(x);
  };
  const termsAt = (first: number, step: number): number => {
    let sum = 0;
    for (let t = first; t <= reach; t += step) sum += term(t) + (t === 0 ? 0 : term(-t));
    return sum;
  };
  let sum = termsAt(0, firstStep);
  let integral = sum * firstStep;
  for (let halving = 1; halving <= mostHalvings; halving++) {
    const step = firstStep / 2 ** halving;
    sum += termsAt(step, 2 * step);
    const next = sum * step;
    if (Math.abs(next - integral) < 1e-14) return next;
    integral = next;
  }
  return integral;
}

/** Zero of a continuous function between 0 and 1, by bisection; null where it has one sign throughout. */
export function zeroBetweenZeroAndOne(f: (x: number) => number): number | null {
  let [low, high] = [0, 1];
  const [atLow, atHigh] = [f(low), f(high)];
  if (!(atLow * atHigh <= 0)) return null;
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2;
    if (f(middle) * atLow > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The fraction with a small numerator and denominator that equals a number to twelve digits; null where there is none.
 */
export function fractionNear(value: number, largest = 1000): [numerator: number, denominator: number] | null {
  for (let denominator = 1; denominator <= largest; denominator++) {
    const numerator = Math.round(value * denominator);
    if (Math.abs(value - numerator / denominator) < 1e-12) return [numerator, denominator];
  }
  return null;
}
