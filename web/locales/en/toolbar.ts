export const toolbar = {
  label: 'Tools',
  undo: 'Undo',
  undoHint: 'Undo the last change of the data (Ctrl+Z)',
  /** Descriptions of the change that was just undone. */
  undone: {
    example: (title: string) => `Undone: example “${title}”`,
    count: (cell: string, count: string) => `Undone: ${cell} is ${count} again`,
    matrix: 'Undone: change of the matrix',
    data: 'Undone: change of the data',
    file: 'Undone: opened file',
    text: 'Undone: change of the text',
    reading: 'Undone: other reading of the text',
    positive: 'Undone: choice of the positive class',
  },
  share: 'Share',
  dismiss: 'Close this message',
};

export type ToolbarTexts = typeof toolbar;
