import { Refusal } from '../../refusal';
import { type FieldErrors, readWire } from '../../wire/read';
import type { WireClass } from '../../wire/wire';
import { AGE_UNITS } from '../age.rules';
import type { CaseContent, Gender, ImageContent, PostChanges, PostContent, PostKind } from '../clinical-post.entity';
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

/** What a new post of this kind tells. @throws Refusal with all that is wrong, `problems` of the file among it */
export async function contentIn(kind: PostKind, form: Form, problems: FieldErrors): Promise<{ content: PostContent; altText: string }> {
  if (kind === 'image') {
    const body = await readWith(AddCommunityImageBody, form, problems);
    return { content: { kind, ...imageOf(body) }, altText: altTextOf(body) };
  }
  const body = await readWith(AddCommunityCaseBody, form, problems);
  return { content: { kind, ...caseOf(body) }, altText: altTextOf(body) };
}

/** What a change of a post of this kind tells. */
export async function changesIn(kind: PostKind, form: Form): Promise<{ changes: PostChanges; flags: FileFlags; altText: string }> {
  if (kind === 'image') {
    const flags = await readWire(EditCommunityImageBody, form);
    return { flags, changes: imageOf(flags), altText: altTextOf(flags) };
  }
  const flags = await readWire(EditCommunityCaseBody, form);
  return { flags, changes: caseOf(flags), altText: altTextOf(flags) };
}

const altTextOf = ({ altTexts }: { readonly altTexts?: readonly string[] }): string => altTexts?.[0] ?? '';

async function readWith<T extends object>(type: WireClass<T>, form: Form, problems: FieldErrors): Promise<T> {
  const value = await readWire(type, form).catch((error: unknown) => {
    throw error instanceof Refusal && error.errors ? new Refusal('fields', { errors: { ...error.errors, ...problems } }) : error;
  });
  if (Object.keys(problems).length > 0) throw new Refusal('fields', { errors: problems });
  return value;
}

function imageOf(texts: ImageTexts): ImageContent & Pick<PostChanges, 'isVisibleToVisitors'> {
  return {
    isVisibleToVisitors: texts.isVisibleToVisitors,
    speciality: specialityOf(texts),
    title: texts.title,
    description: texts.description,
  };
}

function caseOf(texts: CaseTexts): CaseContent & Pick<PostChanges, 'isVisibleToVisitors'> {
  const { isVisibleToVisitors, diagnosis, history, question } = texts;
  const unit = AGE_UNITS.find((known) => known === texts.ageUnit) ?? 'years';
  const age = { value: texts.age, unit };
  return { isVisibleToVisitors, speciality: specialityOf(texts), gender: texts.gender as Gender, diagnosis, history, question, age };
}
