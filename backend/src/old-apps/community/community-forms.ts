import { AGE_UNITS } from '../../clinical-cases/age.rules';
import type {
  CaseContent,
  Gender,
  ImageContent,
  PostChanges,
  PostContent,
  PostKind,
} from '../../clinical-cases/clinical-post.content';
import type { ReviewSaid } from '../../clinical-cases/consent/consent.rules';
import {
  type ConsentBody,
  changedTermsOf,
  consentByOf,
  masksOf,
  newTermsOf,
  reviewOf,
} from '../../clinical-cases/consent/consent.wire';
import type { PollDraft } from '../../clinical-cases/polls/case-poll.repository';
import { draftOf } from '../../clinical-cases/polls/polls.wire';
import { decisionAt } from '../../media/checks/decisions.wire';
import type { FileDecision } from '../../media/checks/places.rules';
import type { Mask } from '../../media/masks.rules';
import { readWith } from '../../posts/posting-forms';
import { type FieldErrors, readWire } from '../../wire/read';
import {
  AddCommunityCaseBody,
  AddCommunityImageBody,
  type CaseTexts,
  EditCommunityCaseBody,
  EditCommunityImageBody,
  type FileFlags,
  type ImageTexts,
  POST_TYPES,
  PostTypeBody,
  specialityOf,
} from './community.wire';

type Form = Record<string, unknown>;

export async function kindIn(form: Form): Promise<PostKind> {
  const { type = 1 } = await readWire(PostTypeBody, form);
  return POST_TYPES[type];
}

/**
 * Reads the form of a new post.
 * @throws Refusal listing every error, including the `problems` of the file
 */
export async function contentIn(
  kind: PostKind,
  form: Form,
  problems: FieldErrors,
): Promise<{ content: PostContent; said: SaidOfFile; poll?: PollDraft | undefined }> {
  if (kind === 'image') {
    const body = await readWith(problems, AddCommunityImageBody, form);
    return {
      content: {
        kind,
        consent: newTermsOf(body),
        ...consentByOf(body),
        isSensitive: body.isSensitive,
        ...imageOf(body),
      },
      said: saidOf(body),
    };
  }
  const body = await readWith(problems, AddCommunityCaseBody, form);
  return {
    content: {
      kind,
      consent: newTermsOf(body),
      ...consentByOf(body),
      isSensitive: body.isSensitive,
      isShowcase: body.isShowcase,
      ...caseOf(body),
    },
    said: saidOf(body),
    poll: body.poll && draftOf(body.poll),
  };
}

/** Reads the form of an edited post. */
export async function changesIn(
  kind: PostKind,
  form: Form,
): Promise<{ changes: PostChanges; flags: FileFlags; said: SaidOfFile }> {
  if (kind === 'image') {
    const flags = await readWire(EditCommunityImageBody, form);
    return {
      flags,
      changes: { ...changedTermsOf(flags), isSensitive: flags.isSensitive, ...imageOf(flags) },
      said: saidOf(flags),
    };
  }
  const flags = await readWire(EditCommunityCaseBody, form);
  return {
    flags,
    changes: {
      ...changedTermsOf(flags),
      isSensitive: flags.isSensitive,
      isShowcase: flags.isShowcase,
      ...caseOf(flags),
    },
    said: saidOf(flags),
  };
}

/** The fields of a form about its single file and the checks before posting. */
export interface SaidOfFile {
  readonly altText: string;
  readonly masks: readonly Mask[];
  readonly decision?: FileDecision | undefined;
  readonly keepsSound?: boolean;
  readonly review: ReviewSaid;
}

const saidOf = (body: ConsentBody & { readonly altTexts?: readonly string[] }): SaidOfFile => ({
  altText: body.altTexts?.[0] ?? '',
  masks: masksOf(body, 0),
  decision: decisionAt(body.decisions, 0),
  keepsSound: body.sound?.[0] !== 'remove',
  review: reviewOf(body),
});

function imageOf(texts: ImageTexts): ImageContent {
  return {
    speciality: specialityOf(texts),
    title: texts.title,
    description: texts.description,
  };
}

function caseOf(texts: CaseTexts): CaseContent {
  const { diagnosis, history, question } = texts;
  const unit = AGE_UNITS.find((known) => known === texts.ageUnit) ?? 'years';
  const age = { value: texts.age, unit };
  return {
    speciality: specialityOf(texts),
    gender: texts.gender as Gender,
    diagnosis,
    history,
    question,
    age,
  };
}
