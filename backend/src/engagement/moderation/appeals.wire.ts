import { timeOf } from '../../platform/database/columns';
import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { DECISIONS } from '../moderation-decision.entity';
import { VERDICTS } from './appeal.entity';
import type { Takedown } from './appeals.service';
import { SAME_PERSON } from './moderation.policy';

const KIND = 'Please say what the decision was about.';
const TEXT = 'Please say why you think the decision is wrong.';
const MOST = 2_000;

export class AppealBody {
  @Wire({ max: 40 })
  @Required(KIND)
  readonly kind!: string;

  @Wire()
  @Required(KIND)
  readonly id!: number;

  @Wire({ lines: true, max: MOST })
  @Required(TEXT)
  readonly text!: string;
}

export class CreatedAppealView {
  @Wire() id!: number;
}

class OwnAppealView {
  @Wire() text!: string;
  @Wire('created_at') createdAt!: Date;
  /** Null until decided. */
  @Wire({ as: 'text', words: VERDICTS, nullable: true }) decision!: string | null;
  @Wire() reason!: string;
  @Wire('decided_at', { as: 'time', nullable: true }) decidedAt!: Date | null;
  /** Says so if the same person decided; empty otherwise. */
  @Wire() note!: string;
}

/** A decision about one of the caller's own posts. */
export class TakedownView {
  @Wire() kind!: string;
  @Wire() id!: number;
  @Wire() title!: string;
  /** The path of its page; null once it is gone. */
  @Wire({ as: 'text', nullable: true }) link!: string | null;
  @Wire({ words: DECISIONS }) action!: string;
  @Wire() reason!: string;
  @Wire('decided_at') decidedAt!: Date;
  /** When the author made the requested changes; visible again since then. */
  @Wire('mended_at', { as: 'time', nullable: true }) mendedAt!: Date | null;
  /** False once it is visible again, or there is a newer decision. */
  @Wire('in_force') isInForce!: boolean;
  @Wire('may_appeal') mayAppeal!: boolean;
  @Wire({ of: () => OwnAppealView, nullable: true }) appeal!: OwnAppealView | null;
}

export function takedownView(takedown: Takedown): TakedownView {
  const { subject, title, path, action, reason, isInForce, mayAppeal } = takedown;
  return Object.assign(new TakedownView(), subject, {
    title,
    action,
    reason,
    isInForce,
    mayAppeal,
    link: path ?? null,
    decidedAt: timeOf(takedown.decidedAt),
    mendedAt: timeOf(takedown.mendedAt),
    appeal: appealOf(takedown),
  });
}

function appealOf(takedown: Takedown): OwnAppealView | null {
  const { appealText: text, appealedAt, verdict, verdictReason, verdictAt } = takedown;
  if (text === null || appealedAt === null) return null;
  return Object.assign(new OwnAppealView(), {
    text,
    decision: verdict,
    reason: verdictReason ?? '',
    note: takedown.isBySame ? SAME_PERSON : '',
    createdAt: timeOf(appealedAt),
    decidedAt: timeOf(verdictAt),
  });
}
