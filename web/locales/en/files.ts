import type { FileRefused } from '../../files/file-text.ts';

/** Texts about opened files. Sizes are passed as text, in millions of bytes and in the number format of the page. */
export const files = {
  dropHere: 'Let go, and the file is read here. It stays on this computer.',
  reading: (name: string) => `Reading “${name}”`,
  read: (done: string, size: string) => `${done} MB of ${size} MB`,
  /** Speed in millions of bytes per second, and time left in seconds. */
  pace: (speed: string, left: string) => `${speed} MB per second, ${left} s left`,
  tallied: (name: string, rows: string) =>
    `“${name}” has ${rows} rows. They were counted while the file was read: the text now holds each pair of labels once, with its count.`,
  leftInFile: (name: string) =>
    `“${name}” is too long for one text, so it stays in its file; these are its first lines. Sharing, programs and the printed report are not available, and the page does not keep it.`,
  understanding: 'Working through the text …',
  cancel: 'Cancel',
  cancelled: 'Cancelled. The data are those from before.',
  onlyFirst: (name: string, count: string) => `Of ${count} files only “${name}” was read: one is read at a time.`,
  sideBySide: (first: string, second: string) =>
    `“${first}” and “${second}” have one value per line and equally many lines, so they were put side by side.`,
  fromFile: (name: string) => `The text was taken from “${name}”.`,
  table: 'Table',
  columns: 'Columns',
  range: 'Only the range',
  rangeExpected: 'A range is written as B2:D20.',
  notRead: (name: string) => `“${name}” was not read.`,
  refused: {
    spreadsheet:
      'This kind of spreadsheet is not read. Open it, copy the range and paste it here, or save it as .xlsx, .ods or CSV.',
    compressed: 'This archive holds no tables. Unpack it, then open the text in it.',
    document: 'This is a PDF. Open it and copy the table, or the text, from there.',
    picture: 'This is a picture. Only text can be read.',
    empty: 'It is empty.',
    'too-large': 'It is larger than 500 MB, or unpacks to more than 300 MB, the most that a browser takes as one text.',
    damaged: 'It is damaged, or of a kind that is not read.',
    nested: 'Its cells hold lists or objects, not one value each.',
    unreadable: 'The browser cannot open it. Perhaps it is a folder, or it was moved or changed meanwhile.',
  } satisfies Record<FileRefused['reason'], string>,
  largerOnes:
    'Larger files are read in UTF-8 where each row holds a true and a predicted label, of few classes, or a label and scores.',
  readAsWindows: 'Read it as Windows text for Western Europe',
};

export type FileTexts = typeof files;
