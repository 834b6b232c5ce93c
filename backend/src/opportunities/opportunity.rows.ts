import type { DbTime } from '../platform/database/columns';
import type { AuthorRow } from '../profiles/author';
import type { DurationUnit } from './duration.rules';

/** An opportunity as lists show it, with what its reader did about it. Days are texts, YYYY-MM-DD. */
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
  /** When the reader applied; null if they did not, or withdrew it. */
  readonly appliedAt: DbTime | null;
}

/** What rules ask of an opportunity. */
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

/** Which opportunities a list holds: all where nothing is said. */
export interface Filters {
  readonly countryId?: number | undefined;
  readonly speciality?: string | undefined;
  readonly type?: string | undefined;
  readonly withPast?: boolean | undefined;
}
