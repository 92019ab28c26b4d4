/** The bytes of a file, which have a buffer of their own, as numbers. */
export const int32 = ({ buffer }) => new Int32Array(buffer);
export const float64 = ({ buffer }) => new Float64Array(buffer);
