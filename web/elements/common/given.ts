import { consume, ContextProvider, createContext, type Context } from '@lit/context';
import type { ReactiveElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';

/** What is given to all elements within one that provides it, by the names of their properties. */
export interface Given {
  locale: Locale;
  /** How numbers are written. */
  format: NumberFormat;
  calculator: AsyncCalculator;
  /** The metrics that the data at hand can have. */
  catalogue: readonly MetricInfo[];
}

const contexts: { [Name in keyof Given]: Context<Name, Given[Name] | undefined> } = {
  locale: createContext('locale'),
  format: createContext('format'),
  calculator: createContext('calculator'),
  catalogue: createContext('catalogue'),
};

/** A property that has what is given around the element; without that, what it is set to. */
export function given(element: ReactiveElement, name: keyof Given): void {
  property({ attribute: false })(element, name);
  consume({ context: contexts[name] as Context<string, unknown>, subscribe: true })(element, name as never);
}

const names = Object.keys(contexts) as (keyof Given)[];

/** Gives what is within an element what it shares. */
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
