import type { PostChanges, PostContent } from '../clinical-cases/clinical-post.content';
import { ConsentBody, consentByOf, newTermsOf } from '../clinical-cases/consent/consent.wire';
import { attaching } from '../clinical-cases/files/attached-files.wire';
import { NoIdentifiers } from '../identifiers/no-identifiers';
import { isSpeciality } from '../reference-data/specialities.rules';
import { OneOf, Required, Rule, Ticked } from '../wire/rules';
import { Wire } from '../wire/wire';
import { ChangedCaseBody, changesOf } from './case-form.wire';
import { BOX, ConsentGiven, SPECIALITY, UNKNOWN_SPECIALITY } from './declared';
import { POST_KINDS } from './post.wire';

const TITLE = 'Title is required.';
const DESCRIPTION = 'Description is required.';

/** A field that may be left out, but not emptied. */
const NotEmptied = (message: string) =>
  Rule('kept', (value) => value === undefined || String(value).trim() !== '', message);

export class PostKindBody {
  /** `case` if it is left out. */
  @Wire({ optional: true, words: POST_KINDS })
  @OneOf(POST_KINDS, 'Please choose case or image.')
  readonly kind?: string;
}

export class NewImageBody extends attaching(ConsentBody) {
  @Wire()
  @Required(SPECIALITY)
  @Rule('known', (value) => isSpeciality(String(value)), UNKNOWN_SPECIALITY)
  readonly speciality!: string;

  @Wire()
  @Required(TITLE)
  @NoIdentifiers()
  readonly title!: string;

  @Wire({ lines: true })
  @Required(DESCRIPTION)
  @NoIdentifiers()
  readonly description!: string;

  @Wire()
  @Ticked(BOX)
  readonly indemnity!: boolean;

  @Wire()
  @ConsentGiven()
  readonly consent!: boolean;

  @Wire()
  @Ticked(BOX)
  readonly relevance!: boolean;
}

/** Only the fields that change; those of the other kind are ignored. */
export class ChangedPostBody extends ChangedCaseBody {
  @Wire()
  @NotEmptied(TITLE)
  @NoIdentifiers()
  readonly title?: string;

  @Wire({ lines: true })
  @NotEmptied(DESCRIPTION)
  @NoIdentifiers()
  readonly description?: string;
}

export function imageContentOf(body: NewImageBody): PostContent {
  const { speciality, title, description, isSensitive } = body;
  return {
    kind: 'image',
    consent: newTermsOf(body),
    ...consentByOf(body),
    isSensitive,
    speciality,
    title,
    description,
  };
}

export function postChangesOf(body: ChangedPostBody): PostChanges {
  const { title, description } = body;
  return { ...changesOf(body), title, description };
}

export class PublishedPostView {
  @Wire() id!: number;
}
