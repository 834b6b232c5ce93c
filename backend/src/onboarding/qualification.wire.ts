import { ApiProperty } from '@nestjs/swagger';
import { NoIdentifiers } from '../identifiers/no-identifiers';
import { fitsBirthDate } from '../profiles/birth-date.rules';
import type { TrainingKind } from '../profiles/training.entity';
import { isSpeciality } from '../reference-data/specialities.rules';
import { NotUnticked, Rule } from '../wire/rules';
import { Wire, type WireOptions } from '../wire/wire';
import { areGroups, groupNames } from './group-answers';
import { StepBody } from './step-body';
import { isOpened, partReaders, type SectionForm, type SectionPart } from './training-answers';

/** The messages for the parts of a section, for missing and unknown values. */
export const SENTENCES: Readonly<Record<TrainingKind, Record<SectionPart, string>>> = {
  mbbs: {
    country: 'Please select Country.',
    city: 'Please select city.',
    school: 'Please select Medical School.',
    year: 'Please select Completion year.',
  },
  surgical: {
    country: 'Please select Country.',
    city: 'Please select city.',
    school: 'Please select Center/College.',
    year: 'Please select Year.',
  },
  'super-speciality': {
    country: 'Please select Country.',
    city: 'Please select city.',
    school: 'Please select Center/College.',
    year: 'Please select Year.',
  },
};

/** The field names of the values that are looked up. */
export const WORDS: Readonly<Record<TrainingKind, Record<SectionPart, string>>> = {
  mbbs: { country: 'mbbsCountry', city: 'mbbsCity', school: 'mbbsMedicalSchool', year: 'mbbsYear' },
  surgical: {
    country: 'generalSurgeryCountry',
    city: 'surgicalCity',
    school: 'generalSurgeryCenter',
    year: 'generalSurgeryYear',
  },
  'super-speciality': {
    country: 'superSpecilityCountry',
    city: 'superSpecialityCity',
    school: 'superSpecialityCenter',
    year: 'superSpecialityYear',
  },
};

const EARLY = 'This year is too early for your date of birth.';
/** Long enough for "Name#Name". */
const PLACE = { max: 401 };

/** A field that is required once its section is opened. */
const InSection =
  (word: string, options: WireOptions = {}): PropertyDecorator =>
  (target, property) => {
    Wire(word, options)(target, property);
    ApiProperty({ required: false })(target, property);
  };

const Chosen = (kind: TrainingKind, part: SectionPart) =>
  Rule(
    part,
    (_, whole) => isPartRight(whole as QualificationBody, kind, part),
    SENTENCES[kind][part],
  );

function isPartRight(body: QualificationBody, kind: TrainingKind, part: SectionPart): boolean {
  return !body.isOpen(kind) || partReaders[part](body.section(kind), body.facts.now) !== undefined;
}

const NotTooEarly = () =>
  Rule(
    'notTooEarly',
    (year, whole) => !year || fitsBirthDate(Number(year), (whole as StepBody).facts.birthDate),
    EARLY,
  );

const isListed = (value: unknown, whole: object) =>
  !(whole as QualificationBody).isOpen('super-speciality') || isSpeciality(String(value));
const areListed = (_: unknown, whole: object) => areGroups((whole as QualificationBody).groups);

class CityRecord {
  @Wire({ optional: true }) readonly id?: string;
  @Wire('country_id', { optional: true }) readonly countryId?: string;
}

class CityRecords {
  @Wire({ optional: true, of: () => CityRecord }) readonly mbbs?: CityRecord;
  @Wire({ optional: true, of: () => CityRecord }) readonly surgical?: CityRecord;
  @Wire('superSpecility', { optional: true, of: () => CityRecord })
  readonly superSpeciality?: CityRecord;
}

/** Step 2: the medical school and, optionally, surgical training and a speciality. */
export class QualificationBody extends StepBody {
  @Wire('finalIds', { optional: true, of: () => CityRecords })
  readonly cityRecords?: CityRecords;

