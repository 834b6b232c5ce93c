import { NoIdentifiers, NoIdentifiersButContact } from '../identifiers/no-identifiers';
import { AuthorView } from '../profiles/author.wire';
import { readIdAnswer, readPlaceAnswer } from '../reference-data/place-answer.rules';
import { PageAsOf } from '../wire/paging';
import { AtLeast, OneOf, Required, Rule, Ticked } from '../wire/rules';
import { Wire } from '../wire/wire';
import { isDay, readDuration } from './duration.rules';
import type { OpportunityStatus } from './opportunities.policy';
import type { Filters } from './opportunity.rows';
import { OPPORTUNITY_TYPES, OTHER_SPECIALITY } from './opportunity.rules';

const BOX = 'Please select check box';
const SHORTEST_TITLE = 3;
/** Long enough for "Name#Name". */
const PLACE = { max: 401 };
const LINES = { lines: true, max: 1_000 };
const ALL = 'all';
const NO_DAY = 'Please enter a day as year-month-day.';

const Day = () => Rule('day', (value) => isDay(String(value)), NO_DAY);
const IsCountry = () =>
  Rule(
    'country',
    (value) => readIdAnswer(String(value ?? '')) !== undefined,
    'Country is required.',
  );
const IsCity = () =>
  Rule('city', (value) => readPlaceAnswer(String(value ?? '')) !== undefined, 'City is required.');
const hasDuration = (_: unknown, whole: object) =>
  durationIn(whole as OpportunityBody) !== undefined;
const hasSpeciality = (_: unknown, whole: object) => specialityIn(whole as OpportunityBody) !== '';

/** Each filter is a value or "all"; old apps send `countyId`. */
export class OpportunityFilters extends PageAsOf {
  @Wire({ optional: true }) readonly countyId?: string;
  @Wire({ optional: true }) readonly countryId?: string;
  @Wire('specialtyId', { optional: true }) readonly speciality?: string;
  @Wire('opportunityId', { optional: true }) readonly type?: string;
  /** Whether to include past ones, marked as such. */
  @Wire('past', { optional: true }) readonly withPast?: boolean;
}

/** An id that no country has, so that an unknown filter matches nothing. */
const NOWHERE = 0;
const MAX_ID = 2 ** 31 - 1;

export function filtersOf({
  countyId,
  countryId,
  speciality,
  type,
  withPast,
}: OpportunityFilters): Filters {
  const country = given(countyId) ?? given(countryId);
  return {
    countryId: country === undefined ? undefined : countryNumber(country),
    speciality: given(speciality),
    type: given(type),
    withPast,
  };
}

function given(value: string | undefined): string | undefined {
  return value === undefined || value === '' || value.toLowerCase() === ALL ? undefined : value;
}

function countryNumber(text: string): number {
  const id = readIdAnswer(text) ?? NOWHERE;
  return id > MAX_ID ? NOWHERE : id;
}

export class OpportunityBody {
  @Wire()
  @AtLeast(SHORTEST_TITLE, `Title must be at least ${SHORTEST_TITLE} characters long`)
  @NoIdentifiers()
  readonly title!: string;

  @Wire('jobLocationCountry', PLACE)
  @IsCountry()
  readonly country!: string;

  @Wire('jobLocationCity', PLACE)
  @IsCity()
  readonly city!: string;

  @Wire()
  @Rule('duration', hasDuration, 'Duration of the Opportunity is required.')
  readonly duration!: string;

  @Wire('durationYMD', { optional: true })
  readonly durationUnit?: string;

  @Wire('fromDateOfOpportunity')
  @Required('From Date is required.')
  @Day()
  readonly fromDate!: string;

  @Wire('toDateOfOpportunity')
  @Required('To Date is required.')
  @Day()
  readonly toDate!: string;

  /** The last day for applications. */
  @Wire({ optional: true })
  @Day()
  readonly deadline?: string;

  @Wire({ lines: true })
  @Required('Description is required.')
  @NoIdentifiersButContact()
  readonly description!: string;

  @Wire()
  @Rule('speciality', hasSpeciality, 'Speciality is required.')
  readonly speciality!: string;

  @Wire('otherSpecialityInput', { optional: true })
  @NoIdentifiers()
  readonly otherSpeciality?: string;

  @Wire('opportunityType')
  @OneOf(OPPORTUNITY_TYPES, 'Opportunity Type is required.')
  readonly type!: string;

  @Wire(LINES)
  @Required('Qualifications is required.')
  @NoIdentifiers()
  readonly qualifications!: string;

  @Wire(LINES)
  @Required('Experience is required.')
  @NoIdentifiers()
  readonly experience!: string;
}

export class PostOpportunityBody extends OpportunityBody {
  @Wire('checkbox')
  @Ticked(BOX)
  readonly isRelevant!: boolean;

  @Wire('clauses')
  @Ticked(BOX)
  readonly indemnity!: boolean;
}

export function durationIn({ duration, durationUnit }: OpportunityBody) {
  return readDuration(duration ?? '', durationUnit);
}

/** The typed speciality if "Other" was chosen. */
export function specialityIn({ speciality = '', otherSpeciality = '' }: OpportunityBody): string {
  return speciality === OTHER_SPECIALITY ? otherSpeciality : speciality;
}

export class OpportunityIdBody {
  @Wire('opportunity_id')
  @Rule(
    'id',
    (value) => Number.isSafeInteger(value) && Number(value) > 0,
    'Please name the opportunity.',
  )
  readonly opportunityId!: number;
}

export class ReopenBody {
  /** The new last day for applications. */
  @Wire()
  @Required('The last day for applications is required.')
  @Day()
  readonly lastDate!: string;
}

export class PostedView {
  @Wire() id!: number;
}

export class OpportunityView extends AuthorView {
  @Wire() id!: number;
  @Wire() title!: string;
  @Wire('created_time_date') createdAt!: Date;
  @Wire() description!: string;
  @Wire('job_location_city') cityName!: string;
  /** Null for a typed city. */
  @Wire('job_location_city_id', { as: 'number', nullable: true }) cityId!: number | null;
  @Wire('job_location_country') countryName!: string;
  @Wire('job_location_country_id') countryId!: number;
  /** A number and its unit: "6 Months". */
  @Wire() duration!: string;
  @Wire('from_date') fromDate!: string;
  @Wire('to_date') toDate!: string;
  @Wire({ as: 'text', nullable: true }) deadline!: string | null;
  @Wire('speciality') opportunitySpeciality!: string;
  @Wire('opportunity_type') type!: string;
  @Wire() qualifications!: string;
  @Wire() experience!: string;
  @Wire({ words: ['Open', 'Closed', 'Past'] }) status!: OpportunityStatus;
  /** When the viewer applied; null if they did not. */
  @Wire('applied_at', { as: 'time', nullable: true }) appliedAt!: Date | null;
}

/** With the fields for the owner. */
export class OwnOpportunityView extends OpportunityView {
  @Wire('response_count') responseCount!: number;
  /** An administrator closed it: it can be neither edited nor reopened. */
  @Wire('is_taken_down') isTakenDown!: boolean;
}

export class AppliedForView {
  @Wire('opportunity_id') opportunityId!: number;
}

export class OpportunitiesView {
  @Wire('result', { of: () => OpportunityView }) opportunities!: OpportunityView[];
  @Wire('registered', { of: () => AppliedForView }) applied!: AppliedForView[];
  @Wire() total!: number;
}

export class PostedOpportunitiesView {
  @Wire('result', { of: () => OwnOpportunityView }) opportunities!: OwnOpportunityView[];
  @Wire() total!: number;
}
