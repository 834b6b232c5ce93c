import type { DurationUnit } from './duration.rules';

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
