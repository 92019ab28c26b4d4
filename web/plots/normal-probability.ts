/** Coefficients by rising powers of k, from the first power on. */
const coefficients = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];

/**
 * Φ(z), the normal distribution function, to about seven digits (Abramowitz and Stegun 1964, 26.2.17). For axes, not
 * for statistics.
 */
export function normalProbability(z: number): number {
  const k = 1 / (1 + 0.2316419 * Math.abs(z));
  const sum = coefficients.reduceRight((sum, coefficient) => (sum + coefficient) * k, 0);
  const above = (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
  return z < 0 ? above : 1 - above;
}
