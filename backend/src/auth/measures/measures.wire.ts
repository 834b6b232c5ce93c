import { Wire } from '../../wire/wire';

/** A reason why a member can read but not post. */
export class MeasureView {
  @Wire() id!: number;
  @Wire({ words: ['restriction', 'confirm-email', 'confirm-phone'] }) kind!: string;
  @Wire() reason!: string;
  @Wire('since') takenAt!: Date;
  /** Null if it ends as soon as the member has confirmed what was asked for. */
  @Wire({ as: 'time', nullable: true }) until!: Date | null;
}
