import type { ReportedThing } from '../engagement/moderation/report-queue';
import { Wire } from '../wire/wire';

class ReasonView {
  @Wire('reason') reason!: string;
  @Wire('reporter') reporter!: string;
}

class DecisionView {
  @Wire('action') action!: string;
  @Wire('note') note!: string;
  @Wire('by') by!: string;
  @Wire('at') at!: Date;
}

class ReportedAuthorView {
  @Wire('id') id!: number;
  @Wire('name') name!: string;
  /** How often something of theirs was taken down before. */
  @Wire('upheld_before') upheldBefore!: number;
}

export class ReportedView {
  @Wire('id') id!: number;
  @Wire('kind') kind!: string;
  @Wire('subject_id') subjectId!: number;
  @Wire('count') count!: number;
  @Wire('categories') categories!: string[];
  @Wire('reasons', { of: () => ReasonView }) reasons!: ReasonView[];
  @Wire('since') since!: Date;
  @Wire('title') title!: string;
  @Wire('text') text!: string;
  @Wire('is_hidden') isHidden!: boolean;
  @Wire('is_gone') isGone!: boolean;
  @Wire('link', { as: 'text', nullable: true }) link!: string | null;
  @Wire('author', { of: () => ReportedAuthorView, nullable: true })
  author!: ReportedAuthorView | null;
  @Wire('decision', { of: () => DecisionView, nullable: true }) decision!: DecisionView | null;
}

export function reportedView({
  subject,
  thing,
  author,
  decision,
  reasons,
  path,
  ...row
}: ReportedThing): ReportedView {
  return Object.assign(new ReportedView(), row, {
    kind: subject.kind,
    subjectId: subject.id,
    reasons: reasons.map((one) => Object.assign(new ReasonView(), one)),
    title: thing?.title ?? '',
    text: thing?.text ?? '',
    isHidden: thing?.isHidden ?? false,
    isGone: thing === undefined,
    link: path ?? null,
    author: author ? Object.assign(new ReportedAuthorView(), author) : null,
    decision: decision ? Object.assign(new DecisionView(), decision) : null,
  });
}

class RegistrationView {
  @Wire('country') country!: string;
  @Wire('region') region!: string;
  @Wire('number') number!: string;
}

/** A step that was taken about a member, also one that is over. */
class MeasureTakenView {
  @Wire('kind', { words: ['restriction', 'confirm-email', 'confirm-phone'] }) kind!: string;
  @Wire('reason') reason!: string;
  @Wire('by') by!: string;
  @Wire('at') at!: Date;
  @Wire('until', { as: 'time', nullable: true }) until!: Date | null;
  @Wire('ended_at', { as: 'time', nullable: true }) endedAt!: Date | null;
  @Wire('in_force') isInForce!: boolean;
}

export class MemberView {
  @Wire('id') id!: number;
  @Wire('name') name!: string;
  @Wire('email') email!: string;
  @Wire('role') role!: string;
  @Wire('speciality') speciality!: string;
  @Wire('place') place!: string;
  @Wire('step') step!: number;
  @Wire('joined_at') joinedAt!: Date;
  @Wire('last_seen_at', { as: 'time', nullable: true }) lastSeenAt!: Date | null;
  @Wire('suspended_until', { as: 'time', nullable: true }) suspendedUntil!: Date | null;
  @Wire('deactivated_at', { as: 'time', nullable: true }) deactivatedAt!: Date | null;
  @Wire('second_step') hasSecondStep!: boolean;
  @Wire('registration', { of: () => RegistrationView, nullable: true })
  registration!: RegistrationView | null;
  /** YYYY-MM-DD */
  @Wire('verified_on', { as: 'text', nullable: true }) verifiedOn!: string | null;
  @Wire('verified_until', { as: 'text', nullable: true }) verifiedUntil!: string | null;
  /** The last ten steps, the newest first. */
  @Wire('measures', { of: () => MeasureTakenView }) measures!: MeasureTakenView[];
}

export { MeasureTakenView, RegistrationView };
