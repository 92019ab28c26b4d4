import type { SqlTexts } from './en/sql.ts';
import type { Language } from './index.ts';

/** Needed only where counts come from a database. */
export async function loadSqlTexts(language: Language): Promise<SqlTexts> {
  return (await (language === 'en' ? import('./en/sql.ts') : import('./es/sql.ts'))).sql;
}
