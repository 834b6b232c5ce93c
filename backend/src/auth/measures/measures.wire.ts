import { Wire } from '../../wire/wire';

/** A reason why a member can read but not post. */
export class MeasureView {
  @Wire('id') id!: number;
  @Wire('kind', { words: ['restriction', 'confirm-email', 'confirm-phone'] }) kind!: string;
  @Wire('reason') reason!: string;
  @Wire('since') takenAt!: Date;
  /** Null if it ends as soon as the member has confirmed what was asked for. */
  @Wire('until', { as: 'time', nullable: true }) until!: Date | null;
}
