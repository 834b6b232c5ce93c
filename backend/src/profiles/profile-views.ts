import { Injectable } from '@nestjs/common';
import { fullName } from '../auth/account.entity';
import { MediaAddresses } from '../media/media.addresses';
import { SPECIALITIES } from '../reference-data/specialities.rules';
import type { AdviceGiven } from './advice-given';
import type { Membership, RegistrationRow } from './credentials/credential.sql';
import type { ProfileRow, TrainingRow } from './profile.sql';
import type { ProfileDetails } from './profiles.service';
import {
  AdviceGivenView,
  AdvisedSpecialityView,
  CalibrationView,
  FileView,
  GroupView,
  MembershipView,
  OwnPersonView,
  OwnProfileView,
  PersonView,
  ProfileView,
  QualificationView,
  RegistrationsView,
  TrainingView,
} from './profiles.wire';

const NO_TRAINING = { cityName: '', schoolName: '', year: null };

/** Builds the views of a profile, for its owner or for other members. */
@Injectable()
export class ProfileViews {
  constructor(private readonly addresses: MediaAddresses) {}

  forOthers(details: ProfileDetails): ProfileView {
    return Object.assign(new ProfileView(), {
      person: Object.assign(new PersonView(), this.person(details)),
      qualification: qualificationOf(details.profile, details.trainings),
      membership: membershipOf(details.membership),
      advice: adviceOf(details.advice),
    });
  }

  forOwner(details: ProfileDetails): OwnProfileView {
    const { profile } = details;
    return Object.assign(new OwnProfileView(), {
      person: Object.assign(new OwnPersonView(), this.person(details), privately(profile)),
      trainings: details.trainings.map((training) => Object.assign(new TrainingView(), training)),
      qualification: qualificationOf(profile, details.trainings),
      membership: membershipOf(details.membership),
      advice: adviceOf(details.advice),
      ...(details.calibration && {
        calibration: Object.assign(new CalibrationView(), details.calibration),
      }),
      registrations: registrationsOf(details.registrations),
      specialityGroups: profile.speciality ? [groupOf(profile.speciality, '')] : [],
      otherGroups: profile.otherGroups
        .filter((name) => name !== profile.speciality)
        .map((name) => groupOf(name, '#')),
    });
  }

  private person({ profile, isCvShown }: ProfileDetails) {
    const { memberId, firstName, lastName, currentLocation } = profile;
    const pictureUrl = this.addresses.at(profile.pictureKey) ?? '';
    return {
      memberId,
      firstName,
      lastName,
      fullName: fullName(profile),
      currentLocation,
      pictureUrl,
      cv: isCvShown ? this.cv(profile) : null,
      isVerified: Number(profile.verifiedIn !== ''),
      verifiedIn: profile.verifiedIn,
    };
  }

  private cv({ cvKey, cvName }: ProfileRow): FileView | null {
    const url = this.addresses.at(cvKey);
    return url === null ? null : Object.assign(new FileView(), { name: cvName ?? 'CV', url });
  }
}

function adviceOf({ changed, confirmed, bySpeciality }: AdviceGiven): AdviceGivenView {
  return Object.assign(new AdviceGivenView(), {
    changed,
    confirmed,
    bySpeciality: bySpeciality.map((one) => Object.assign(new AdvisedSpecialityView(), one)),
  });
}

/** The personal fields for the owner only. */
function privately(profile: ProfileRow) {
  const { phoneCountryCode, phoneNumber } = profile;
  return {
    cityId: profile.cityId,
    originCityId: profile.originCityId,
    originCityName: profile.originCityName,
    email: profile.email,
    cvVisibility: profile.cvVisibility,
    isQuotable: Number(profile.isQuotable),
    birthDate: profile.birthDate ?? '',
    gender: profile.gender ?? '',
    joinsWomenGroup: Number(profile.joinsWomenGroup),
    mobile: phoneNumber ? `${phoneCountryCode}\n${phoneNumber}` : '',
  };
}

function qualificationOf(
  profile: ProfileRow,
  trainings: readonly TrainingRow[],
): QualificationView {
  const of = (kind: TrainingRow['kind']) =>
    trainings.find((training) => training.kind === kind) ?? NO_TRAINING;
  const [mbbs, surgical, superSpeciality] = [of('mbbs'), of('surgical'), of('super-speciality')];
  return Object.assign(new QualificationView(), {
    mbbsCity: mbbs.cityName,
    mbbsSchool: mbbs.schoolName,
    mbbsYear: mbbs.year,
    surgicalCentre: surgical.schoolName,
    surgicalCity: surgical.cityName,
    surgicalYear: surgical.year,
    speciality: profile.speciality,
    superSpecialityCentre: superSpeciality.schoolName,
    superSpecialityCity: superSpeciality.cityName,
    superSpecialityYear: superSpeciality.year,
    additionalQualifications: profile.additionalQualifications,
  });
}

/** The associations as one string; the other international one separately, as entered. */
function membershipOf(membership: Membership | undefined): MembershipView {
  const { associations = [], otherInternational = '' } = membership ?? {};
  return Object.assign(new MembershipView(), {
    associations: associations.join(', '),
    otherInternational,
  });
}

function registrationsOf(rows: readonly RegistrationRow[]): RegistrationsView {
  return Object.assign(new RegistrationsView(), {
    countries: rows.map(({ country }) => country),
    regions: rows.map(({ region }) => region),
    numbers: rows.map(({ number }) => number),
    countryIds: rows.map(({ countryId }) => countryId),
  });
}

/** Groups of specialities have the same numbers as the specialities. */
function groupOf(speciality: string, mark: '' | '#'): GroupView {
  const id = (SPECIALITIES as readonly string[]).indexOf(speciality) + 1;
  return Object.assign(new GroupView(), { id, name: `${speciality}${mark}` });
}
