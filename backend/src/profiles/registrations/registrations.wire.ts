import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { CHECKED_AGAINST, COMPARED, REGISTRATION_STATES } from './registration-review.entity';

export class AnswerBody {
  @Wire({ lines: true, max: 1_000 })
  @Required('Please write an answer.')
  readonly text!: string;
}

/** What became of the registrations that were checked in the last 90 days. */
export class RegistrationChecksView {
  @Wire() confirmed!: number;
  @Wire() refused!: number;
  /** From when they began to wait until they were decided; null if none was. */
  @Wire('median_hours', { as: 'number', nullable: true }) medianHours!: number | null;
}

export class ProofView {
  @Wire() name!: string;
  @Wire() url!: string;
}

class RegisteredMemberView {
  @Wire() id!: number;
  @Wire() name!: string;
  @Wire() speciality!: string;
  @Wire() country!: string;
  @Wire('joined_at') joinedAt!: Date;
}

/** The fields for both the member and moderators. */
abstract class RegistrationFields {
  @Wire() id!: number;
  @Wire() country!: string;
  @Wire() region!: string;
  /** The council's name if known, else the region. */
  @Wire() council!: string;
  @Wire() number!: string;
  @Wire({ words: REGISTRATION_STATES }) state!: string;
  @Wire({ as: 'text', nullable: true }) question!: string | null;
  @Wire({ as: 'text', nullable: true }) answer!: string | null;
  /** Why it was refused or withdrawn. */
  @Wire({ as: 'text', nullable: true }) reason!: string | null;
  /** YYYY-MM-DD, the last day of the confirmation. */
  @Wire({ as: 'text', nullable: true }) until!: string | null;
  @Wire('created_at') createdAt!: Date;
}

export class OwnRegistrationView extends RegistrationFields {
  /** The name of the file that was sent; only moderators can read the file. */
  @Wire('proof_name', { as: 'text', nullable: true }) proofName!: string | null;
  /** Whether a proof can be sent now. */
  @Wire('takes_proof') takesProof!: boolean;
}

export class RegistrationToCheckView extends RegistrationFields {
  @Wire({ of: () => RegisteredMemberView }) member!: RegisteredMemberView;
  @Wire({ of: () => ProofView, nullable: true }) proof!: ProofView | null;
  @Wire('waiting_since') waitingSince!: Date;
  /** For a confirmation: where it was looked up, an address or in words. */
  @Wire({ as: 'text', nullable: true }) source!: string | null;
  /** The same of confirmations before the source was written down; null if not given. */
  @Wire('checked_against', { as: 'text', nullable: true, words: CHECKED_AGAINST })
  checkedAgainst!: string | null;
  /** The details that matched. */
  @Wire('found_same', { words: COMPARED }) foundSame!: string[];
  /** Where anyone can look up the number. */
  @Wire('register_url', { as: 'text', nullable: true }) registerUrl!: string | null;
}

export { RegisteredMemberView };
