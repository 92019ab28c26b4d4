import type { OfflineTexts } from '../en/offline.ts';

export const offline: OfflineTexts = {
  ready: 'Hay una versión nueva de esta página.',
  reload: 'Recargar',
  later: 'Más tarde',
};
