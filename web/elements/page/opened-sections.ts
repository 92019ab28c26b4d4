import { html, nothing, type TemplateResult } from 'lit';
import { hasCases } from '../../core/kinds.ts';
import type { Locale } from '../../locales/index.ts';
import type { Section } from '../../session/choices.ts';
import type { Result } from '../../session/result.ts';
import type { Session } from '../../session/session.ts';

const loadSection: Record<Section, () => Promise<unknown>> = {
  information: () => import('../information/information-view.ts'),
  representations: () => import('../matrix/representations.ts'),
  reproduce: () => import('../export/reproduce-panel.ts'),
  report: () => import('../report/full-report.ts'),
};

/** A section whose content is loaded and rendered once it is opened. */
export function openedSection(
  session: Session,
  section: Section,
  title: string,
  contents: () => TemplateResult,
): TemplateResult {
  const isOpen = session.choices.open.has(section);
  if (isOpen) void loadSection[section]();
  return html`
    <details
      class="more no-print"
      ?open=${isOpen}
      @toggle=${({ target }: Event) => session.setOpen(section, (target as HTMLDetailsElement).open)}
    >
      <summary><h2>${title}</h2></summary>
      ${isOpen ? contents() : nothing}
    </details>
  `;
}

/**
 * True if the data can be exported: data that stay in their file are not copied, and data without cases have no
 * program.
 */
export const isExported = ({ source, dataset }: Result): boolean => !source.file && hasCases(dataset);

/** Sections that reproduce the numbers elsewhere together with the data: in other programs and on paper. */
export function again(session: Session, locale: Locale, { dataset, options }: Result): TemplateResult {
  return html`
    ${openedSection(
      session,
      'reproduce',
      locale.page.reproduce,
      () => html`<deconfuse-reproduce .data=${dataset} .options=${options}></deconfuse-reproduce>`,
    )}
    ${openedSection(
      session,
      'report',
      locale.page.fullReport,
      () => html`<deconfuse-full-report .data=${dataset} .options=${options}></deconfuse-full-report>`,
    )}
  `;
}
