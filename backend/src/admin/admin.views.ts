import { MEASURE_KINDS } from '../auth/measures/measure.entity';
import { Wire } from '../wire/wire';

class RegistrationView {
  @Wire() country!: string;
  @Wire() region!: string;
  @Wire() number!: string;
  /** Its review, as `admin/registrations` lists it. */
  @Wire('review_id', { as: 'number', nullable: true }) reviewId!: number | null;
}

/** A measure taken against a member, also one that is over. */
class MeasureTakenView {
  @Wire({ words: MEASURE_KINDS }) kind!: string;
  @Wire() reason!: string;
  @Wire() by!: string;
  @Wire() at!: Date;
  @Wire({ as: 'time', nullable: true }) until!: Date | null;
  @Wire('ended_at', { as: 'time', nullable: true }) endedAt!: Date | null;
  @Wire('in_force') isInForce!: boolean;
}

export class MemberView {
  @Wire() id!: number;
  @Wire() name!: string;
  @Wire() email!: string;
  @Wire() role!: string;
  /** Duties in addition to the role. */
  @Wire({ words: ['moderator', 'editor'] }) duties!: string[];
  @Wire() speciality!: string;
  @Wire() place!: string;
  @Wire() step!: number;
  @Wire('joined_at') joinedAt!: Date;
  @Wire('last_seen_at', { as: 'time', nullable: true }) lastSeenAt!: Date | null;
  @Wire('suspended_until', { as: 'time', nullable: true }) suspendedUntil!: Date | null;
  @Wire('deactivated_at', { as: 'time', nullable: true }) deactivatedAt!: Date | null;
  @Wire('second_step') hasSecondStep!: boolean;
  @Wire({ of: () => RegistrationView, nullable: true })
  registration!: RegistrationView | null;
  /** YYYY-MM-DD */
  @Wire('verified_on', { as: 'text', nullable: true }) verifiedOn!: string | null;
  @Wire('verified_until', { as: 'text', nullable: true }) verifiedUntil!: string | null;
  /** The last ten measures, newest first. */
  @Wire({ of: () => MeasureTakenView }) measures!: MeasureTakenView[];
}

export { MeasureTakenView, RegistrationView };
