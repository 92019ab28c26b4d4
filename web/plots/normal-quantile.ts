type Coefficients = readonly number[];

/** Numerator and denominator of a rational function: coefficients by falling powers. */
const central: readonly [Coefficients, Coefficients] = [
  [59.10937472, 159.29113202, 50.434271938, 3.3871327179],
  [67.1875636, 78.757757664, 17.895169469, 1],
];
const tail: readonly [Coefficients, Coefficients] = [
  [0.17023821103, 1.3067284816, 2.75681539, 1.4234372777],
  [0.12021131975, 0.7370016425, 1],
];
const farTail: readonly [Coefficients, Coefficients] = [
  [0.017337203997, 0.42868294337, 3.081226386, 6.657905115],
  [0.012258202635, 0.24197894225, 1],
];

/**
 * Φ⁻¹(p), the normal quantile: −∞ at 0, ∞ at 1; to about seven digits (Wichura 1988, algorithm AS 241, the shorter
 * form). For axes, not for statistics.
 */
export function normalQuantile(p: number): number {
  if (p <= 0) return Number.NEGATIVE_INFINITY;
  if (p >= 1) return Number.POSITIVE_INFINITY;
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * quotient(central, 0.180625 - q * q);
  const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
  return Math.sign(q) * (r <= 5 ? quotient(tail, r - 1.6) : quotient(farTail, r - 5));
}

function quotient([numerator, denominator]: readonly [Coefficients, Coefficients], x: number): number {
  return polynomial(numerator, x) / polynomial(denominator, x);
}

function polynomial(coefficients: Coefficients, x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
