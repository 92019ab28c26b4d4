import type { OfflineTexts } from '../en/offline.ts';

export const offline: OfflineTexts = {
  ready: 'Une nouvelle version de cette page est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
};
