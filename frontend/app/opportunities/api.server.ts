import type { ApplicantList } from '../../../backend/src/opportunities/opportunity.rules';
import type { FormValues } from '../lib/form-state';
import { beginningOf } from '../lib/words';
import { type Author, toAuthor } from '../profiles/author.server';
import type { AskedPage } from '../ui/pager';
import {
  api,
  dataOf,
  type PassedOn,
  postForm,
  putForm,
  type RouteArgs,
  replyOf,
} from '../wire/client.server';
import type { components } from '../wire/schema';

export interface Opportunity {
  id: number;
  title: string;
  owner: Author;
  place: string;
  /** "6 Months" */
  duration: string;
  from: string;
  to: string;
  deadline: string | null;
  description: string;
  speciality: string;
  type: string;
  qualifications: string;
  experience: string;
  postedAt: string;
  status: OpportunityRow['status'];
  appliedAt: string | null;
  /** An administrator closed it; known to its owner alone. */
  isTakenDown: boolean;
  /** The number of applications; null for everybody but the owner. */
  responses: number | null;
}

export interface OpportunityPage {
  opportunities: Opportunity[];
  total: number;
}

export interface Filters extends AskedPage {
  country: string;
  speciality: string;
  type: string;
  past: boolean;
}

export type ApplicationStatus = ApplicantRow['status'];

export interface Applicant {
  /** The application's number. */
  id: number;
  memberId: number;
  name: string;
  email: string;
  contact: string;
  college: string;
  degree: string;
  address: string;
  why: string;
  /** What the owner wrote on accepting; may be empty. */
  word: string;
  person: Author;
  hasCv: boolean;
  status: ApplicationStatus;
  appliedAt: string;
}

export interface OwnApplication extends Applicant {
  opportunity: Opportunity | null;
}

type Views = components['schemas'];

export type OpportunityRow = Views['OpportunityView'] &
  Partial<Pick<Views['OwnOpportunityView'], 'response_count' | 'is_taken_down'>>;
type ApplicantRow = Views['ApplicantView'];

export const CARDS_PER_PAGE = 20;

const FORBIDDEN = 403;

const filtersOnWire = ({ country, speciality, type, past, page, asOf, last }: Filters) => ({
  countyId: country || 'all',
  specialtyId: speciality || 'all',
  opportunityId: type || 'all',
  past,
  page,
  asOf,
  last,
});

const pageIn = (list: { result: OpportunityRow[]; total: number }): OpportunityPage => ({
  opportunities: list.result.map((row) => {
    const { description, ...opportunity } = toOpportunity(row);
    return { ...opportunity, description: beginningOf(description) };
  }),
  total: list.total,
});

export async function allOpportunities(
  args: RouteArgs,
  filters: Filters,
): Promise<OpportunityPage> {
  return pageIn(await dataOf(api(args).POST('/opportunities', { body: filtersOnWire(filters) })));
}

export async function postedOpportunities(
  args: RouteArgs,
  filters: Filters,
): Promise<OpportunityPage> {
  const body = filtersOnWire(filters);
  return pageIn(await dataOf(api(args).POST('/opportunities/posted', { body })));
}

export async function opportunityById(args: RouteArgs, id: number): Promise<Opportunity> {
  return toOpportunity(await opportunityRow(args, id));
}

/** For its form: countries and cities by their ids. @throws 403 for anyone but its owner */
export async function ownOpportunityRow(
  args: RouteArgs,
  id: number,
  memberId: number,
): Promise<OpportunityRow> {
  const row = await opportunityRow(args, id);
  if (toAuthor(row).memberId !== memberId) throw new Response(null, { status: FORBIDDEN });
  return row;
}

async function opportunityRow(args: RouteArgs, id: number): Promise<OpportunityRow> {
  const { result } = await dataOf(
    api(args).GET('/opportunities/{id}', { params: { path: { id } } }),
  );
  return result;
}

export const postOpportunity = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/opportunities/add', form });

export const editOpportunity = (args: RouteArgs, id: number, form: FormValues) =>
  putForm(args, { path: '/opportunities/{id}', at: { id }, form });

export const reopenOpportunity = (args: RouteArgs, id: number, lastDate: string) =>
  postForm(args, { path: '/opportunities/{id}/reopen', at: { id }, form: { lastDate } });

export const closeOpportunity = (args: RouteArgs, id: number) =>
  replyOf(api(args).POST('/opportunities/delete', { body: { opportunity_id: id } }));

export const reportOpportunity = (
  args: RouteArgs,
  id: number,
  body: { reason: string; category: string },
) => replyOf(api(args).POST('/opportunities/{id}/report', { params: { path: { id } }, body }));

export const applyFor = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/opportunities/apply', form });

export async function responsesTo(
  args: RouteArgs,
  opportunityId: number,
  asked: AskedPage & { state: ApplicantList },
) {
  const body = { opportunityId, ...asked };
  const { result, total, counts } = await dataOf(
    api(args).POST('/opportunities/responses', { body }),
  );
  const [opportunity, applicants] = result;
  return {
    opportunity: toOpportunity(opportunity),
    applicants: applicants.map(toApplicant),
    total,
    counts,
  };
}

const ACCEPT = 2;
const CANCEL = 1;

export const answerApplication = (
  args: RouteArgs,
  about: { opportunityId: number; applicationId: number },
  isAccepted: boolean,
  word: string,
) =>
  replyOf(
    api(args).POST('/opportunities/handleResponse', {
      body: { ...about, whatToDo: isAccepted ? ACCEPT : CANCEL, word },
    }),
  );

export const withdrawApplication = (args: RouteArgs, applicationId: number) =>
  replyOf(api(args).POST('/opportunities/withdraw', { body: { applicationId } }));

export async function ownApplications(
  args: RouteArgs,
  before?: number,
): Promise<{ applications: OwnApplication[]; nextBefore: number | null }> {
  const { result, nextBefore } = await dataOf(
    api(args).GET('/opportunities/applications', { params: { query: { before } } }),
  );
  const applications = result.map((row) => ({
    ...toApplicant(row),
    opportunity: row.opportunity && toOpportunity(row.opportunity),
  }));
  return { applications, nextBefore };
}

const NOT_FOUND = 404;

/** A signed URL of a CV, valid for a few minutes. */
export async function cvAddress(args: RouteArgs, id: number): Promise<string> {
  const { result } = await dataOf(
    api(args).GET('/opportunities/applications/{id}/cv', { params: { path: { id } } }),
  );
  if (result.url === null) throw new Response(null, { status: NOT_FOUND });
  return result.url;
}

function toOpportunity(row: OpportunityRow): Opportunity {
  return {
    id: row.id,
    title: row.title,
    duration: row.duration,
    deadline: row.deadline,
    description: row.description,
    speciality: row.speciality,
    qualifications: row.qualifications,
    experience: row.experience,
    status: row.status,
    owner: toAuthor(row),
    place: [row.job_location_city, row.job_location_country].join(', '),
    from: row.from_date,
    to: row.to_date,
    type: row.opportunity_type,
    postedAt: row.created_time_date,
    appliedAt: row.applied_at,
    isTakenDown: Boolean(row.is_taken_down),
    responses: row.response_count ?? null,
  };
}

function toApplicant(row: ApplicantRow): Applicant {
  const { id, name, email, contact, degree, address, why, word, status } = row;
  return {
    memberId: row.signup_id,
    college: row.medial_college,
    hasCv: row.cv !== null,
    appliedAt: row.created_time_date,
    person: toAuthor(row.person),
    id,
    name,
    email,
    contact,
    degree,
    address,
    why,
    word,
    status,
  };
}
