import type { ChangeEvent } from 'react';
import type { Choice } from './choices';
import { classNames } from './class-names';
import { useCorrected } from './corrected';
import { FieldError, FieldHint, type FieldProps } from './field';

interface RadioGroupProps extends FieldProps {
  choices: Choice[];
  defaultValue?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  look?: 'row' | 'chips';
}

export function RadioGroup({
  name,
  label,
  hint,
  error: told,
  choices,
  defaultValue,
  isWide,
  onChange,
  look = 'row',
}: RadioGroupProps) {
  const error = useCorrected().has(name) ? undefined : told;
  const described = error ? `${name}-error` : hint ? `${name}-hint` : undefined;
  return (
    <fieldset className={classNames('field', isWide && 'span-2')} aria-describedby={described}>
      <legend className="field__label">{label}</legend>
      <div className={look === 'chips' ? 'chips' : 'check-row'}>
        {choices.map(({ value, label: text }, i) => (
          <label className={look === 'chips' ? 'chip chip--radio' : 'check'} key={value}>
            <input
              type="radio"
              id={i === 0 ? name : `${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              aria-invalid={error ? true : undefined}
              onChange={onChange}
            />
            <bdi>{text}</bdi>
          </label>
        ))}
      </div>
      <FieldHint name={name} hint={hint} />
      <FieldError name={name} error={error} />
    </fieldset>
  );
}

/** Yes/No and other short choices, one of which is always selected. */
export function Segmented({
  name,
  choices,
  defaultValue,
  labelledBy,
  onChange,
}: Omit<RadioGroupProps, 'label'> & { labelledBy: string }) {
  return (
    <div className="segmented" role="radiogroup" aria-labelledby={labelledBy}>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={onChange}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
