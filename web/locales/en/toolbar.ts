export const toolbar = {
  label: 'Tools',
  undo: 'Undo',
  undoHint: 'Take the last change of the data back (Ctrl+Z)',
  share: 'Share',
  dismiss: 'Close this message',
};

export type ToolbarTexts = typeof toolbar;
