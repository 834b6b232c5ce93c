import type { PaperForm } from '../../../backend/src/papers/paper-items.rules';
import {
  isPaperText,
  PAPER_ITEMS,
  PAPER_TEXTS,
} from '../../../backend/src/papers/paper-items.rules';
import { connectionsOf } from '../connections/api.server';
import { type FormValues, textOf, textsOf } from '../lib/form-state';
import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

export type PaperPage = components['schemas']['PaperView'];

const PATH = '/posts/{id}/paper';
const at = (id: number) => ({ params: { path: { id } } });

export async function paperOf(args: RouteArgs, id: number): Promise<PaperPage> {
  return (await dataOf(api(args).GET(PATH, at(id)))).result;
}

/** Texts of the other kind of paper, which this form does not show, stay as they are. */
export function savePaper(args: RouteArgs, id: number, values: FormValues, kept: PaperPage) {
  const form = formIn(values);
  const isAsked = (key: string) => `has-${key}` in values;
  const others = kept.texts.flatMap(({ key, text }) =>
    isPaperText(key) && !isAsked(key) ? [{ key, text }] : [],
  );
  const told = PAPER_TEXTS.filter(isAsked).map((key) => ({ key, text: textOf(values, key) }));
  const skipped = [
    ...kept.not_applicable.filter((key) => !isAsked(key)),
    ...textsOf(values, 'skip'),
  ];
  return replyOf(
    api(args).PUT(PATH, {
      ...at(id),
      body: {
        form,
        texts: [...others, ...told],
        references: linesIn(textOf(values, 'references')),
        not_applicable: skipped,
      },
    }),
  );
}

export const makePaper = (args: RouteArgs, id: number, values: FormValues) =>
  replyOf(api(args).POST(PATH, { ...at(id), body: { form: formIn(values) } }));

/** One page holds enough for most. */
const MOST_PAGES = 5;

/** Connections who are not named yet, as choices. */
export async function colleaguesFor(args: RouteArgs, { co_authors }: PaperPage) {
  const named = co_authors.map(({ memberId }) => memberId);
  const choices: { value: string; label: string }[] = [];
  let before: number | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { connections, nextBefore } = await connectionsOf(args, before);
    for (const { person } of connections)
      if (!named.includes(person.memberId))
        choices.push({ value: String(person.memberId), label: `Dr. ${person.fullName}` });
    if (nextBefore === null) break;
    before = nextBefore;
  }
  return choices.sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

const AUTHORS = '/posts/{id}/paper/authors';

export const nameCoAuthor = (args: RouteArgs, id: number, memberId: number) =>
  replyOf(api(args).POST(AUTHORS, { ...at(id), body: { memberId } }));

export const removeCoAuthor = (args: RouteArgs, id: number, memberId: number) =>
  replyOf(
    api(args).DELETE('/posts/{id}/paper/authors/{memberId}', {
      params: { path: { id, memberId } },
    }),
  );

const INVITATION = '/papers/{id}/invitation';

export async function invitationTo(args: RouteArgs, id: number) {
  return (await dataOf(api(args).GET(INVITATION, at(id)))).result;
}

export const answerInvitation = (args: RouteArgs, id: number, agrees: boolean) =>
  replyOf(api(args).POST(INVITATION, { ...at(id), body: { agrees } }));

const formIn = (values: FormValues): PaperForm =>
  textOf(values, 'form') === 'process' ? 'process' : 'scare';

const linesIn = (text: string): string[] =>
  text
    .split(/[\n\r]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** A paper as the values of its form. */
export function valuesOf({ form, texts, references, not_applicable }: PaperPage): FormValues {
  return {
    ...Object.fromEntries(texts.map(({ key, text }) => [key, text])),
    form,
    references: references.join('\n'),
    skip: not_applicable,
  };
}

/** Which items may be said not to apply. */
export const mayNotApply = (form: PaperForm): string[] =>
  PAPER_ITEMS[form].flatMap((item) => (item.mayNotApply ? [item.key] : []));
