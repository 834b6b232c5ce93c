import { NotUnticked, OneOf, Required } from '../wire/rules';
import { Wire } from '../wire/wire';
import { CV_VISIBILITIES } from './cv-visibility.rules';
import { TRAINING_KINDS, type TrainingKind } from './training.entity';

export class ProfileQuery {
  /** The member; defaults to the caller. */
  @Wire('id', { optional: true })
  readonly memberId?: number;
}

export class CvVisibilityBody {
  @Wire()
  @OneOf(CV_VISIBILITIES, 'Please choose who may read your CV.')
  readonly visibility!: string;
}

export const NOT_DECLARED = 'Please confirm that the picture shows you and no patient.';

export class PortraitBody {
  /** That it shows the member and no patient. Left out by older apps, which do not ask for it. */
  @Wire({ optional: true })
  @NotUnticked(NOT_DECLARED)
  readonly showsMe?: boolean;

  /** Whether the form asks that: then `showsMe` cannot be left out, as of a box without a tick it is. */
  @Wire({ optional: true })
  readonly asksShowsMe?: boolean;
}

export class QuotableBody {
  @Wire('quotable')
  @Required('Please answer yes or no.')
  readonly isQuotable!: boolean;
}

export class FileView {
  @Wire() name!: string;
  @Wire() url!: string;
}

export class PersonView {
  @Wire('id') memberId!: number;
  @Wire('first_name') firstName!: string;
  @Wire('last_name') lastName!: string;
  @Wire('full_name') fullName!: string;
  @Wire('current_location') currentLocation!: string;
  @Wire('display_pic') pictureUrl!: string;
  @Wire({ of: () => FileView, nullable: true }) cv!: FileView | null;
  /** 1: verified, because a medical registration is confirmed in the country `verified_in`. */
  @Wire('is_verified') isVerified!: number;
  @Wire('verified_in') verifiedIn!: string;
}

/** With the fields for the owner, which others do not receive. */
export class OwnPersonView extends PersonView {
  @Wire('dob', { optional: true }) birthDate?: string;
  @Wire({ optional: true }) gender?: string;
  /** 1: the member is in Women in Surgery. */
  @Wire('femaleGroupAllow', { optional: true }) joinsWomenGroup?: number;
  @Wire('city_id', { as: 'number', nullable: true, optional: true }) cityId?: number | null;
  @Wire('cityOfOrigin', { optional: true }) originCityName?: string;
  /** Null for a typed city, and if there is none. */
  @Wire('cityOfOriginId', { as: 'number', nullable: true, optional: true }) originCityId?:
    | number
    | null;
  /** The dial code, a line break and the number. */
  @Wire({ optional: true }) mobile?: string;
  @Wire('email_id', { optional: true }) email?: string;
  /** Who else may read the CV. */
  @Wire('cv_visibility', { optional: true }) cvVisibility?: string;
  /** 1: visitors may read an answer of this member. */
  @Wire('quotable', { optional: true }) isQuotable?: number;
}

export class QualificationView {
  @Wire('mbbs_city') mbbsCity!: string;
  @Wire('mbbs_center') mbbsSchool!: string;
  @Wire('mbbs_year', { as: 'number', nullable: true }) mbbsYear!: number | null;
  @Wire('gs_center') surgicalCentre!: string;
  @Wire('gs_city') surgicalCity!: string;
  @Wire('gs_year', { as: 'number', nullable: true }) surgicalYear!: number | null;
  @Wire('specialty_type') speciality!: string;
  @Wire('specialty_center') superSpecialityCentre!: string;
  @Wire('specialty_city') superSpecialityCity!: string;
  @Wire('specialty_year', { as: 'number', nullable: true }) superSpecialityYear!: number | null;
  @Wire() additionalQualifications!: string;
}

/** A training as answered by its owner. */
export class TrainingView {
  @Wire({ words: TRAINING_KINDS }) kind!: TrainingKind;
  @Wire('country_id') countryId!: number;
  /** Null for a typed city or school. */
  @Wire('city_id', { as: 'number', nullable: true }) cityId!: number | null;
  @Wire('city_name') cityName!: string;
  @Wire('school_id', { as: 'number', nullable: true }) schoolId!: number | null;
  @Wire('school_name') schoolName!: string;
  @Wire() year!: number;
}

export class MembershipView {
  /** Separated by commas. */
  @Wire('association') associations!: string;
  @Wire('other_international') otherInternational!: string;
}

/** Parallel lists with one item per registration. */
export class RegistrationsView {
  @Wire('mediRegistrationCountry') countries!: string[];
  @Wire('mediRegistrationState') regions!: string[];
  @Wire('mediRegistrationNumber') numbers!: string[];
  @Wire('mediRegistrationCountryId', { of: 'number' }) countryIds!: number[];
}

export class GroupView {
  @Wire('chat_room_center_id') id!: number;
  /** Ends with "#" for groups the member has added. */
  @Wire('chat_room_center_name') name!: string;
}

export class AdvisedSpecialityView {
  @Wire() speciality!: string;
  @Wire() changed!: number;
}

/** The number of existing cases in which the member's advice helped. */
export class AdviceGivenView {
  @Wire() changed!: number;
  @Wire() confirmed!: number;
  @Wire('by_speciality', { of: () => AdvisedSpecialityView })
  bySpeciality!: AdvisedSpecialityView[];
}

/** How well the member's confidence was calibrated. */
export class CalibrationView {
  /** The number of votes with a known result. */
  @Wire() votes!: number;
  /** The mean Brier score, from 0 to 1; null without such votes. */
  @Wire({ as: 'number', nullable: true }) brier!: number | null;
}

export class ProfileView {
  @Wire('profile', { of: () => PersonView }) person!: PersonView;
  @Wire({ of: () => QualificationView }) qualification!: QualificationView;
  @Wire('membershipAssociation', { of: () => MembershipView }) membership!: MembershipView;
  @Wire({ of: () => AdviceGivenView }) advice!: AdviceGivenView;
}

export class OwnProfileView extends ProfileView {
  @Wire('profile', { of: () => OwnPersonView }) override person!: OwnPersonView;
  @Wire('training', { of: () => TrainingView, optional: true }) trainings?: TrainingView[];
  @Wire({ of: () => CalibrationView, optional: true })
  calibration?: CalibrationView;
  @Wire('mediRegistration', { of: () => RegistrationsView, optional: true })
  registrations?: RegistrationsView;
  @Wire('specialtyGroups', { of: () => GroupView, optional: true }) specialityGroups?: GroupView[];
  @Wire('addGroup', { of: () => GroupView, optional: true }) otherGroups?: GroupView[];
}

export class PictureView {
  @Wire() path!: string;
  @Wire() url!: string;
}

export class PictureReply {
  @Wire('fileInfo', { of: () => PictureView }) picture!: PictureView;
}

export class CvReply {
  @Wire({ of: () => FileView }) cv!: FileView;
}
