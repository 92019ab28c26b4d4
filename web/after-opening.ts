import { isLanguage } from './locales/index.ts';
import { keepOffline } from './share/offline.ts';

async function announce(reload: () => void): Promise<void> {
  await import('./elements/page/update-notice.ts');
  if (document.querySelector('deconfuse-update-notice')) return;
  const notice = document.createElement('deconfuse-update-notice');
  const page = document.documentElement;
  const speak = (): void => {
    if (isLanguage(page.lang)) notice.language = page.lang;
  };
  speak();
  new MutationObserver(speak).observe(page, { attributeFilter: ['lang'] });
  notice.addEventListener('reload-wanted', reload);
  document.body.append(notice);
}

void keepOffline((reload) => void announce(reload));
