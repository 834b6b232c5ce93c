export const AGE_UNITS = ['days', 'weeks', 'months', 'years'] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];

export interface Age {
  readonly value: number;
  readonly unit: AgeUnit;
}

/** So many make a year, roughly: enough to tell an age that may be shown from one that may not. */
const PER_YEAR: Readonly<Record<AgeUnit, number>> = {
  days: 365.25,
  weeks: 52.18,
  months: 12,
  years: 1,
};
const OLDEST_YEARS = 120;
/** Ages over 89 years point at a person, so they are aggregated (decision 34). */
export const FIRST_AGGREGATED_YEARS = 90;

/** A whole number, at least `least`, that a living person can have. */
export function isPlausibleAge({ value, unit }: Age, least: number): boolean {
  return Number.isInteger(value) && value >= least && value <= OLDEST_YEARS * PER_YEAR[unit];
}

/** What is kept of an age: over 89 years it is 90 years, whoever knows better. */
export function aggregated(age: Age): Age {
  return age.value >= FIRST_AGGREGATED_YEARS * PER_YEAR[age.unit]
    ? { value: FIRST_AGGREGATED_YEARS, unit: 'years' }
    : age;
}

/** The number as it is shown; images have none. */
export function ageShown({
  value,
  unit,
}: {
  readonly value: number | null;
  readonly unit: AgeUnit | null;
}): number | string | null {
  return value !== null && unit === 'years' && value >= FIRST_AGGREGATED_YEARS ? '90+' : value;
}
