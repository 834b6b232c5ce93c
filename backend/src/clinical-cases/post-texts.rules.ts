/** The patient reads it, or why not. */
export type Standing = 'shown' | { readonly notShown: string };

/** A text that the author of a post writes. All of them are checked for identifiers. */
interface PostText {
  /** The kind of posts that have it. */
  readonly of: 'case' | 'image';
  /** What is said when it is missing; null if it may be. */
  readonly required: string | null;
  /** Lines make it up to 10,000 characters long, otherwise it has up to 200. */
  readonly hasLines: boolean;
  readonly patient: Standing;
  /** Whether visitors who have left their name read it. */
  readonly isForVisitors: boolean;
  /** How search finds the post by it, if it does. The index is kept by a trigger of the table. */
  readonly searchedAs: 'heading' | 'text' | null;
}

/**
 * The texts of posts. Columns, calls, checks, what the patient agrees to and a member's data follow
 * from this; the pages' part is `frontend/app/clinical-cases/post-texts.ts`.
 */
export const POST_TEXTS = {
  title: {
    of: 'image',
    required: 'Title is required',
    hasLines: false,
    patient: 'shown',
    isForVisitors: false,
    searchedAs: 'heading',
  },
  description: {
    of: 'image',
    required: 'Description is required',
    hasLines: true,
    patient: 'shown',
    isForVisitors: false,
    searchedAs: 'text',
  },
  diagnosis: {
    of: 'case',
    required: 'Diagnosis is required.',
    hasLines: true,
    patient: 'shown',
    isForVisitors: true,
    searchedAs: 'heading',
  },
  history: {
    of: 'case',
    required: null,
    hasLines: true,
    patient: 'shown',
    isForVisitors: true,
    searchedAs: 'text',
  },
  question: {
    of: 'case',
    required: null,
    hasLines: true,
    patient: 'shown',
    isForVisitors: true,
    searchedAs: 'text',
  },
} as const satisfies Record<string, PostText>;

type Declared = typeof POST_TEXTS;
export type PostTextName = keyof Declared;
/** The names of the texts with a trait. */
type NamesWith<Trait> = {
  [Name in PostTextName]: Declared[Name] extends Trait ? Name : never;
}[PostTextName];
export type ShownText = NamesWith<{ readonly patient: 'shown' }>;
export type VisitorsText = NamesWith<{ readonly isForVisitors: true }>;
export type OptionalCaseText = NamesWith<{ readonly of: 'case'; readonly required: null }>;

/** The texts of a new post of one kind. */
export type NewTexts<Kind extends PostText['of']> = {
  readonly [Name in NamesWith<{ readonly of: Kind; readonly required: string }>]: string;
} & {
  readonly [Name in NamesWith<{ readonly of: Kind; readonly required: null }>]?: string | undefined;
};
/** A value for each text. */
export type PostTexts<Value = string> = Record<PostTextName, Value>;

const ALL: Readonly<Record<PostTextName, PostText>> = POST_TEXTS;
export const POST_TEXT_NAMES = Object.keys(POST_TEXTS) as PostTextName[];

/** The name of its column. */
export const columnOf = (name: PostTextName): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const postText = (name: PostTextName): PostText => ALL[name];

/** Those that the patient reads. */
export const SHOWN_TEXTS = POST_TEXT_NAMES.filter(
  (name): name is ShownText => ALL[name].patient === 'shown',
);

export const textsOf = (kind: PostText['of']): PostTextName[] =>
  POST_TEXT_NAMES.filter((name) => ALL[name].of === kind);

/** The texts of a post or form, with nothing else of it. */
export function textsIn<Value>(whole: Partial<PostTexts<Value>>): Partial<PostTexts<Value>> {
  const texts: Partial<PostTexts<Value>> = {};
  for (const name of POST_TEXT_NAMES) texts[name] = whole[name];
  return texts;
}

/** All texts of a post, as empty strings where it has none. */
export function wholeTextsIn<Name extends PostTextName = PostTextName>(
  whole: Partial<Record<Name, string | null>>,
  names: readonly Name[] = POST_TEXT_NAMES as Name[],
): Record<Name, string> {
  const texts = {} as Record<Name, string>;
  for (const name of names) texts[name] = whole[name] ?? '';
  return texts;
}
