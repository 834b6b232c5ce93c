import type { Standing } from '../../../backend/src/connections/standing.rules';
import type { PassedOn, RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

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
  standing: Standing;
  /** How many members that one is connected with; 501 stands for more than 500. */
  total: number;
}

type Text = string | null | undefined;

interface ProfileReply {
  profile: Record<
    | 'full_name'
    | 'dob'
    | 'gender'
    | 'current_location'
    | 'cityOfOrigin'
    | 'mobile'
    | 'email_id'
    | 'display_pic'
    | 'verified_in',
    Text
  > & {
    cv?: { name: string; url: string } | string | null;
    is_verified?: number;
  };
  qualification?: Record<
    | 'mbbs_city'
    | 'mbbs_center'
    | 'mbbs_year'
    | 'gs_center'
    | 'gs_city'
    | 'gs_year'
    | 'specialty_type'
    | 'specialty_center'
    | 'specialty_city'
    | 'specialty_year'
    | 'additionalQualifications',
    Text | number
  > | null;
  membershipAssociation?: { association?: Text; other_international?: Text } | null;
  mediRegistration?: Record<
    'mediRegistrationCountry' | 'mediRegistrationState' | 'mediRegistrationNumber',
    string[]
  > | null;
  specialtyGroups?: { chat_room_center_name: string }[];
  addGroup?: { chat_room_center_name: string }[];
}

export async function profileOf(args: RouteArgs, memberId: number): Promise<Profile> {
  const reply = answered(await api(args).post<ProfileReply>('getProfileDetails', { id: memberId }));
  const { profile } = reply;
  return {
    memberId,
    fullName: profile.full_name ?? '',
    pictureUrl: profile.display_pic || null,
    location: profile.current_location ?? '',
    speciality: text(reply.qualification?.specialty_type),
    degrees: degreesIn(reply.qualification),
    trainings: trainingsIn(reply.qualification),
    additionalQualifications: text(reply.qualification?.additionalQualifications),
    memberships: listed(
      reply.membershipAssociation?.association,
      reply.membershipAssociation?.other_international,
    ),
    groups: [...(reply.specialtyGroups ?? []), ...(reply.addGroup ?? [])].map((group) =>
      group.chat_room_center_name.replace(/#$/, ''),
    ),
    cv: cvIn(profile.cv),
    isVerified: Boolean(profile.is_verified),
    verifiedIn: profile.verified_in ?? '',
    privately: profile.email_id ? privateIn(reply) : null,
  };
}

/** The picture travels as it arrives: a stream with the form's own content type. */
export const uploadPicture = (args: RouteArgs, form: PassedOn) =>
  api(args).post<{ fileInfo: { url: string } }>('uploadProfilePic', form);

export const uploadCv = (args: RouteArgs, form: PassedOn) =>
  api(args).post<{ cv: { name: string; url: string } }>('uploadCv', form);

function trainingsIn(q: ProfileReply['qualification']): Training[] {
  if (!q) return [];
  const rows = [
    {
      title: text(q.specialty_type),
      place: listed(q.specialty_center, q.specialty_city).join(', '),
      year: text(q.specialty_year),
    },
    {
      title: 'General Surgery (MS)',
      place: listed(q.gs_center, q.gs_city).join(', '),
      year: text(q.gs_year),
    },
    {
      title: 'MBBS',
      place: listed(q.mbbs_center, q.mbbs_city).join(', '),
      year: text(q.mbbs_year),
    },
  ];
  return rows.filter((row) => row.place);
}

function degreesIn(q: ProfileReply['qualification']): string {
  return [q?.mbbs_center && 'MBBS', q?.gs_center && 'MS', text(q?.specialty_type)]
    .filter(Boolean)
    .join(' · ');
}

function privateIn({ profile, mediRegistration: m }: ProfileReply): Profile['privately'] {
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

function cvIn(cv: ProfileReply['profile']['cv']): Profile['cv'] {
  if (!cv) return null;
  return typeof cv === 'string' ? { name: 'CV', url: cv } : cv;
}

function listed(...lists: (Text | number)[]): string[] {
  return lists.flatMap((list) =>
    text(list)
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
}

function text(value: Text | number): string {
  return value === null || value === undefined ? '' : String(value);
}

export async function connectionWith(
  args: RouteArgs,
  memberId: number,
): Promise<ProfileConnection> {
  const reply = await api(args).get<{
    standing: Standing;
    follow_id: number | null;
    connections: number;
  }>(`connections/${memberId}`);
  const { standing, follow_id: connectionId, connections } = answered(reply);
  return { memberId, standing, connectionId, total: connections };
}
