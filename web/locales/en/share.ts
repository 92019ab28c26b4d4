/** Texts of the dialog for sharing, and about links. Numbers are passed as text. */
export const share = {
  title: 'Share',
  close: 'Close',

  linkTitle: 'As a link',
  intro:
    'The data themselves are in the link. Nothing is uploaded: whoever has the link has the data, and nobody else, as browsers never send what is behind the # to a server.',
  making: 'Making the link…',
  failed: 'This browser could not make a link. Save the work as a file instead.',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  copyRefused: 'The browser does not let the page copy. The link is selected: copy it by hand.',
  send: 'Send…',
  characters: (count: string) => `${count} characters`,
  contains: (parts: string) => `In the link: ${parts}.`,
  nothing: 'the page as it is at first',
  parts: {
    data: (count: string) => `the data (${count} characters)`,
    example: 'which example is shown',
    options: 'how they are read and what is computed',
    open: 'what is open',
    view: 'the view',
    checker: 'the answers typed',
    decisions: 'losses and probabilities of the decisions',
    sql: 'the names in the SQL queries',
  },
  fromFile: 'This page was opened from a file: the link works where there is the same file.',
  tooLong: (needed: string, most: string) =>
    `All this takes ${needed} characters, and links hold ${most} at most. Save the work as a file, or share a link without the data.`,
  withoutData: 'Link without the data',
  withData: 'Link with the data',
  isWithoutData: 'This link holds options and view only: whoever opens it puts in data of their own.',

  fileTitle: 'As a file',
  fileIntro: 'Work of any size fits into a file, which is opened here as data are: by dropping it or with “Open file”.',
  save: 'Save the work as a file',
  fileName: 'deconfuse-work.json',

  keepTitle: 'On this computer',
  keep: 'Keep my work in this browser',
  keepHint:
    'So that reloading or closing the page loses nothing. It stays in this browser, on this computer. On a computer that others use as well, leave it off.',
  notKept: {
    full: 'The browser has no room left: what you do from now on is not kept. Save the work as a file, under “Share”, before you close the page.',
    refused: 'This browser lets the page keep nothing. Save the work as a file before you close the page.',
  },
  forget: 'Forget now',
  forgotten: 'Forgotten.',

  /** Reasons why a link was not opened. */
  problems: {
    'bad-link': 'The link cannot be read: part of it is missing or has been altered. Nothing was changed.',
    'unknown-example': 'There is no example of that name. Nothing was changed. The examples are:',
    'newer-version':
      'It was made by a newer version of this page and cannot be read by this one. Nothing was changed. Reload the page to get the newer version.',
    'too-large': 'The link is too large to be opened. Nothing was changed.',
  },
  dismiss: 'Close this message',
};

export type ShareTexts = typeof share;
