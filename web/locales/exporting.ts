import type { ExportTexts } from './en/export.ts';
import type { PictureTexts } from './en/pictures.ts';
import type { Language } from './index.ts';

/** Needed only where something is copied or saved. */
export async function loadExportTexts(language: Language): Promise<ExportTexts> {
  return (await (language === 'en' ? import('./en/export.ts') : import('./es/export.ts'))).exporting;
}

/** Needed only where a drawing is saved. */
export async function loadPictureTexts(language: Language): Promise<PictureTexts> {
  return (await (language === 'en' ? import('./en/pictures.ts') : import('./es/pictures.ts'))).pictures;
}
