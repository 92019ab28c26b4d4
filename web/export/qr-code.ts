import { encode } from 'uqr';

/** Largest version of a code; few cameras read codes with more modules from paper. */
const largestVersion = 25;

/** Width of the empty border around a code in modules, as the standard of QR codes requires. */
const quietZone = 4;

/** A square drawing of `size` modules on each side, one unit each; `path` is filled. */
export interface QrCode {
  size: number;
  path: string;
}

/** The QR code of a text; undefined where the text is too long. */
export function qrCode(text: string): QrCode | undefined {
  let code: ReturnType<typeof encode>;
  try {
    code = encode(text, { ecc: 'L', maxVersion: largestVersion, border: quietZone });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  // Adjacent dark modules of a row form one rectangle, since seams between them would be visible.
  const rows = code.data.map((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
      .join(''),
  );
  return { size: code.size, path: rows.join('') };
}
