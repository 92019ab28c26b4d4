// Parts of a language that are loaded only when they are needed.
import type { AboutTexts } from './en/about.ts';
import type { EmbedTexts } from './en/embed.ts';
import type { ExportTexts } from './en/export.ts';
import type { FileTexts } from './en/files.ts';
import type { FullReportTexts } from './en/full-report.ts';
import type { KeyboardTexts } from './en/keyboard.ts';
import type { MatrixPictureTexts } from './en/matrix-picture.ts';
import type { OfflineTexts } from './en/offline.ts';
import type { PictureTexts } from './en/pictures.ts';
import type { ReproduceTexts } from './en/reproduce.ts';
import type { ScrubbingTexts } from './en/scrubbing.ts';
import type { SectionTexts } from './en/sections.ts';
import type { ShareTexts } from './en/share.ts';
import type { SqlTexts } from './en/sql.ts';
import type { TabTexts } from './en/tabs.ts';
import type { ToolbarTexts } from './en/toolbar.ts';
import type { TourTexts } from './en/tour.ts';
import type { Language } from './locale.ts';
import { load } from './load.ts';

/** Texts needed only on the page about the project. */
export function loadAboutTexts(language: Language): Promise<AboutTexts> {
  return load(import.meta.glob<AboutTexts>('./*/about.ts', { import: 'about' }), language);
}

/** Error messages of elements in other pages, and texts of the dialog that gives the HTML for them. */
export function loadEmbedTexts(language: Language): Promise<EmbedTexts> {
  return load(import.meta.glob<EmbedTexts>('./*/embed.ts', { import: 'embed' }), language);
}

/** Texts needed only where something is copied or saved. */
export function loadExportTexts(language: Language): Promise<ExportTexts> {
  return load(import.meta.glob<ExportTexts>('./*/export.ts', { import: 'exporting' }), language);
}

/** Texts needed only where a drawing is saved. */
export function loadPictureTexts(language: Language): Promise<PictureTexts> {
  return load(import.meta.glob<PictureTexts>('./*/pictures.ts', { import: 'pictures' }), language);
}

/** Texts needed only when a file is opened, or a text takes long to read. */
export function loadFileTexts(language: Language): Promise<FileTexts> {
  return load(import.meta.glob<FileTexts>('./*/files.ts', { import: 'files' }), language);
}

/** Texts needed only for the full report, which is printed. */
export function loadFullReportTexts(language: Language): Promise<FullReportTexts> {
  return load(import.meta.glob<FullReportTexts>('./*/full-report.ts', { import: 'fullReport' }), language);
}

/** Texts needed only for the list of keys and for the search on the page. */
export function loadKeyboardTexts(language: Language): Promise<KeyboardTexts> {
  return load(import.meta.glob<KeyboardTexts>('./*/keyboard.ts', { import: 'keyboard' }), language);
}

/** Texts needed only for matrices with more classes than a grid has room for. */
export function loadMatrixPictureTexts(language: Language): Promise<MatrixPictureTexts> {
  return load(import.meta.glob<MatrixPictureTexts>('./*/matrix-picture.ts', { import: 'matrixPicture' }), language);
}

/** Texts that are shown when a new version of the page is ready. */
export function loadOfflineTexts(language: Language): Promise<OfflineTexts> {
  return load(import.meta.glob<OfflineTexts>('./*/offline.ts', { import: 'offline' }), language);
}

/** Texts needed only when programs for other libraries are wanted. */
export function loadReproduceTexts(language: Language): Promise<ReproduceTexts> {
  return load(import.meta.glob<ReproduceTexts>('./*/reproduce.ts', { import: 'reproduce' }), language);
}

/** Texts needed only where counts are changed by dragging. */
export function loadScrubbingTexts(language: Language): Promise<ScrubbingTexts> {
  return load(import.meta.glob<ScrubbingTexts>('./*/scrubbing.ts', { import: 'scrubbing' }), language);
}

/** Texts about the sections, needed once there is a result. */
export function loadSectionTexts(language: Language): Promise<SectionTexts> {
  return load(import.meta.glob<SectionTexts>('./*/sections.ts', { import: 'sectionTexts' }), language);
}

/** Texts needed only when something is shared, or a link cannot be read. */
export function loadShareTexts(language: Language): Promise<ShareTexts> {
  return load(import.meta.glob<ShareTexts>('./*/share.ts', { import: 'share' }), language);
}

/** Texts needed only where counts come from a database. */
export function loadSqlTexts(language: Language): Promise<SqlTexts> {
  return load(import.meta.glob<SqlTexts>('./*/sql.ts', { import: 'sql' }), language);
}

/** Texts needed once there is a result. */
export function loadToolbarTexts(language: Language): Promise<ToolbarTexts> {
  return load(import.meta.glob<ToolbarTexts>('./*/toolbar.ts', { import: 'toolbar' }), language);
}

/** Texts of tabs that the data do not suit, and the names of the parts of a tab. */
export function loadTabTexts(language: Language): Promise<TabTexts> {
  return load(import.meta.glob<TabTexts>('./*/tabs.ts', { import: 'tabs' }), language);
}

/** Texts needed only on the first visit. */
export function loadTourTexts(language: Language): Promise<TourTexts> {
  return load(import.meta.glob<TourTexts>('./*/tour.ts', { import: 'tour' }), language);
}
