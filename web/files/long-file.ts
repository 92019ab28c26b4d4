/** A file that is too long for one text. The calculator reads it piece by piece. */
export interface LongFile {
  file: File;
  /** Its first lines, each complete. */
  beginning: string;
  /** Called with the number of bytes read, after every piece. */
  progress(bytes: number): void;
}
