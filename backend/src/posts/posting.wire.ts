import type { PostContent } from '../clinical-cases/clinical-post.content';
import { ConsentBody, consentByOf, newTermsOf } from '../clinical-cases/consent/consent.wire';
import { attaching } from '../clinical-cases/files/attached-files.wire';
import { withChangedTexts, withNewTexts } from '../clinical-cases/post-texts.wire';
import { changingScans, scanning } from '../clinical-cases/scans/scans.wire';
import { isSpeciality } from '../reference-data/specialities.rules';
import { OneOf, Required, Rule, Ticked } from '../wire/rules';
import { Wire } from '../wire/wire';
import { ChangedCaseBody } from './case-form.wire';
import { ConsentGiven, ofImage, UNKNOWN_SPECIALITY } from './declared';
import { POST_KINDS } from './post.wire';

const KIND = 'Please choose case or image.';

export class PostKindBody {
  /** `case` if it is left out. */
  @Wire({ optional: true, words: POST_KINDS })
  @OneOf(POST_KINDS, KIND)
  readonly kind?: string;
}

abstract class NewSpecialityBody extends attaching(ConsentBody) {
  @Wire()
  @Required(ofImage.speciality)
  @Rule('known', (value) => isSpeciality(String(value)), UNKNOWN_SPECIALITY)
  readonly speciality!: string;
}

export class NewImageBody extends withNewTexts(scanning(NewSpecialityBody), 'image') {
  @Wire()
  @Ticked(ofImage.indemnity)
  readonly indemnity!: boolean;

  @Wire()
  @ConsentGiven(ofImage.consent)
  readonly consent!: boolean;

  @Wire()
  @Ticked(ofImage.relevance)
  readonly relevance!: boolean;
}

/** Only the fields that change; those of the other kind are ignored. */
export class ChangedPostBody extends changingScans(
  scanning(withChangedTexts(ChangedCaseBody, 'image')),
) {
  /** Sent before the files, it says which limits hold for them; the kind itself stays. */
  @Wire({ optional: true, words: POST_KINDS })
  @OneOf(POST_KINDS, KIND)
  readonly kind?: string;
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

export class PublishedPostView {
  @Wire() id!: number;
}
