import { PageAsOf } from '../wire/paging';
import { Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import { hasFewWords, TOO_MANY_WORDS } from './terms.rules';

export class SurgeonsQuery extends PageAsOf {
  @Wire('searchTerm', { optional: true, max: 100 })
  @Rule('fewWords', hasFewWords, TOO_MANY_WORDS)
  readonly term?: string;

  /** An id or a name. */
  @Wire({ optional: true, max: 100 })
  readonly city?: string;

  @Wire({ optional: true, max: 100 })
  readonly speciality?: string;

  /** An id or a name. */
  @Wire({ optional: true, max: 100 })
  readonly country?: string;
}

export class NamesQuery {
  @Wire('searchKey', { optional: true, max: 100 })
  @Rule('fewWords', hasFewWords, TOO_MANY_WORDS)
  readonly term?: string;
}

export class SpecialityCountView {
  @Wire('specialty_type') speciality!: string;
  @Wire('num') members!: number;
}

export class MembersCityView {
  @Wire() id!: number;
  @Wire() name!: string;
  @Wire('country_id') countryId!: number;
}

export class StartingPointsView {
  @Wire('specialityCount', { of: () => SpecialityCountView }) specialities!: SpecialityCountView[];
  @Wire({ of: () => MembersCityView }) cities!: MembersCityView[];
}

export class SurgeonView {
  @Wire() id!: number;
  @Wire('full_name') fullName!: string;
  @Wire('profile_pic') pictureUrl!: string;
  @Wire('current_location') place!: string;
  @Wire('specialty_type') speciality!: string;
}

export class FoundSurgeonsView {
  /** The total on all pages. */
  @Wire('numOfResults') count!: number;
  @Wire('result', { of: () => SurgeonView }) surgeons!: SurgeonView[];
  @Wire({ as: 'number', nullable: true }) nextPage!: number | null;
}

export class NameView {
  @Wire() id!: number;
  /** The same, as every other call names it. */
  @Wire('signup_id') memberId!: number;
  @Wire() name!: string;
  @Wire('profile_pic') pictureUrl!: string;
}
