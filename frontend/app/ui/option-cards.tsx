import { FieldError, type FieldProps } from './field';
import './option-cards.css';

interface OptionCardsProps extends FieldProps {
  options: readonly { value: string; label: string; text?: string }[];
  chosen: string;
}

/** Radio buttons as cards, each with an explanation. */
export function OptionCards({ name, label, error, options, chosen }: OptionCardsProps) {
  return (
    <fieldset className="field" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="field__label">{label}</legend>
      <div className="options">
        {options.map(({ value, label: title, text }, index) => (
          <label className="option check" key={value}>
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-invalid={error ? true : undefined}
            />
            <span>
              <b>{title}</b>
              {text && <span className="option__text">{text}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
