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
  /** Sorted newest first. */
  trainings: Training[];
  additionalQualifications: string;
  memberships: string[];
  groups: string[];
  cv: { name: string; url: string } | null;
  /** How many cases the member's advice changed, and the speciality if all were in one. */
  advice: { changed: number; confirmed: number; speciality: string };
  /** The calibration of the member's own votes; null on other members' profiles. */
  calibration: { votes: number; brier: number } | null;
  isVerified: boolean;
  /** The country in which the registration was confirmed; empty if it was not confirmed. */
  verifiedIn: string;
  /** Null on other members' profiles. */
  privately: {
    email: string;
    phone: string;
    birthDate: string;
    originCity: string;
    /** M, F, O or empty. */
    gender: string;
    registrations: Registration[];
  } | null;
}

/** The connection between the signed-in member and another member. */
export interface ProfileConnection {
  memberId: number;
  /** The id of the connection record; null if there is none. */
  connectionId: number | null;
  state: ConnectionState;
  /** The number of the other member's connections; 501 means more than 500. */
  total: number;
  /** The number of mutual connections. */
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

/** The speciality, if all the rows are in the same one; otherwise empty. */
const specialityIn = (rows: readonly { speciality: string }[]) =>
  rows.length === 1 ? (rows[0]?.speciality ?? '') : '';
