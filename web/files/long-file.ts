/** A file that is too long to be one text, and is read piece by piece by what computes. */
export interface LongFile {
  file: File;
  /** Its first lines, whole ones. */
  beginning: string;
  /** Called with the number of bytes read, after every piece. */
  progress(bytes: number): void;
}
