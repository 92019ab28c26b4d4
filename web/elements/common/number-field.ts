import { html, noChange, nothing, type TemplateResult } from 'lit';
import { Directive, directive, type PropertyPart } from 'lit/directive.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { numberOf, textOfNumber } from '../../typed/number-text.ts';

type DecimalSign = '.' | ',';

interface NumberFieldOptions {
  /** Null if there is no number. */
  value: number | null;
  decimalSign: DecimalSign;
  /** Both limits belong to the range. */
  lowest?: number;
  highest?: number;
  whole?: boolean;
  /** The unit of the field is per cent: 95 and 95 % are read alike. */
  inPercent?: boolean;
  /** Accessible name, needed if no label surrounds the field. */
  name?: string;
  description?: string;
  placeholder?: string;
  /** Number that an arrow key adds, or a function called with its direction. */
  step: number | ((direction: 1 | -1) => void);
  /** Called with every number within the limits, as it is typed. */
  take: (value: number) => void;
  /** Called when the field is emptied, where a number may be missing. */
  clear?: () => void;
}

/** Writes a number into the field only when the number changes. Typed text stays as it is: 0,50 does not become 0.5. */
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
 * A text field for a number. A field of type `number` accepts only the browser's decimal sign; this one reads both
 * signs and writes that of the language.
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
    // The message is never shown; it only marks the field as invalid.
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
