import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';
import {
  degreesIn,
  membershipsIn,
  type Registration,
  registrationsIn,
  type Training,
  trainingsIn,
} from './profile-credentials.server';

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

type Details = components['schemas']['OwnProfileView'];

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
    memberships: membershipsIn(membershipAssociation),
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

function privateIn({ profile, mediRegistration }: Details): Profile['privately'] {
  return {
    email: profile.email_id ?? '',
    phone: (profile.mobile ?? '').replace('\n', ' '),
    birthDate: profile.dob ?? '',
    originCity: profile.cityOfOrigin ?? '',
    gender: profile.gender ?? '',
    registrations: registrationsIn(mediRegistration),
  };
}

/** The speciality, if all the rows are in the same one; otherwise empty. */
const specialityIn = (rows: readonly { speciality: string }[]) =>
  rows.length === 1 ? (rows[0]?.speciality ?? '') : '';
