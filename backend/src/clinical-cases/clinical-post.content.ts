import type { Age } from './age.rules';
import type { ChangedTerms, ConsentBy, ConsentTerms } from './consent/consent.rules';
import type { NewTexts } from './post-texts.rules';

export const GENDERS = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof GENDERS)[number];
export type PostKind = 'case' | 'image';

/** The same fields, all optional. */
export type Absent<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** The author's account of a case. */
export type CaseContent = NewTexts<'case'> & {
  readonly speciality: string;
  readonly age: Age;
  readonly gender: Gender;
};

export type CaseChanges = Absent<CaseContent> & {
  /** The author's older note on the outcome. */
  readonly outcome?: string | undefined;
};

/** The author's account of a clinical image. */
export type ImageContent = NewTexts<'image'> & { readonly speciality: string };

/** The patient's consent. A change that omits it keeps the consent as it is. */
interface Agreed {
  /** Undefined from older apps, which do not ask for the declarations: the post is held. */
  readonly consent: ConsentTerms | undefined;
  readonly consentBy?: ConsentBy | undefined;
}

interface Shown {
  /** Whether the files are graphic. */
  readonly isSensitive?: boolean | undefined;
  /** Whether visitors may see one image of it on the public page. */
  readonly isShowcase?: boolean | undefined;
}

/** The content of a new post, by its kind. */
export type PostContent = Agreed &
  Shown &
  (({ readonly kind: 'case' } & CaseContent) | ({ readonly kind: 'image' } & ImageContent));

/** The content of a change. Fields of the other kind are ignored. */
export type PostChanges = {
  readonly consent?: ChangedTerms;
  readonly consentBy?: ConsentBy | undefined;
  /** Whether it repeats all declarations, which a held post may still lack. */
  readonly isDeclared?: boolean | undefined;
} & Shown &
  CaseChanges &
  Absent<ImageContent>;
