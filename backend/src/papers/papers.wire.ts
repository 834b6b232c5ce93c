import { identifierProblem } from '../identifiers/findings.rules';
import { Refusal } from '../refusal';
import { IsId } from '../wire/ids';
import { OneOf, Required } from '../wire/rules';
import { Wire } from '../wire/wire';
import { PAPER_STATES, type PaperState } from './paper.entity';
import { CO_AUTHOR_STATES, type CoAuthorState } from './paper-author.entity';
import type { Draft, PaperStanding } from './paper-drafts.service';
import {
  ITEM_STATES,
  isPaperText,
  MOST_REFERENCES,
  MOST_TEXT,
  PAPER_FORMS,
  PAPER_ITEMS,
  PAPER_TEXTS,
  type PaperForm,
} from './paper-items.rules';
import type { Invitation } from './papers.sql';
import { referenceIn } from './references.rules';

const MOST_ITEMS = 100;

export class PaperFormBody {
  @Wire({ words: PAPER_FORMS })
  @OneOf(PAPER_FORMS, `Please choose ${PAPER_FORMS.join(' or ')}.`)
  readonly form!: string;
}

export class PaperTextBody {
  @Wire({ words: PAPER_TEXTS })
  @OneOf(PAPER_TEXTS, 'Please choose an item of the paper.')
  readonly key!: string;

  @Wire({ lines: true, optional: true, max: MOST_TEXT })
  readonly text?: string;
}

export class PaperDraftBody extends PaperFormBody {
  @Wire({ of: () => PaperTextBody, max: PAPER_TEXTS.length })
  readonly texts!: PaperTextBody[];

  /** DOIs and numbers of PubMed. */
  @Wire({ of: 'text', max: MOST_REFERENCES })
  readonly references!: string[];

  /** The keys of items that do not apply. */
  @Wire('not_applicable', { of: 'text', max: MOST_ITEMS })
  readonly skipped!: string[];
}

export class CoAuthorBody {
  @Wire()
  @IsId('Please choose a colleague.')
  readonly memberId!: number;
}

export class InvitationBody {
  @Wire()
  @Required('Please answer yes or no.')
  readonly agrees!: boolean;
}

export class CoAuthorView {
  @Wire() memberId!: number;
  @Wire() name!: string;
  @Wire({ words: CO_AUTHOR_STATES }) state!: CoAuthorState;
}

/** What a co-author is told. */
export class CoAuthorshipView {
  @Wire({ words: PAPER_FORMS }) form!: PaperForm;
  @Wire({ words: CO_AUTHOR_STATES }) state!: CoAuthorState;
  @Wire('post_id') postId!: number;
  /** Of the author. */
  @Wire() name!: string;
  @Wire('author_id') authorId!: number;
  /** There is a document. */
  @Wire('is_made') isMade!: boolean;
}

export const coAuthorshipView = (invitation: Invitation): CoAuthorshipView =>
  Object.assign(new CoAuthorshipView(), invitation);

export class PaperItemView {
  @Wire() number!: string;
  @Wire() section!: string;
  @Wire() name!: string;
  @Wire() key!: string;
  @Wire({ words: ITEM_STATES }) state!: string;
  /** The page with the field that fills it. */
  @Wire() link!: string;
}

export class PaperTextView {
  @Wire() key!: string;
  @Wire() text!: string;
}

export class PaperView {
  @Wire({ words: PAPER_FORMS }) form!: PaperForm;
  @Wire({ words: PAPER_STATES }) state!: PaperState;
  @Wire({ of: () => PaperItemView }) items!: PaperItemView[];
  @Wire({ of: () => PaperTextView }) texts!: PaperTextView[];
  @Wire({ of: 'text' }) references!: string[];
  @Wire('not_applicable', { of: 'text' }) skipped!: string[];
  @Wire('co_authors', { of: () => CoAuthorView }) coAuthors!: CoAuthorView[];
  /** The patient has agreed to publication. */
  @Wire('is_agreed') isAgreed!: boolean;
  /** The case has changed since the file was made. */
  @Wire('is_outdated') isOutdated!: boolean;
  @Wire({ nullable: true, as: 'number' }) fileId!: number | null;
  @Wire('made_at', { nullable: true, as: 'time' }) madeAt!: Date | null;
}

/**
 * @throws Refusal 422 for a reference that is neither a DOI nor a PMID, and by the key of a text, for
 *   one that identifies a person
 */
export function draftOf({ form, texts, references, skipped }: PaperDraftBody): Draft {
  const told = texts.flatMap(({ key, text }) => (isPaperText(key) && text ? [[key, text]] : []));
  demandNoIdentifiers(texts);
  return {
    form: form as PaperForm,
    texts: Object.fromEntries(told),
    citations: citationsIn(references),
    skipped: Object.values(PAPER_ITEMS)
      .flat()
      .filter(({ key, mayNotApply }) => mayNotApply && skipped.includes(key))
      .map(({ key }) => key)
      .filter((key, place, all) => all.indexOf(key) === place),
  };
}

function demandNoIdentifiers(texts: readonly PaperTextBody[]): void {
  const errors = texts.flatMap(({ key, text = '' }) => {
    const problem = identifierProblem(text, []);
    return problem ? [[key, [problem]]] : [];
  });
  if (errors.length > 0) throw new Refusal('fields', { errors: Object.fromEntries(errors) });
}

function citationsIn(references: readonly string[]): string[] {
  const citations = references.map((one) => referenceIn(one));
  const place = citations.indexOf(undefined);
  if (place >= 0) {
    const problem = `Line ${place + 1} is neither a DOI nor a PMID.`;
    throw new Refusal('fields', { errors: { references: [problem] } });
  }
  return [...new Set(citations.filter((one) => one !== undefined))];
}

export function paperView({
  paper,
  form,
  items,
  coAuthors,
  isAgreed,
  isOutdated,
}: PaperStanding): PaperView {
  return Object.assign(new PaperView(), {
    form,
    isAgreed,
    isOutdated,
    coAuthors: coAuthors.map((one) => Object.assign(new CoAuthorView(), one)),
    state: paper?.state ?? 'open',
    items: items.map(({ item, state, link }) =>
      Object.assign(new PaperItemView(), item, { state, link }),
    ),
    texts: Object.entries(paper?.texts ?? {}).map(([key, text]) =>
      Object.assign(new PaperTextView(), { key, text }),
    ),
    references: paper?.citations ?? [],
    skipped: paper?.skipped ?? [],
    fileId: paper?.assetId ? paper.id : null,
    madeAt: paper?.madeAt ?? null,
  });
}
