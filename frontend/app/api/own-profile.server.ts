import type { CvVisibility } from '../../../backend/src/profiles/cv-visibility.rules';
import { associationName, listedNames } from '../lib/associations';
import type { SavedMembership } from '../lib/membership-form';
import type { RegistrationEntry } from '../lib/registration-form';
import { type Asking, api, type PassedOn } from './client.server';
import { answered } from './refused.server';

/** One's own profile as its edit pages need it. */
export interface OwnProfile {
  fullName: string;
  pictureUrl: string | null;
  birthDate: string;
  city: { id: number; name: string } | null;
  phone: { countryCode: string; number: string };
  cv: { name: string; url: string } | null;
  cvVisibility: CvVisibility;
  additionalQualifications: string;
  /** Null until the step was saved. */
  membership: SavedMembership | null;
  registrations: RegistrationEntry[];
  /** Groups that come from the training; they stay. */
  ownGroups: string[];
  otherGroups: string[];
}

type Text = string | null | undefined;

interface OwnProfileReply {
  profile: Record<'full_name' | 'display_pic' | 'dob' | 'current_location' | 'mobile', Text> & {
    city_id?: number | null;
    cv?: { name: string; url: string } | null;
    cv_visibility?: CvVisibility | '';
  };
  qualification?: { additionalQualifications?: Text } | null;
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

export async function ownProfile(args: Asking, memberId: number): Promise<OwnProfile> {
  const reply = answered(
    await api(args).post<OwnProfileReply>('getProfileDetails', { id: memberId }),
  );
  const { profile } = reply;
  const [countryCode = '', number = ''] = (profile.mobile ?? '').split('\n');
  return {
    fullName: profile.full_name ?? '',
    pictureUrl: profile.display_pic || null,
    birthDate: profile.dob ?? '',
    city: profile.city_id ? { id: profile.city_id, name: profile.current_location ?? '' } : null,
    phone: { countryCode, number },
    cv: profile.cv ?? null,
    cvVisibility: profile.cv_visibility || 'members',
    additionalQualifications: reply.qualification?.additionalQualifications ?? '',
    membership: membershipIn(reply.membershipAssociation),
    registrations: registrationsIn(reply.mediRegistration),
    ownGroups: namesIn(reply.specialtyGroups),
    otherGroups: namesIn(reply.addGroup),
  };
}

/** The personal details' edit is told from step 1 by the header that names the member. */
export const updatePersonal = (args: Asking, memberId: number, body: object) =>
  api(args).post('personal', { ...body, page_id: 1 }, { id: String(memberId) });

export const updateAdditionalQualification = (args: Asking, additionalQualifications: string) =>
  api(args).post('updateAdditionalQualification', { additionalQualifications });

/** A trailing # marks an added group on the wire. */
export const addGroups = (args: Asking, names: string[]) =>
  api(args).post('updateChatOtherRooms', { otherGroup: names.map((name) => `${name}#`) });

export const changePicture = (args: Asking, form: PassedOn) =>
  api(args).post<{ fileInfo: { url: string } }>('uploadProfilePic', form);

export const removeCv = (args: Asking) => api(args).post('deleteCv', {});

export const setCvVisibility = (args: Asking, visibility: string) =>
  api(args).put('profile/cv-visibility', { visibility });

export const sendPhoneCode = (args: Asking, body: object) => api(args).post('phone/code', body);

export const confirmPhone = (args: Asking, body: object) => api(args).post('phone/confirm', body);

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
