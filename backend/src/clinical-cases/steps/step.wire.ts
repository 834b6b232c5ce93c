import { NoDates, NoIdentifiers } from '../../identifiers/no-identifiers';
import { AreIds, IsId } from '../../wire/ids';
import { OneOf, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { WAITS_FOR_PATIENT } from '../clinical-post.rows';
import { CheckedBody } from '../consent/consent.wire';
import { attaching } from '../files/attached-files.wire';
import { MAX_CASE_FILES } from '../files/case-files.service';
import { describing } from '../files/described-files.wire';
import { MAX_TEXT } from '../outcome/outcome.rules';
import { IsDay } from '../patient-day';
import { CaseFileView } from '../post-file.views';
import type { StepChanges, StepContent } from './case-step.entity';
import { STEP_KINDS, type StepKind } from './step.rules';

const KIND = `A step is one of ${STEP_KINDS.join(', ')}.`;
const TEXT = 'Please say what happened.';

const isKind = (value: unknown) =>
  value === undefined || (STEP_KINDS as readonly unknown[]).includes(value);
const isSaid = (value: unknown) => value === undefined || String(value).trim() !== '';

abstract class StepFilesBody extends attaching(CheckedBody) {
  /** Whether the patient has consented to the new files. */
  @Wire({ optional: true })
  readonly consent?: boolean;
}

export class AddStepBody extends StepFilesBody {
  @Wire({ words: STEP_KINDS })
  @OneOf(STEP_KINDS, KIND)
  readonly kind!: string;

  @Wire()
  @IsDay()
  readonly day!: number;

  @Wire({ lines: true, max: MAX_TEXT })
  @Required(TEXT)
  @NoIdentifiers()
  @NoDates()
  readonly text!: string;
}

/** Omitted fields are left unchanged. */
export class EditStepBody extends describing(StepFilesBody) {
  @Wire({ optional: true, words: STEP_KINDS })
  @Rule('kind', isKind, KIND)
  readonly kind?: string;

  @Wire({ optional: true })
  @IsDay()
  readonly day?: number;

  @Wire({ lines: true, max: MAX_TEXT })
  @Rule('said', isSaid, TEXT)
  @NoIdentifiers()
  @NoDates()
  readonly text?: string;

  /** Ids from `files` to remove. */
  @Wire('removeFiles', { optional: true, of: 'number', max: MAX_CASE_FILES })
  @AreIds('Please name the files to remove.')
  readonly removedFiles?: number[];

  /** The version that was edited; a newer one is not overwritten. */
  @Wire({ optional: true })
  @IsId('Please send the version as a number.')
  readonly version?: number;
}

export const stepContentOf = ({ kind, day, text }: AddStepBody): StepContent => ({
  kind: kind as StepKind,
  day,
  text,
});

/** Only the fields that were sent. */
export const stepChangesOf = ({ kind, day, text }: EditStepBody): StepChanges => ({
  kind: kind as StepKind | undefined,
  day,
  text,
});

export class CaseStepView {
  @Wire() id!: number;
  @Wire({ words: STEP_KINDS }) kind!: string;
  /** Days since the operation or the first presentation. */
  @Wire() day!: number;
  @Wire() text!: string;
  @Wire({ of: () => CaseFileView }) files!: CaseFileView[];
  @Wire() version!: number;
  /** Set while only the author can see it. */
  @Wire({ as: 'text', nullable: true, words: [WAITS_FOR_PATIENT] })
  status!: string | null;
  @Wire('created_at') createdAt!: Date;
}

export class AddedStepView {
  @Wire() id!: number;
}
