import { AGE_UNITS } from '../../clinical-cases/age.rules';
import { GENDERS } from '../../clinical-cases/clinical-post.content';
import {
  asksNothing,
  ConsentBody,
  ConsentTicked,
  DeclarationTicked,
} from '../../clinical-cases/consent/consent.wire';
import { type DescribedFiles, describing } from '../../clinical-cases/files/described-files.wire';
import { PollBody } from '../../clinical-cases/polls/polls.wire';
import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { ofImage } from '../../posts/declared';
import { OutcomeField } from '../../posts/outcome-filter.wire';
import { isSpeciality } from '../../reference-data/specialities.rules';
import { IsId } from '../../wire/ids';
import { PageQuery } from '../../wire/paging';
import { NotUnticked, OneOf, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

/** 1: clinical image, 2: clinical case. */
export const POST_TYPES = { 1: 'image', 2: 'case' } as const;
const WHICH_TYPE = 'Please choose a clinical image or a clinical case.';
const YOUNGEST = 0;
const OLDEST = 100;
const {
  speciality: SPECIALITY,
  indemnity: INDEMNITY,
  consent: CONSENT,
  relevance: RELEVANCE,
} = ofImage;

/** The box is ignored if the patient decides. */
const mayBeUnticked = (value: unknown, { consentBy }: { consentBy?: unknown }) =>
  value !== false || consentBy === 'patient';

type Spelled = { readonly speciality?: string; readonly specialty?: string };
/** Older apps use either spelling. */
export const specialityOf = ({ speciality, specialty }: Spelled): string =>
  speciality || specialty || '';

export class PostTypeBody {
  /** Omitted by apps that only know images. */
  @Wire({ optional: true })
  @OneOf([1, 2], WHICH_TYPE)
  readonly type?: 1 | 2;
}

abstract class PostBody extends ConsentBody {
  /** A text description for members who cannot see the file. */
  @Wire({ optional: true, max: 1 })
  @NoIdentifiers()
  readonly altTexts?: string[];

  @Wire()
  @Rule(
    'required',
    (_, whole: Spelled) => specialityOf(whole) !== '' || isOlderApps(whole),
    SPECIALITY,
  )
  @Rule(
    'known',
    (_, whole: Spelled) => specialityOf(whole) === '' || isSpeciality(specialityOf(whole)),
    'Please choose a speciality from the list.',
  )
  readonly speciality?: string;

  @Wire({ optional: true })
  readonly specialty?: string;
}

export class ImageTexts extends PostBody {
  @Wire()
  @Required(ofImage.title)
  @NoIdentifiers()
  readonly title!: string;

  @Wire({ lines: true })
  @Required(ofImage.description)
  @NoIdentifiers()
  readonly description!: string;
}

export class CaseTexts extends PostBody {
  @Wire({ lines: true })
  @Required('Diagnosis is required')
  @NoIdentifiers()
  readonly diagnosis!: string;

  @Wire()
  @Required("Patient's age is required")
  @Rule('old', (age) => Number(age) >= YOUNGEST, "Patient's age needs to be greater than 0")
  @Rule('young', (age) => Number(age) <= OLDEST, "Patient's age needs to be lesser than 100")
  @Rule('whole', Number.isInteger, "Patient's age needs to be a whole number")
  readonly age!: number;

  @Wire({ optional: true })
  @OneOf(AGE_UNITS, 'Please choose days, weeks, months or years.')
  readonly ageUnit?: string;

  @Wire()
  @OneOf(GENDERS, "Patient's gender is required")
  readonly gender!: string;

  @Wire({ lines: true })
  @Required('History is required')
  @NoIdentifiers()
  readonly history!: string;

  @Wire('clinical_question', { lines: true })
  @Required('Clinical question is required')
  @NoIdentifiers()
  readonly question!: string;
}

type Texts<T> = abstract new () => T;

/** Adds the three declarations of a new post. Older apps omit them; the post is then held. */
function declared<T extends object>(texts: Texts<T>) {
  abstract class Declared extends (texts as Texts<object>) {
    @Wire()
    @DeclarationTicked(INDEMNITY)
    readonly indemnity!: boolean;

    @Wire()
    @ConsentTicked(CONSENT)
    readonly consent!: boolean;

    @Wire()
    @DeclarationTicked(RELEVANCE)
    readonly relevance!: boolean;
  }
  return Declared as unknown as new () => T;
}

export interface FileFlags extends DescribedFiles {
  readonly existingFile?: string;
  readonly addsFile?: boolean;
  readonly replacesFile?: boolean;
  readonly removesFile?: boolean;
  readonly version?: number;
}

/** Adds the fields of an edit: about the file and, if an app asks again, the declarations. */
function changing<T extends object>(texts: Texts<T>) {
  abstract class Changing extends describing(texts as Texts<object>) implements FileFlags {
    /** The file URL from the post, or "nofile". */
    @Wire({ optional: true, max: 500 })
    readonly existingFile?: string;

    /** The post had no file. */
    @Wire('isNewFile', { optional: true })
    readonly addsFile?: boolean;

    @Wire('isFileChanged', { optional: true })
    readonly replacesFile?: boolean;

    @Wire('isFileRemoved', { optional: true })
    readonly removesFile?: boolean;

    @Wire({ optional: true })
    @NotUnticked(INDEMNITY)
    readonly indemnity?: boolean;

    @Wire({ optional: true })
    @Rule('consent', mayBeUnticked, CONSENT)
    readonly consent?: boolean;

    @Wire({ optional: true })
    @NotUnticked(RELEVANCE)
    readonly relevance?: boolean;

    /** The version that was edited; a newer one is not overwritten. */
    @Wire({ optional: true })
    @IsId('Please send the version as a number.')
    readonly version?: number;
  }
  return Changing as unknown as new () => T & FileFlags;
}

export class AddCommunityImageBody extends declared(ImageTexts) {}
export class AddCommunityCaseBody extends declared(CaseTexts) {
  /** The poll, as JSON. */
  @Wire({ optional: true, of: () => PollBody })
  readonly poll?: PollBody;
}
/** A new post of an older app, which knows no speciality either; an edit says it again. */
const isOlderApps = (body: object): boolean =>
  (body instanceof AddCommunityImageBody || body instanceof AddCommunityCaseBody) &&
  asksNothing(body);

export class EditCommunityImageBody extends changing(ImageTexts) {}
export class EditCommunityCaseBody extends changing(CaseTexts) {}

export class CollectedQuery extends PageQuery {
  @Wire({ optional: true })
  @OneOf([1, 2], WHICH_TYPE)
  readonly type?: 1 | 2;
}

export class CommunityQuery extends CollectedQuery {
  /** The author, with `fromMyCases`; defaults to the caller. */
  @Wire('id', { optional: true })
  @IsId('Please name a member.')
  readonly memberId?: number;

  @Wire('fromMyCases', { optional: true })
  readonly ofMember?: boolean;

  @Wire({ optional: true })
  readonly speciality?: string;

  @OutcomeField()
  readonly outcome?: string;

  /** Only this post. */
  @Wire('community_id', { optional: true })
  @IsId('The post is required.')
  readonly postId?: number;
}

export class NamedPostBody {
  @Wire('community_id')
  @IsId('The post is required.')
  readonly postId!: number;
}
