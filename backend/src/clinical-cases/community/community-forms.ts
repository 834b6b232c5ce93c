import { Refusal } from '../../refusal';
import { type FieldErrors, readWire } from '../../wire/read';
import type { WireClass } from '../../wire/wire';
import { AGE_UNITS } from '../age.rules';
import type { CaseContent, Gender, ImageContent, PostChanges, PostContent, PostKind } from '../clinical-post.entity';
import {
  AddCaseBody,
  AddImageBody,
  type CaseTexts,
  EditCaseBody,
  EditImageBody,
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
export async function contentIn(kind: PostKind, form: Form, problems: FieldErrors): Promise<PostContent> {
  if (kind === 'image') return { kind, ...imageOf(await readWith(AddImageBody, form, problems)) };
  return { kind, ...caseOf(await readWith(AddCaseBody, form, problems)) };
}

/** What a change of a post of this kind tells. */
export async function changesIn(kind: PostKind, form: Form): Promise<{ changes: PostChanges; flags: FileFlags }> {
  if (kind === 'image') {
    const flags = await readWire(EditImageBody, form);
    return { flags, changes: imageOf(flags) };
  }
  const flags = await readWire(EditCaseBody, form);
  return { flags, changes: caseOf(flags) };
}

async function readWith<T extends object>(type: WireClass<T>, form: Form, problems: FieldErrors): Promise<T> {
  const value = await readWire(type, form).catch((error: unknown) => {
    throw error instanceof Refusal && error.errors ? new Refusal('fields', { errors: { ...error.errors, ...problems } }) : error;
  });
  if (Object.keys(problems).length > 0) throw new Refusal('fields', { errors: problems });
  return value;
}

function imageOf(texts: ImageTexts): ImageContent {
  return { speciality: specialityOf(texts), title: texts.title, description: texts.description };
}

function caseOf(texts: CaseTexts): CaseContent {
  const { diagnosis, history, question } = texts;
  const unit = AGE_UNITS.find((known) => known === texts.ageUnit) ?? 'years';
  const age = { value: texts.age, unit };
  return { speciality: specialityOf(texts), gender: texts.gender as Gender, diagnosis, history, question, age };
}
