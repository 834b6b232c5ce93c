import { Wire } from '../../wire/wire';

/** Why a member can read but not post. */
export class MeasureView {
  @Wire('id') id!: number;
  @Wire('kind', { words: ['restriction', 'confirm-email', 'confirm-phone'] }) kind!: string;
  @Wire('reason') reason!: string;
  @Wire('since') takenAt!: Date;
  /** Null where it ends as soon as the member has confirmed what is asked for. */
  @Wire('until', { as: 'time', nullable: true }) until!: Date | null;
}
