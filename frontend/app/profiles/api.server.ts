import type { ConnectionState } from '../../../backend/src/connections/connection-state.rules';
import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

export interface Training {
  title: string;
  place: string;
  year: string;
}

export interface Registration {
  country: string;
  region: string;
  number: string;
}

export interface Profile {
  memberId: number;
  fullName: string;
  pictureUrl: string | null;
  location: string;
  speciality: string;
  /** "MBBS · MS · HPB Surgery" */
  degrees: string;
  /** Newest first. */
  trainings: Training[];
  additionalQualifications: string;
  memberships: string[];
  groups: string[];
  cv: { name: string; url: string } | null;
  /** In how many cases the member's advice changed the plan, and where most. */
  advice: { changed: number; confirmed: number; speciality: string };
  /** How right the confidence of one's own votes was; nobody else is told. */
  calibration: { votes: number; brier: number } | null;
  isVerified: boolean;
  /** The country in which the registration was confirmed; empty for others. */
  verifiedIn: string;
  /** Only the owner is told. */
  privately: {
    email: string;
    phone: string;
    birthDate: string;
    originCity: string;
    /** M, F, O, or empty. */
    gender: string;
    registrations: Registration[];
  } | null;
}

/** How the reader and a member are connected. */
export interface ProfileConnection {
  memberId: number;
  /** Of the record between the two, if there is one. */
  connectionId: number | null;
  state: ConnectionState;
  /** How many members that one is connected with; 501 stands for more than 500. */
  total: number;
  /** Colleagues with whom both are connected. */
  mutual: number;
}

type Details = components['schemas']['OwnProfileView'];
type Qualification = Details['qualification'];

export async function profileOf(args: RouteArgs, memberId: number): Promise<Profile> {
  const reply = await dataOf(api(args).POST('/getProfileDetails', { body: { id: memberId } }));
  const { profile, qualification, membershipAssociation } = reply;
  return {
    memberId,
    fullName: profile.full_name,
    pictureUrl: profile.display_pic || null,
    location: profile.current_location,
    speciality: qualification.specialty_type,
    degrees: degreesIn(qualification),
    trainings: trainingsIn(qualification),
    additionalQualifications: qualification.additionalQualifications,
    memberships: listed(
      membershipAssociation.association,
      membershipAssociation.other_international,
    ),
    groups: [...(reply.specialtyGroups ?? []), ...(reply.addGroup ?? [])].map((group) =>
      group.chat_room_center_name.replace(/#$/, ''),
    ),
    cv: profile.cv,
    advice: {
      changed: reply.advice.changed,
      confirmed: reply.advice.confirmed,
      speciality: specialityIn(reply.advice.by_speciality),
    },
    calibration: calibrationIn(reply.calibration),
    isVerified: Boolean(profile.is_verified),
    verifiedIn: profile.verified_in,
    privately: profile.email_id ? privateIn(reply) : null,
  };
}

function calibrationIn(told: Details['calibration']): Profile['calibration'] {
  return told && told.brier !== null ? { votes: told.votes, brier: told.brier } : null;
}

function trainingsIn(q: Qualification): Training[] {
  const rows = [
    {
      title: q.specialty_type,
      place: listed(q.specialty_center, q.specialty_city).join(', '),
      year: yearOf(q.specialty_year),
    },
    {
      title: 'General Surgery (MS)',
      place: listed(q.gs_center, q.gs_city).join(', '),
      year: yearOf(q.gs_year),
    },
    {
      title: 'MBBS',
      place: listed(q.mbbs_center, q.mbbs_city).join(', '),
      year: yearOf(q.mbbs_year),
    },
  ];
  return rows.filter((row) => row.place);
}

function degreesIn(q: Qualification): string {
  return [q.mbbs_center && 'MBBS', q.gs_center && 'MS', q.specialty_type]
    .filter(Boolean)
    .join(' · ');
}

function privateIn({ profile, mediRegistration: m }: Details): Profile['privately'] {
  const registrations = (m?.mediRegistrationNumber ?? []).map((number, i) => ({
    number,
    country: m?.mediRegistrationCountry[i] ?? '',
    region: m?.mediRegistrationState[i] ?? '',
  }));
  return {
    email: profile.email_id ?? '',
    phone: (profile.mobile ?? '').replace('\n', ' '),
    birthDate: profile.dob ?? '',
    originCity: profile.cityOfOrigin ?? '',
    gender: profile.gender ?? '',
    registrations,
  };
}

function listed(...lists: string[]): string[] {
  return lists.flatMap((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
}

const yearOf = (year: number | null) => (year === null ? '' : String(year));

export async function connectionWith(
  args: RouteArgs,
  memberId: number,
): Promise<ProfileConnection> {
  const { standing, follow_id, connections, mutual } = await dataOf(
    api(args).GET('/connections/{id}', { params: { path: { id: memberId } } }),
  );
  return { memberId, state: standing, connectionId: follow_id, total: connections, mutual };
}

/** Named where all of it was in one. */
const specialityIn = (rows: readonly { speciality: string }[]) =>
  rows.length === 1 ? (rows[0]?.speciality ?? '') : '';
