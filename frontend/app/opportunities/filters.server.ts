import { pageAskedIn } from '../ui/pager';
import type { Filters } from './api.server';

/** Reads the filters from the URL. */
export function filtersIn(request: Request): Filters {
  const params = new URL(request.url).searchParams;
  const of = (name: string) => params.get(name) ?? '';
  return {
    country: of('country'),
    speciality: of('speciality'),
    type: of('type'),
    past: of('past') === '1',
    ...pageAskedIn(params),
  };
}
