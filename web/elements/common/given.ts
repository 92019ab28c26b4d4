import { consume, ContextProvider, createContext, type Context } from '@lit/context';
import type { ReactiveElement } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Language, Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';

/** Values that an element provides for all elements within it, by the names of their properties. */
export interface Given {
  locale: Locale;
  /** Format of numbers. */
  format: NumberFormat;
  calculator: AsyncCalculator;
  /** Metrics that the present data can have. */
  catalogue: readonly MetricInfo[];
}

const contexts: { [Name in keyof Given]: Context<Name, Given[Name] | undefined> } = {
  locale: createContext('locale'),
  format: createContext('format'),
  calculator: createContext('calculator'),
  catalogue: createContext('catalogue'),
};

/**
 * Decorator of a property that takes its value from the nearest providing element, or keeps the value it is set to if
 * there is none.
 */
export function given(element: ReactiveElement, name: keyof Given): void {
  property({ attribute: false })(element, name);
  consume({ context: contexts[name] as Context<string, unknown>, subscribe: true })(element, name as never);
}

/**
 * Decorator of a property with texts in the language of the element's locale. They are loaded when the locale changes,
 * and those of the language before stay until then.
 */
export function inLanguage(load: (language: Language) => Promise<unknown>) {
  return (element: ReactiveElement & { locale: Locale | undefined }, name: string): void => {
    state()(element, name);
    (element.constructor as typeof ReactiveElement).addInitializer((instance) => {
      const host = instance as typeof element;
      let shown: Locale | undefined;
      const hostUpdate = async (): Promise<void> => {
        const { locale } = host;
        if (!locale || locale === shown) return;
        shown = locale;
        const texts = await load(locale.language);
        if (locale === host.locale) Object.assign(host, { [name]: texts });
      };
      host.addController({ hostUpdate: () => void hostUpdate() });
    });
  };
}

const names = Object.keys(contexts) as (keyof Given)[];

/** Provides the elements within an element with shared values. */
export class Providing {
  readonly #providers: readonly ContextProvider<Context<string, unknown>>[];

  constructor(host: ReactiveElement) {
    this.#providers = names.map(
      (name) => new ContextProvider(host, { context: contexts[name] as Context<string, unknown> }),
    );
  }

  give(values: { [Name in keyof Given]: Given[Name] | undefined }): void {
    names.forEach((name, at) => this.#providers[at]!.setValue(values[name]));
  }
}
