import type { Filters } from './api.server';

/** The query of the filters, without the named one. */
export function queryWithout({ country, speciality, type, past }: Filters, name: string): string {
  const kept = Object.entries({ country, speciality, type, past: past ? '1' : '' }).filter(
    ([word, value]) => word !== name && value,
  );
  return new URLSearchParams(kept).toString();
}
