import { OneOf } from '../wire/rules';
import { Wire } from '../wire/wire';
import { CV_VISIBILITIES } from './cv-visibility.rules';

export class ProfileQuery {
  /** Whose profile; one's own if left out. */
  @Wire('id', { optional: true })
  readonly memberId?: number;
}

export class CvVisibilityBody {
  @Wire('visibility')
  @OneOf(CV_VISIBILITIES, 'Please choose who may read your CV.')
  readonly visibility!: string;
}

export class FileView {
  @Wire('name') name!: string;
  @Wire('url') url!: string;
}

export class PersonView {
  @Wire('id') memberId!: number;
  @Wire('first_name') firstName!: string;
  @Wire('last_name') lastName!: string;
  @Wire('full_name') fullName!: string;
  @Wire('current_location') currentLocation!: string;
  @Wire('display_pic') pictureUrl!: string;
  @Wire('cv', { of: () => FileView }) cv!: FileView | null;
}

/** What only the owner is told. */
export class OwnPersonView extends PersonView {
  @Wire('dob') birthDate!: string;
  @Wire('gender') gender!: string;
  @Wire('city_id') cityId!: number;
  /** The dial code, a line break, the number. */
  @Wire('mobile') mobile!: string;
  @Wire('email_id') email!: string;
  /** Who else may read the CV. */
  @Wire('cv_visibility') cvVisibility!: string;
}

export class QualificationView {
  @Wire('mbbs_city') mbbsCity!: string;
  @Wire('mbbs_center') mbbsSchool!: string;
  @Wire('mbbs_year') mbbsYear!: number;
  @Wire('gs_center') surgicalCentre!: string;
  @Wire('gs_city') surgicalCity!: string;
  @Wire('gs_year') surgicalYear!: number;
  @Wire('specialty_type') speciality!: string;
  @Wire('specialty_center') superSpecialityCentre!: string;
  @Wire('specialty_city') superSpecialityCity!: string;
  @Wire('specialty_year') superSpecialityYear!: number;
  @Wire('additionalQualifications') additionalQualifications!: string;
}

export class MembershipView {
  /** A list with commas. */
  @Wire('association') associations!: string;
  @Wire('other_international') otherInternational!: string;
}

/** Parallel lists: one place in each for every registration. */
export class RegistrationsView {
  @Wire('mediRegistrationCountry') countries!: string[];
  @Wire('mediRegistrationState') regions!: string[];
  @Wire('mediRegistrationNumber') numbers!: string[];
  @Wire('mediRegistrationCountryId', { of: 'number' }) countryIds!: number[];
}

export class GroupView {
  @Wire('chat_room_center_id') id!: number;
  /** With "#" at its end: one of the groups that the member added. */
  @Wire('chat_room_center_name') name!: string;
}

export class ProfileView {
  @Wire('profile', { of: () => PersonView }) person!: PersonView;
  @Wire('qualification', { of: () => QualificationView }) qualification!: QualificationView;
  @Wire('membershipAssociation', { of: () => MembershipView }) membership!: MembershipView;
}

export class OwnProfileView extends ProfileView {
  @Wire('profile', { of: () => OwnPersonView }) override person!: OwnPersonView;
  @Wire('mediRegistration', { of: () => RegistrationsView }) registrations!: RegistrationsView;
  @Wire('specialtyGroups', { of: () => GroupView }) specialityGroups!: GroupView[];
  @Wire('addGroup', { of: () => GroupView }) otherGroups!: GroupView[];
}

export class PictureView {
  @Wire('path') path!: string;
  @Wire('url') url!: string;
}

export class PictureReply {
  @Wire('fileInfo', { of: () => PictureView }) picture!: PictureView;
}

export class CvReply {
  @Wire('cv', { of: () => FileView }) cv!: FileView;
}
