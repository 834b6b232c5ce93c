import type { CvVisibility } from '../../../backend/src/profiles/cv-visibility.rules';
import type { FormValues } from '../lib/form-state';
import type { PassedOn, RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';
import { associationName, listedNames } from './associations';
import type { SavedMembership } from './membership-form';
import type { RegistrationEntry } from './registration-form';

/** One's own profile as its edit pages need it. */
export interface OwnProfile {
  fullName: string;
  firstName: string;
  lastName: string;
  gender: string;
  /** Whether she is in Women in Surgery. */
  joinsWomenGroup: boolean;
  /** A medical registration was confirmed. */
  isVerified: boolean;
  pictureUrl: string | null;
  birthDate: string;
  city: { id: number; name: string } | null;
  originCity: { id: number | null; name: string } | null;
  phone: { countryCode: string; number: string };
  cv: { name: string; url: string } | null;
  cvVisibility: CvVisibility;
  trainings: OwnTraining[];
  /** The super-speciality, or what the surgical training makes. */
  speciality: string;
  additionalQualifications: string;
  /** Null until the step was saved. */
  membership: SavedMembership | null;
  registrations: RegistrationEntry[];
  /** Groups that come from the training; they stay. */
  ownGroups: string[];
  otherGroups: string[];
}

export interface OwnTraining {
  kind: 'mbbs' | 'surgical' | 'super-speciality';
  countryId: number;
  /** Null for a city or school that was typed. */
  cityId: number | null;
  cityName: string;
  schoolId: number | null;
  schoolName: string;
  year: number;
}

type Text = string | null | undefined;

interface OwnProfileReply {
  profile: Record<
    | 'full_name'
    | 'first_name'
    | 'last_name'
    | 'gender'
    | 'display_pic'
    | 'dob'
    | 'current_location'
    | 'cityOfOrigin'
    | 'mobile',
    Text
  > & {
    city_id?: number | null;
    cityOfOriginId?: number | null;
    femaleGroupAllow?: number;
    is_verified?: number;
    cv?: { name: string; url: string } | null;
    cv_visibility?: CvVisibility | '';
  };
  training?: {
    kind: OwnTraining['kind'];
    country_id: number;
    city_id: number | null;
    city_name: string;
    school_id: number | null;
    school_name: string;
    year: number;
  }[];
  qualification?: { specialty_type?: Text; additionalQualifications?: Text } | null;
  membershipAssociation?: { association?: Text; other_international?: Text } | null;
  mediRegistration?:
    | (Record<
        'mediRegistrationCountry' | 'mediRegistrationState' | 'mediRegistrationNumber',
        string[]
      > & {
        mediRegistrationCountryId: number[];
      })
    | null;
  specialtyGroups?: { chat_room_center_name: string }[];
  addGroup?: { chat_room_center_name: string }[];
}

export async function ownProfile(args: RouteArgs, memberId: number): Promise<OwnProfile> {
  const reply = answered(
    await api(args).post<OwnProfileReply>('getProfileDetails', { id: memberId }),
  );
  const { profile } = reply;
  const [countryCode = '', number = ''] = (profile.mobile ?? '').split('\n');
  return {
    ...personIn(profile),
    phone: { countryCode, number },
    cv: profile.cv ?? null,
    cvVisibility: profile.cv_visibility || 'members',
    trainings: (reply.training ?? []).map(trainingIn),
    speciality: reply.qualification?.specialty_type ?? '',
    additionalQualifications: reply.qualification?.additionalQualifications ?? '',
    membership: membershipIn(reply.membershipAssociation),
    registrations: registrationsIn(reply.mediRegistration),
    ownGroups: namesIn(reply.specialtyGroups),
    otherGroups: namesIn(reply.addGroup),
  };
}

function personIn(profile: OwnProfileReply['profile']) {
  return {
    fullName: profile.full_name ?? '',
    firstName: profile.first_name ?? '',
    lastName: profile.last_name ?? '',
    gender: profile.gender ?? '',
    joinsWomenGroup: Boolean(profile.femaleGroupAllow),
    isVerified: Boolean(profile.is_verified),
    pictureUrl: profile.display_pic || null,
    birthDate: profile.dob ?? '',
    city: profile.city_id ? { id: profile.city_id, name: profile.current_location ?? '' } : null,
    originCity: profile.cityOfOrigin
      ? { id: profile.cityOfOriginId ?? null, name: profile.cityOfOrigin }
      : null,
  };
}

function trainingIn(row: NonNullable<OwnProfileReply['training']>[number]): OwnTraining {
  return {
    kind: row.kind,
    countryId: row.country_id,
    cityId: row.city_id,
    cityName: row.city_name,
    schoolId: row.school_id,
    schoolName: row.school_name,
    year: row.year,
  };
}

/** The personal details' edit is told from step 1 by the header that names the member. */
export const updatePersonal = (args: RouteArgs, memberId: number, body: object) =>
  api(args).post('personal', { ...body, page_id: 1 }, { id: String(memberId) });

export const changeNames = (args: RouteArgs, body: FormValues) =>
  api(args).post('account/names', body);

export const updateAdditionalQualification = (args: RouteArgs, additionalQualifications: string) =>
  api(args).post('updateAdditionalQualification', { additionalQualifications });

/** A trailing # marks an added group on the wire. */
export const addGroups = (args: RouteArgs, names: string[]) =>
  api(args).post('updateChatOtherRooms', { otherGroup: names.map((name) => `${name}#`) });

export const changePicture = (args: RouteArgs, form: PassedOn) =>
  api(args).post<{ fileInfo: { url: string } }>('uploadProfilePic', form);

export const removeCv = (args: RouteArgs) => api(args).post('deleteCv', {});

export const setCvVisibility = (args: RouteArgs, visibility: string) =>
  api(args).put('profile/cv-visibility', { visibility });

export const sendPhoneCode = (args: RouteArgs, body: object) => api(args).post('phone/code', body);

export const confirmPhone = (args: RouteArgs, body: object) =>
  api(args).post('phone/confirm', body);

function membershipIn(saved: OwnProfileReply['membershipAssociation']): SavedMembership | null {
  if (!saved?.association && !saved?.other_international) return null;
  return {
    associations: listedNames(saved.association ?? ''),
    otherInternational: associationName(saved.other_international ?? ''),
  };
}

function registrationsIn(saved: OwnProfileReply['mediRegistration']): RegistrationEntry[] {
  return (saved?.mediRegistrationNumber ?? []).map((number, i) => {
    const countryName = saved?.mediRegistrationCountry[i] ?? '';
    return {
      country: String(saved?.mediRegistrationCountryId[i] ?? countryName),
      countryName,
      region: saved?.mediRegistrationState[i] ?? '',
      number,
    };
  });
}

function namesIn(groups: { chat_room_center_name: string }[] = []): string[] {
  return groups.map((group) => group.chat_room_center_name.replace(/#$/, ''));
}
