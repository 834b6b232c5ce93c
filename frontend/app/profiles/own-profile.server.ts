import {
  CV_VISIBILITIES,
  type CvVisibility,
} from '../../../backend/src/profiles/cv-visibility.rules';
import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';
import type { SavedMembership } from './membership-form';
import {
  membershipIn,
  type OwnTraining,
  registrationsIn,
  trainingIn,
} from './own-credentials.server';
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

const visibilityIn = (word: string | undefined): CvVisibility =>
  CV_VISIBILITIES.find((known) => known === word) ?? 'members';

function namesIn(groups: { chat_room_center_name: string }[] = []): string[] {
  return groups.map((group) => group.chat_room_center_name.replace(/#$/, ''));
}
