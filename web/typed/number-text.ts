/** The number in a text as people write one: 0.3, 0,3, −2, 1e-3, 79.5 %, 35/44; null where it is none, or infinite. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(/^[−–]/, '-').replace(',', '.');
  const [, numerator, denominator, percent] =
    /^([-+]?[\d.]+(?:e[-+]?\d+)?)(?:\s*\/\s*([\d.]+)|\s*(%))?$/i.exec(plain) ?? [];
  if (numerator === undefined) return null;
  // For 28.7 % the value is 0.287; the quotient alone may differ in the last digit.
  const value = percent
    ? Number((Number(numerator) / 100).toPrecision(15))
    : Number(numerator) / Number(denominator ?? 1);
  return Number.isFinite(value) ? value : null;
}

/** The shortest text that is read as this number. */
export function textOfNumber(value: number | null, decimalSign: '.' | ','): string {
  return value === null ? '' : String(value).replace('.', decimalSign);
}
