export const offline = {
  ready: 'A new version of this page is ready.',
  reload: 'Reload',
  later: 'Later',
};

export type OfflineTexts = typeof offline;