  @Wire(PLACE) @Chosen('mbbs', 'country') readonly mbbsCountry!: string;
  @Wire(PLACE) @Chosen('mbbs', 'city') readonly mbbsCity!: string;
  @Wire('mbbsMedicalSchool', PLACE)
  @Chosen('mbbs', 'school')
  @NoIdentifiers()
  readonly mbbsSchool!: string;
  @Wire() @Chosen('mbbs', 'year') @NotTooEarly() readonly mbbsYear!: number;

  /**
   * The checkbox that opens the section; apps without it open the section by answering anything in
   * it.
   */
  @Wire({ optional: true }) readonly hasSurgery?: boolean;
  @InSection('generalSurgeryCountry', PLACE)
  @Chosen('surgical', 'country')
  readonly surgicalCountry?: string;
  @InSection('surgicalCity', PLACE) @Chosen('surgical', 'city') readonly surgicalCity?: string;
  @InSection('generalSurgeryCenter', PLACE)
  @Chosen('surgical', 'school')
  @NoIdentifiers()
  readonly surgicalCentre?: string;
  @InSection('generalSurgeryYear')
  @Chosen('surgical', 'year')
  @NotTooEarly()
  readonly surgicalYear?: number;

  @Wire({ optional: true }) readonly hasSuperSpeciality?: boolean;
  @InSection('superSpecialitySpeciality')
  @Rule('speciality', isListed, 'Please select Speciality.')
  readonly superSpeciality?: string;

  @InSection('superSpecilityCountry', PLACE)
  @Chosen('super-speciality', 'country')
  readonly superSpecialityCountry?: string;
  @InSection('superSpecialityCity', PLACE)
  @Chosen('super-speciality', 'city')
  readonly superSpecialityCity?: string;
  @InSection('superSpecialityCenter', PLACE)
  @Chosen('super-speciality', 'school')
  @NoIdentifiers()
  readonly superSpecialityCentre?: string;
  @InSection('superSpecialityYear')
  @Chosen('super-speciality', 'year')
  @NotTooEarly()
  readonly superSpecialityYear?: number;

  @Wire('otherGroup', { optional: true })
  @Rule('listed', areListed, 'Please choose groups from the list.')
  readonly otherGroups?: string[];

  @Wire({ optional: true, lines: true, max: 2_000 })
  @NoIdentifiers()
  readonly additionalQualifications?: string;

  @Wire({ optional: true })
  @NotUnticked('Please check Terms & Conditions and Privacy Policy.')
  readonly terms?: boolean;

  @Wire({ optional: true })
  @NotUnticked('Please check the declaration.')
  readonly declaration?: boolean;

  get groups(): string[] {
    return groupNames(this.otherGroups);
  }

  isOpen(kind: TrainingKind): boolean {
    const isTicked = {
      mbbs: true,
      surgical: this.hasSurgery,
      'super-speciality': this.hasSuperSpeciality,
    }[kind];
    return Boolean(isTicked) || isOpened(this.section(kind));
  }

  section(kind: TrainingKind): SectionForm {
    const records = this.cityRecords;
    switch (kind) {
      case 'mbbs':
        return {
          country: this.mbbsCountry,
          city: this.mbbsCity,
          school: this.mbbsSchool,
          year: this.mbbsYear,
          cityRecord: records?.mbbs,
        };
      case 'surgical':
        return {
          country: this.surgicalCountry,
          city: this.surgicalCity,
          school: this.surgicalCentre,
          year: this.surgicalYear,
          cityRecord: records?.surgical,
        };
      case 'super-speciality':
        return {
          country: this.superSpecialityCountry,
          city: this.superSpecialityCity,
          school: this.superSpecialityCentre,
          year: this.superSpecialityYear,
          speciality: this.superSpeciality,
          cityRecord: records?.superSpeciality,
        };
    }
  }
}
