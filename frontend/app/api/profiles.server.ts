import { type Asking, api, type PassedOn } from './client.server';
import { answered } from './refused.server';

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
  /** Only the owner is told. */
  privately: {
    email: string;
    phone: string;
    birthDate: string;
    registrations: Registration[];
  } | null;
}

type Text = string | null | undefined;

interface ProfileReply {
  profile: Record<
    'full_name' | 'dob' | 'current_location' | 'mobile' | 'email_id' | 'display_pic',
    Text
  > & {
    cv?: { name: string; url: string } | string | null;
    is_verified?: boolean | number;
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

export async function profileOf(args: Asking, memberId: number): Promise<Profile> {
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
    privately: profile.email_id ? privateIn(reply) : null,
  };
}

/** The picture travels as it arrives: a stream with the form's own content type. */
export const uploadPicture = (args: Asking, form: PassedOn) =>
  api(args).post<{ fileInfo: { url: string } }>('uploadProfilePic', form);

export const uploadCv = (args: Asking, form: PassedOn) =>
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
