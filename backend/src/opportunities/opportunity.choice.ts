import type { Filters } from './opportunity.rows';

/** The parameters of a choice; undefined for conditions it does not have. */
export interface Chosen {
  readonly countryId: number | undefined;
  readonly speciality: string | undefined;
  readonly type: string | undefined;
  readonly ownerId: number | undefined;
}

/**
 * Conditions on opportunities `o` and their parameters. Choices with the same conditions have the
 * same text, so that PostgreSQL plans them once.
 */
export interface Choice {
  readonly where: string;
  readonly chosen: Chosen;
}

/**
 * The opportunities everybody may find: not closed, and not past unless the filter includes those.
 * The day is a literal in the statement: with a parameter the planner would assume that two thirds
 * are past, and count by the wrong index.
 * @param today as `2026-11-20`
 */
export function listed(filters: Filters, today: string): Choice {
  if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new Error(`${today} is no day.`);
  const current = filters.withPast
    ? ''
    : ` and o.ended_at is null and o.to_date >= date '${today}'`;
  return choiceOf(`o.closed_at is null${current}`, filters);
}

/** The opportunities of a member, closed or not. */
export const posted = (ownerId: number, filters: Filters): Choice =>
  choiceOf('o.owner_id = :ownerId', filters, ownerId);

function choiceOf(
  always: string,
  { countryId, speciality, type }: Filters,
  ownerId?: number,
): Choice {
  const conditions = [
    always,
    ...(countryId === undefined ? [] : ['o.country_id = cast(:countryId as bigint)']),
    ...(speciality === undefined ? [] : ['o.speciality = :speciality']),
    ...(type === undefined ? [] : ['o.type = :type']),
  ];
  return { where: conditions.join(' and '), chosen: { countryId, speciality, type, ownerId } };
}

const COUNTRIES = [undefined, 1];
const NAMES = [undefined, ''];

/** One choice for each combination of conditions, with an arbitrary day. */
export const EVERY_CHOICE: readonly Choice[] = COUNTRIES.flatMap((countryId) =>
  NAMES.flatMap((speciality) =>
    NAMES.flatMap((type) => {
      const filters = { countryId, speciality, type };
      const day = '2026-01-01';
      return [
        listed(filters, day),
        listed({ ...filters, withPast: true }, day),
        posted(1, filters),
      ];
    }),
  ),
);
