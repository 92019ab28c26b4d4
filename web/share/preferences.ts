import { isLanguage, type Language } from '../locales/index.ts';

export type Theme = 'system' | 'light' | 'dark';

const themes: readonly string[] = ['system', 'light', 'dark'] satisfies Theme[];

/** Storage is refused in private windows and sandboxed frames; the page then forgets, and works. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether it will be known. */
function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The language chosen before, else the first of the reader's languages that there is, else the first that there is. */
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
 * Whether the tour is due, which is once: whoever has worked here before, or wants nothing kept, needs none; nor is it
 * shown where it would come again, as that cannot be remembered.
 */
export function takeTour(): boolean {
  if (recall('deconfuse.tour') !== null || recall('deconfuse.work') !== null) return false;
  return remember('deconfuse.tour', 'seen');
}
