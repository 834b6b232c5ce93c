export const AGE_UNITS = ['days', 'weeks', 'months', 'years'] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];

export interface Age {
  readonly value: number;
  readonly unit: AgeUnit;
}

/** Units per year, approximately: precise enough to tell which ages may be shown. */
const PER_YEAR: Readonly<Record<AgeUnit, number>> = {
  days: 365.25,
  weeks: 52.18,
  months: 12,
  years: 1,
};
const OLDEST_YEARS = 120;
/** Ages over 89 years can identify a person, so they are aggregated. */
export const FIRST_AGGREGATED_YEARS = 90;

/** Whether this is a whole number, at least `least`, and a possible age of a living person. */
export function isPlausibleAge({ value, unit }: Age, least: number): boolean {
  return Number.isInteger(value) && value >= least && value <= OLDEST_YEARS * PER_YEAR[unit];
}

/** The age as stored: anything over 89 years becomes 90 years. */
export function aggregated(age: Age): Age {
  return age.value >= FIRST_AGGREGATED_YEARS * PER_YEAR[age.unit]
    ? { value: FIRST_AGGREGATED_YEARS, unit: 'years' }
    : age;
}

/** The number as displayed; images have none. */
export function ageShown({
  value,
  unit,
}: {
  readonly value: number | null;
  readonly unit: AgeUnit | null;
}): number | string | null {
  return value !== null && unit === 'years' && value >= FIRST_AGGREGATED_YEARS ? '90+' : value;
}
