import type { OfflineTexts } from '../en/offline.ts';

export const offline: OfflineTexts = {
  ready: 'Eine neue Version dieser Seite liegt bereit.',
  reload: 'Neu laden',
  later: 'Später',
};
