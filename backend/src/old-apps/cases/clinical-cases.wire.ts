import { ConsentTicked, DeclarationTicked } from '../../clinical-cases/consent/consent.wire';
import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { changedCaseForm, newCaseForm } from '../../posts/case-form.wire';
import { BOX } from '../../posts/declared';
import { OutcomeField } from '../../posts/outcome-filter.wire';
import { IsId } from '../../wire/ids';
import { PageQuery } from '../../wire/paging';
import { Wire } from '../../wire/wire';

/** The texts that they know; none is added. */
const TEXTS = ['diagnosis', 'history', 'question'] as const;

/** Older apps omit the three declarations: the post is then held until its author makes them. */
export class PublishCaseBody extends newCaseForm(TEXTS) {
  @Wire('clinicalQuestions', { optional: true, lines: true })
  @NoIdentifiers()
  override readonly question?: string;

  @Wire()
  @DeclarationTicked(BOX)
  override readonly indemnity!: boolean;

  @Wire()
  @ConsentTicked(BOX)
  override readonly consent!: boolean;

  @Wire()
  @DeclarationTicked(BOX)
  override readonly relevance!: boolean;
}

export class EditCaseBody extends changedCaseForm(TEXTS) {
  @Wire('clinicalQuestions', { lines: true })
  @NoIdentifiers()
  override readonly question?: string;
}

export class FeedQuery extends PageQuery {
  @Wire({ optional: true })
  readonly speciality?: string;

  @OutcomeField()
  readonly outcome?: string;
}

export class MemberCasesBody extends PageQuery {
  /** The author; defaults to the caller. */
  @Wire('signup_id', { optional: true })
  @IsId('Please name a member.')
  readonly memberId?: number;
}

export class CaseIdBody {
  @Wire()
  @IsId('The case is required.')
  readonly id!: number;
}
