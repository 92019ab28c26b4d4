import type { FullReportTexts } from './en/full-report.ts';
import type { Language } from './index.ts';

/** Needed only when everything is printed. */
export async function loadFullReportTexts(language: Language): Promise<FullReportTexts> {
  return (await (language === 'en' ? import('./en/full-report.ts') : import('./es/full-report.ts'))).fullReport;
}
