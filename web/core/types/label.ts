/** A class name. Numbers and text with the same spelling are the same class: `1`, `1.0` and `'1'`. */
export type Label = string | number;

/** A list of numbers in any of these forms. It is never modified. */
export type Numbers =
  | readonly number[]
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Int8Array
  | Uint8Array;
