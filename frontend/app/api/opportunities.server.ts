import { type Author, type AuthorRow, toAuthor } from './author.server';
import { type Asking, api, type PassedOn } from './client.server';
import { answered } from './refused.server';

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
  status: 'Open' | 'Closed' | 'Past';
  appliedAt: string | null;
  /** Only its owner is told. */
  responses: number | null;
}

export interface OpportunityPage {
  opportunities: Opportunity[];
  total: number;
}

export interface Filters {
  country: string;
  speciality: string;
  type: string;
  past: boolean;
  page: number;
}

export type ApplicationStatus = 'submitted' | 'viewed' | 'accepted' | 'declined' | 'withdrawn';

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
  hasCv: boolean;
  status: ApplicationStatus;
  appliedAt: string;
}

export interface OwnApplication extends Applicant {
  opportunity: Opportunity | null;
}

interface OpportunityRow extends AuthorRow {
  id: number;
  title: string;
  job_location_city: string;
  job_location_country: string;
  duration: string;
  from_date: string;
  to_date: string;
  deadline: string | null;
  description: string;
  speciality: string;
  opportunity_type: string;
  qualifications: string;
  experience: string;
  created_time_date: string;
  status: Opportunity['status'];
  applied_at: string | null;
  response_count?: number;
}

interface ApplicantRow {
  id: number;
  signup_id: number;
  name: string;
  email: string;
  contact: string;
  medial_college: string;
  degree: string;
  address: string;
  cv: { name: string; url: string } | null;
  status: ApplicationStatus;
  created_time_date: string;
}

export const CARDS_PER_PAGE = 20;

const asked = ({ country, speciality, type, past, page }: Filters) => ({
  countyId: country || 'all',
  specialtyId: speciality || 'all',
  opportunityId: type || 'all',
  past,
  page,
});

interface ListReply {
  result: OpportunityRow[];
  total: number;
}

const pageIn = ({ result, total }: ListReply): OpportunityPage => ({
  opportunities: result.map(toOpportunity),
  total,
});

export async function allOpportunities(args: Asking, filters: Filters): Promise<OpportunityPage> {
  return pageIn(answered(await api(args).post<ListReply>('opportunities', asked(filters))));
}

export async function postedOpportunities(
  args: Asking,
  filters: Filters,
): Promise<OpportunityPage> {
  return pageIn(answered(await api(args).post<ListReply>('opportunities/posted', asked(filters))));
}

export async function opportunityById(args: Asking, id: string): Promise<Opportunity> {
  return toOpportunity(
    answered(
      await api(args).get<{ result: OpportunityRow }>(`opportunities/${encodeURIComponent(id)}`),
    ).result,
  );
}

export const postOpportunity = (args: Asking, body: object) =>
  api(args).post<{ id: number }>('opportunities/add', body);

export const closeOpportunity = (args: Asking, id: string) =>
  api(args).post('opportunities/delete', { opportunity_id: id });

export const applyFor = (args: Asking, form: PassedOn) =>
  api(args).post<{ id: number }>('opportunities/apply', form);

export async function responsesTo(args: Asking, opportunityId: string, page: number) {
  const reply = await api(args).post<{ result: [OpportunityRow, ApplicantRow[]]; total: number }>(
    'opportunities/responses',
    {
      opportunityId,
      page,
    },
  );
  const { result, total } = answered(reply);
  return { opportunity: toOpportunity(result[0]), applicants: result[1].map(toApplicant), total };
}

const ACCEPT = 2;
const CANCEL = 1;

export const answerApplication = (
  args: Asking,
  about: { opportunityId: string; applicationId: string },
  isAccepted: boolean,
) =>
  api(args).post('opportunities/handleResponse', {
    ...about,
    whatToDo: isAccepted ? ACCEPT : CANCEL,
  });

export const withdrawApplication = (args: Asking, applicationId: string) =>
  api(args).post('opportunities/withdraw', { applicationId });

export async function ownApplications(
  args: Asking,
  before?: string,
): Promise<{ applications: OwnApplication[]; nextBefore: number | null }> {
  const reply = await api(args).get<{
    result: (ApplicantRow & { opportunity: OpportunityRow | null })[];
    nextBefore: number | null;
  }>('opportunities/applications', { params: { before } });
  const { result, nextBefore } = answered(reply);
  const applications = result.map((row) => ({
    ...toApplicant(row),
    opportunity: row.opportunity && toOpportunity(row.opportunity),
  }));
  return { applications, nextBefore };
}

/** A fresh address of a CV, good for some minutes. */
export async function cvAddress(args: Asking, applicationId: string): Promise<string> {
  const reply = await api(args).get<{ result: { url: string } }>(
    `opportunities/applications/${encodeURIComponent(applicationId)}/cv`,
  );
  return answered(reply).result.url;
}

function toOpportunity(row: OpportunityRow): Opportunity {
  const {
    id,
    title,
    duration,
    deadline,
    description,
    speciality,
    qualifications,
    experience,
    status,
  } = row;
  return {
    ...{
      id,
      title,
      duration,
      deadline,
      description,
      speciality,
      qualifications,
      experience,
      status,
    },
    owner: toAuthor(row),
    place: [row.job_location_city, row.job_location_country].join(', '),
    from: row.from_date,
    to: row.to_date,
    type: row.opportunity_type,
    postedAt: row.created_time_date,
    appliedAt: row.applied_at,
    responses: row.response_count ?? null,
  };
}

function toApplicant(row: ApplicantRow): Applicant {
  const { id, name, email, contact, degree, address, status } = row;
  return {
    ...{ id, name, email, contact, degree, address, status },
    memberId: row.signup_id,
    college: row.medial_college,
    hasCv: row.cv !== null,
    appliedAt: row.created_time_date,
  };
}
