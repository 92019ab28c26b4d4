import { isLanguage, type Language } from '../locales/index.ts';

export type Theme = 'system' | 'light' | 'dark';

const themes: readonly string[] = ['system', 'light', 'dark'] satisfies Theme[];

/** Private windows and sandboxed frames refuse storage. The page then works, but remembers nothing. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the value could be stored. */
function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * The language chosen before, else the first of the reader's languages that the page has, else the first language of
 * the page.
 */
export function preferredLanguage(): Language {
  const wanted = [recall('deconfuse.language') ?? '', ...navigator.languages];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export function rememberLanguage(language: Language): void {
  remember('deconfuse.language', language);
}

export function preferredTheme(): Theme {
  const theme = recall('deconfuse.theme') ?? '';
  return themes.includes(theme) ? (theme as Theme) : 'system';
}

export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function rememberTheme(theme: Theme): void {
  remember('deconfuse.theme', theme);
}

/** Whether work of earlier visits is kept, or nothing is to be kept. */
export function workKeeping(): 'kept' | 'off' | undefined {
  const keeping = recall('deconfuse.work');
  return keeping === 'kept' || keeping === 'off' ? keeping : undefined;
}

export function rememberWorkKeeping(keeping: 'kept' | 'off' | 'empty'): void {
  remember('deconfuse.work', keeping);
}

/**
 * Whether to show the tour, which is shown once. It is not shown to readers who have worked here before or want nothing
 * kept, nor where the page could not remember that it was shown.
 */
export function takeTour(): boolean {
  if (recall('deconfuse.tour') !== null || recall('deconfuse.work') !== null) return false;
  return remember('deconfuse.tour', 'seen');
}
