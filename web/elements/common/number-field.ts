import { html, noChange, nothing, type TemplateResult } from 'lit';
import { Directive, directive, type PropertyPart } from 'lit/directive.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { numberOf, textOfNumber } from '../../typed/number-text.ts';

type DecimalSign = '.' | ',';

interface NumberFieldOptions {
  /** Nothing where there is none. */
  value: number | null;
  decimalSign: DecimalSign;
  /** The limits are within the range. */
  lowest?: number;
  highest?: number;
  whole?: boolean;
  /** The field says per cent already: 95 and 95 % are the same. */
  inPercent?: boolean;
  /** Where no label is around the field. */
  name?: string;
  description?: string;
  placeholder?: string;
  /** What an arrow key adds, or what it does. */
  step: number | ((direction: 1 | -1) => void);
  /** Of every number within the limits, as it is typed. */
  take: (value: number) => void;
  /** Where a number may be missing. */
  clear?: () => void;
}

/** Writes a number when it becomes another one. What is typed stays as it is: 0,50 is not made 0.5. */
class Written extends Directive {
  #value: number | null | undefined;
  #decimalSign: DecimalSign | undefined;

  render(_value: number | null, _decimalSign: DecimalSign): unknown {
    return noChange;
  }

  override update(part: PropertyPart, [value, decimalSign]: [number | null, DecimalSign]): unknown {
    const field = part.element as HTMLInputElement;
    const isOther = value !== this.#value && numberOf(field.value) !== value;
    if (isOther || decimalSign !== this.#decimalSign) write(field, value, decimalSign);
    this.#value = value;
    this.#decimalSign = decimalSign;
    return noChange;
  }
}

const written = directive(Written);

function write(field: HTMLInputElement, value: number | null, decimalSign: DecimalSign): void {
  field.value = textOfNumber(value, decimalSign);
  field.setCustomValidity('');
}

/**
 * A field for a number. Not of the type `number`, which takes the decimal sign of the browser alone: here both signs are
 * understood and that of the language is written.
 */
export function numberField(options: NumberFieldOptions): TemplateResult {
  const { value, decimalSign, lowest = -Infinity, highest = Infinity, whole, step, take, clear } = options;
  const fits = (number: number): boolean =>
    number >= lowest && number <= highest && (!whole || Number.isInteger(number));

  const read = (field: HTMLInputElement): void => {
    const text = options.inPercent ? field.value.replace(/%\s*$/, '') : field.value;
    const isEmpty = text.trim() === '';
    const number = numberOf(text);
    const isFit = number !== null && fits(number);
    // The text is never shown: it only makes the field invalid.
    field.setCustomValidity(isFit || isEmpty ? '' : '✗');
    if (isFit) take(number);
    else if (isEmpty) clear?.();
  };

  const press = (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    if (typeof step === 'function') return step(direction);
    const field = event.target as HTMLInputElement;
    const next = Number(((numberOf(field.value) ?? 0) + direction * step).toFixed(6));
    if (!fits(next)) return;
    write(field, next, decimalSign);
    take(next);
  };

  return html`
    <input
      class="field number"
      type="text"
      inputmode=${whole ? 'numeric' : 'decimal'}
      role="spinbutton"
      autocomplete="off"
      spellcheck="false"
      placeholder=${options.placeholder ?? nothing}
      aria-label=${ifDefined(options.name)}
      aria-description=${ifDefined(options.description)}
      aria-valuenow=${value ?? nothing}
      aria-valuetext=${value === null ? nothing : textOfNumber(value, decimalSign)}
      .value=${written(value, decimalSign)}
      @input=${({ target }: Event) => read(target as HTMLInputElement)}
      @change=${({ target }: Event) => {
        const field = target as HTMLInputElement;
        if (field.value.trim() === '' && !clear) write(field, value, decimalSign);
      }}
      @keydown=${press}
    />
  `;
}
