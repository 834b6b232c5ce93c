import { NoIdentifiers } from '../identifiers/no-identifiers';
import { Required, Rule } from '../wire/rules';
import { Wire, type WireOptions } from '../wire/wire';
import {
  type NewTexts,
  POST_TEXT_NAMES,
  type PostTextName,
  type PostTexts,
  postText,
  SHOWN_TEXTS,
  type ShownText,
  textsOf,
} from './post-texts.rules';

type Body<T> = abstract new () => T;
type Decorated = (name: PostTextName) => readonly PropertyDecorator[];

/** A class with fields of these names; decorators read the type that TypeScript would have noted. */
function withFields<T extends object>(
  body: Body<T>,
  names: readonly PostTextName[],
  decorated: Decorated,
) {
  abstract class WithTexts extends (body as Body<object>) {}
  for (const name of names) {
    Reflect.defineMetadata('design:type', String, WithTexts.prototype, name);
    for (const decorate of decorated(name)) decorate(WithTexts.prototype, name);
  }
  return WithTexts as Body<object>;
}

const optionsOf = (name: PostTextName, optional: boolean): WireOptions => ({
  optional,
  lines: postText(name).hasLines,
});

/** A field that may be left out, but not emptied. */
const NotEmptied = (message: string) =>
  Rule('kept', (value) => value === undefined || String(value).trim() !== '', message);

/** Adds the texts of a new post of one kind, or those of them that are named. */
export function withNewTexts<T extends object, Kind extends 'case' | 'image'>(
  body: Body<T>,
  kind: Kind,
  names: readonly PostTextName[] = textsOf(kind),
) {
  return withFields(body, names, (name) => {
    const { required } = postText(name);
    const rules = required === null ? [] : [Required(required)];
    return [Wire(optionsOf(name, required === null)), ...rules, NoIdentifiers()];
  }) as Body<T & NewTexts<Kind>>;
}

/** The texts of a change: those sent replace the stored ones, and an optional one may be empty. */
export function withChangedTexts<T extends object>(
  body: Body<T>,
  kind: 'case' | 'image',
  names: readonly PostTextName[] = textsOf(kind),
) {
  return withFields(body, names, (name) => {
    const { required } = postText(name);
    const rules = required === null ? [] : [NotEmptied(required)];
    return [Wire(optionsOf(name, false)), ...rules, NoIdentifiers()];
  }) as Body<T & { readonly [Name in PostTextName]?: string }>;
}

/** Adds the texts to what is only read to find identifiers. */
export const withTextsToCheck = <T extends object>(body: Body<T>) =>
  withFields(body, POST_TEXT_NAMES, (name) => [Wire(optionsOf(name, true))]) as Body<
    T & { readonly [Name in PostTextName]?: string }
  >;

/** Adds the texts to a reply; those that a post does not have are empty. */
export const withTextsShown = <T extends object>(view: Body<T>) =>
  withFields(view, POST_TEXT_NAMES, () => [Wire()]) as Body<T & PostTexts>;

/** Adds to a reply what the patient reads. */
export const withTextsForPatient = <T extends object>(view: Body<T>) =>
  withFields(view, SHOWN_TEXTS, () => [Wire()]) as Body<T & Record<ShownText, string>>;
