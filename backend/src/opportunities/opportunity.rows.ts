import type { DbTime } from '../platform/database/columns';
import type { AuthorRow } from '../profiles/author';
import type { DurationUnit } from './duration.rules';

/** An opportunity in a list, with the viewer's application. Days are strings, YYYY-MM-DD. */
export interface OpportunityRow extends AuthorRow {
  readonly id: number;
  readonly title: string;
  readonly countryId: number;
  readonly countryName: string;
  readonly cityId: number | null;
  readonly cityName: string;
  readonly durationAmount: number;
  readonly durationUnit: DurationUnit;
  readonly fromDate: string;
  readonly toDate: string;
  readonly deadline: string | null;
  readonly description: string;
  readonly speciality: string;
  readonly type: string;
  readonly qualifications: string;
  readonly experience: string;
  readonly responseCount: number;
  readonly createdAt: DbTime;
  readonly closedAt: DbTime | null;
  /** When the viewer applied; null if they did not, or have withdrawn. */
  readonly appliedAt: DbTime | null;
}

/** The facts about an opportunity that rules need. */
export interface OpportunityFacts {
  readonly id: number;
  readonly ownerId: number;
  readonly closedAt: DbTime | null;
  readonly toDate: string;
  readonly deadline: string | null;
}

export interface NewOpportunity {
  readonly title: string;
  readonly countryId: number;
  readonly cityId: number | null;
  readonly cityName: string;
  readonly durationAmount: number;
  readonly durationUnit: DurationUnit;
  readonly fromDate: string;
  readonly toDate: string;
  readonly deadline: string | null;
  readonly description: string;
  readonly speciality: string;
  readonly type: string;
  readonly qualifications: string;
  readonly experience: string;
}

/** The filters of a list; omitted ones do not apply. */
export interface Filters {
  readonly countryId?: number | undefined;
  readonly speciality?: string | undefined;
  readonly type?: string | undefined;
  readonly withPast?: boolean | undefined;
}
