import { PHONE_RULES } from '../../../../backend/src/profiles/phone.rules';
import type { FieldState } from '../../lib/form-state';
import type { Country } from '../../reference-data/api.server';
import type { Choice } from '../../ui/choices';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

/** The six countries of the spec's table first, then all others by name. */
export function dialCodes(countries: Country[]): Choice[] {
  const table = Object.entries(PHONE_RULES).map(([code, { country }]) => ({
    value: `+${code}`,
    label: `${country} (+${code})`,
  }));
  const others = countries
    .map(({ name, phoneCode }) => ({ name, code: phoneCode.replace(/^\+/, '') }))
    .filter(({ code }) => code !== '' && !Object.hasOwn(PHONE_RULES, code))
    .map(({ name, code }) => ({ value: `+${code}`, label: `${name} (+${code})` }));
  return [...table, ...new Map(others.map((choice) => [choice.value, choice])).values()];
}

/** Optional. With JavaScript the number is formatted and limited as its country requires. */
export function Phone({
  codes,
  code,
  number,
}: {
  codes: Choice[];
  code: FieldState;
  number: FieldState;
}) {
  return (
    <div className="phone-row" data-phone>
      <SelectField
        label="Country code"
        {...code}
        defaultValue={code.defaultValue || '+1'}
        choices={codes}
        isOptional
        autoComplete="tel-country-code"
      />
      <TextField
        label="Phone number"
        {...number}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        isOptional
      />
    </div>
  );
}
