import { Injectable } from '@nestjs/common';
import { fullName } from '../auth/account.entity';
import { MediaAddresses } from '../media/media.addresses';
import { SPECIALITIES } from '../reference-data/specialities.rules';
import type { ProfileRow, TrainingRow } from './profile.repository';
import type { ProfileDetails } from './profiles.service';
import { FileView, GroupView, OwnPersonView, OwnProfileView, PersonView, ProfileView, QualificationView } from './profiles.wire';

const NO_TRAINING = { cityName: '', schoolName: '', year: null };

/** Writes a profile as its owner or as other members see it. */
@Injectable()
export class ProfileViews {
  constructor(private readonly addresses: MediaAddresses) {}

  forOthers({ profile, trainings }: ProfileDetails): ProfileView {
    const person = Object.assign(new PersonView(), this.person(profile));
    return Object.assign(new ProfileView(), { person, qualification: qualificationOf(profile, trainings) });
  }

  forOwner({ profile, trainings }: ProfileDetails): OwnProfileView {
    const { birthDate, gender, cityId, email, phoneCountryCode, phoneNumber } = profile;
    const mobile = phoneNumber ? `${phoneCountryCode}\n${phoneNumber}` : '';
    const own = { birthDate: birthDate ?? '', gender: gender ?? '', cityId, email, mobile };
    return Object.assign(new OwnProfileView(), {
      person: Object.assign(new OwnPersonView(), this.person(profile), own),
      qualification: qualificationOf(profile, trainings),
      specialityGroups: profile.speciality ? [groupOf(profile.speciality, '')] : [],
      otherGroups: profile.otherGroups.map((name) => groupOf(name, '#')),
    });
  }

  private person(profile: ProfileRow) {
    const { memberId, firstName, lastName, currentLocation } = profile;
    const pictureUrl = this.addresses.at(profile.pictureKey) ?? '';
    return { memberId, firstName, lastName, fullName: fullName(profile), currentLocation, pictureUrl, cv: this.cv(profile) };
  }

  private cv({ cvKey, cvName }: ProfileRow): FileView | null {
    const url = this.addresses.at(cvKey);
    return url === null ? null : Object.assign(new FileView(), { name: cvName ?? 'CV', url });
  }
}

function qualificationOf(profile: ProfileRow, trainings: readonly TrainingRow[]): QualificationView {
  const of = (kind: TrainingRow['kind']) => trainings.find((training) => training.kind === kind) ?? NO_TRAINING;
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

/** Groups of specialities are numbered as the specialities are. */
function groupOf(speciality: string, mark: '' | '#'): GroupView {
  const id = (SPECIALITIES as readonly string[]).indexOf(speciality) + 1;
  return Object.assign(new GroupView(), { id, name: `${speciality}${mark}` });
}
