import {
  CV_VISIBILITIES,
  type CvVisibility,
} from '../../../backend/src/profiles/cv-visibility.rules';
import type { FormValues } from '../lib/form-state';
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
import { associationName, listedNames } from './associations';
import type { SavedMembership } from './membership-form';
import type { RegistrationEntry } from './registration-form';

/** The member's own profile, with the data that its edit pages need. */
export interface OwnProfile {
  fullName: string;
  firstName: string;
  lastName: string;
  gender: string;
  /** Whether the member joined Women in Surgery. */
  joinsWomenGroup: boolean;
  /** Whether a medical registration was confirmed. */
  isVerified: boolean;
  pictureUrl: string | null;
  birthDate: string;
  city: { id: number; name: string } | null;
  originCity: { id: number | null; name: string } | null;
  phone: { countryCode: string; number: string };
  cv: { name: string; url: string } | null;
  cvVisibility: CvVisibility;
  /** Whether visitors may read one of the member's answers. */
  isQuotable: boolean;
  trainings: OwnTraining[];
  /** The super-speciality, or the one that follows from the surgical training. */
  speciality: string;
  additionalQualifications: string;
  /** Null until step 3 was saved. */
  membership: SavedMembership | null;
  registrations: RegistrationEntry[];
  /** Groups that follow from the training; the member cannot leave them. */
  ownGroups: string[];
  otherGroups: string[];
}

export interface OwnTraining {
  kind: 'mbbs' | 'surgical' | 'super-speciality';
  countryId: number;
  /** Null if the city or school was typed. */
  cityId: number | null;
  cityName: string;
  schoolId: number | null;
  schoolName: string;
  year: number;
}

type Details = components['schemas']['OwnProfileView'];

export async function ownProfile(args: RouteArgs, memberId: number): Promise<OwnProfile> {
  const reply = await dataOf(api(args).POST('/getProfileDetails', { body: { id: memberId } }));
  const { profile } = reply;
  const [countryCode = '', number = ''] = (profile.mobile ?? '').split('\n');
  return {
    ...personIn(profile),
    phone: { countryCode, number },
    cv: profile.cv,
    cvVisibility: visibilityIn(profile.cv_visibility),
    isQuotable: profile.quotable === 1,
    trainings: (reply.training ?? []).map(trainingIn),
    speciality: reply.qualification.specialty_type,
    additionalQualifications: reply.qualification.additionalQualifications,
    membership: membershipIn(reply.membershipAssociation),
    registrations: registrationsIn(reply.mediRegistration),
    ownGroups: namesIn(reply.specialtyGroups),
    otherGroups: namesIn(reply.addGroup),
  };
}

function personIn(profile: Details['profile']) {
  return {
    fullName: profile.full_name,
    firstName: profile.first_name,
    lastName: profile.last_name,
    gender: profile.gender ?? '',
    joinsWomenGroup: Boolean(profile.femaleGroupAllow),
    isVerified: Boolean(profile.is_verified),
    pictureUrl: profile.display_pic || null,
    birthDate: profile.dob ?? '',
    city: profile.city_id ? { id: profile.city_id, name: profile.current_location } : null,
    originCity: profile.cityOfOrigin
      ? { id: profile.cityOfOriginId ?? null, name: profile.cityOfOrigin }
      : null,
  };
}

function trainingIn(row: components['schemas']['TrainingView']): OwnTraining {
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

/** The `id` header tells the API that this is an edit, not step 1 of onboarding. */
export const updatePersonal = (args: RouteArgs, memberId: number, form: FormValues) =>
  postForm(args, {
    path: '/personal',
    form,
    headers: { id: String(memberId) },
  });

export const changeNames = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/account/names', form });

export const updateAdditionalQualification = (args: RouteArgs, additionalQualifications: string) =>
  postForm(args, { path: '/updateAdditionalQualification', form: { additionalQualifications } });

/** A trailing # marks an added group in the API. */
export const addGroups = (args: RouteArgs, names: string[]) =>
  postForm(args, {
    path: '/updateChatOtherRooms',
    form: { otherGroup: names.map((name) => `${name}#`) },
  });

/** The picture is streamed to the API unchanged, with the form's own content type. */
export const changePicture = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/uploadProfilePic', form });

export const uploadCv = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/uploadCv', form });

export const removeCv = (args: RouteArgs) => replyOf(api(args).POST('/deleteCv'));

export const setCvVisibility = (args: RouteArgs, visibility: string) =>
  putForm(args, { path: '/profile/cv-visibility', form: { visibility } });

export const setQuotable = (args: RouteArgs, quotable: boolean) =>
  replyOf(api(args).PUT('/profile/quotable', { body: { quotable } }));

export const sendPhoneCode = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/phone/code', form });

export const confirmPhone = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/phone/confirm', form });

const visibilityIn = (word: string | undefined): CvVisibility =>
  CV_VISIBILITIES.find((known) => known === word) ?? 'members';

function membershipIn(saved: Details['membershipAssociation']): SavedMembership | null {
  if (!saved?.association && !saved?.other_international) return null;
  return {
    associations: listedNames(saved.association ?? ''),
    otherInternational: associationName(saved.other_international ?? ''),
  };
}

function registrationsIn(saved: Details['mediRegistration']): RegistrationEntry[] {
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
