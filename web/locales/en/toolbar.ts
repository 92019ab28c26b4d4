export const toolbar = {
  label: 'Tools',
  undo: 'Undo',
  undoHint: 'Take the last change of the data back (Ctrl+Z)',
  share: 'Share',
  embed: 'Embed',
  needsText: 'Not with data that stay in their file',
  dismiss: 'Close this message',
};

export type ToolbarTexts = typeof toolbar;
