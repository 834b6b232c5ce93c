/** Rules for birth dates and completion years. Pure, also used by pages. */

export const AGE_MIN = 18;
export const AGE_MAX = 100;
export const FIRST_COMPLETION_YEAR = 1960;

/** The problem with a date of birth, in the format YYYY-MM-DD; undefined if it is valid. */
export function birthDateProblem(written: string, now: Date): string | undefined {
  if (!isDate(written)) return 'Please enter your date of birth as YYYY-MM-DD.';
  const age = ageAt(written, now);
  if (age < AGE_MIN) return `You must be at least ${AGE_MIN} years old.`;
  return age > AGE_MAX ? 'Please check your date of birth.' : undefined;
}

export function isCompletionYear(year: unknown, now: Date): boolean {
  return (
    Number.isInteger(year) &&
    Number(year) >= FIRST_COMPLETION_YEAR &&
    Number(year) <= now.getUTCFullYear()
  );
}

/** Nobody completes a training before the age of 18. */
export function fitsBirthDate(year: number, birthDate: string | null): boolean {
  return birthDate === null || year >= Number(birthDate.slice(0, 4)) + AGE_MIN;
}

function isDate(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
}

function ageAt(birthDate: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
