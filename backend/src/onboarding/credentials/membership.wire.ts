import { ApiProperty } from '@nestjs/swagger';
import { NoIdentifiers } from '../../identifiers/no-identifiers';
import type { Membership } from '../../profiles/credentials/credential.sql';
import { Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const CHOOSE = 'Please select the at least one Association.';

const isAnswered = (_: unknown, whole: object) =>
  (whole as MembershipBody).isSkipped || (whole as MembershipBody).isChosen;

/** Step 3. Indian associations, international ones and those typed under "Other" are one list. */
export class MembershipBody {
  /** An empty list skips the step. */
  @ApiProperty({ required: false })
  @Wire('memberShip')
  @Rule('answered', isAnswered, CHOOSE)
  readonly associations?: string[];

  @Wire({ optional: true })
  @NoIdentifiers()
  readonly otherInternational?: string;

  get isSkipped(): boolean {
    return this.associations?.length === 0 && !this.otherInternational;
  }

  get isChosen(): boolean {
    return this.names.length > 0 || Boolean(this.otherInternational);
  }

  /** Null if the step is skipped. */
  get membership(): Membership | null {
    return this.isSkipped
      ? null
      : { associations: this.names, otherInternational: this.otherInternational ?? '' };
  }

  private get names(): string[] {
    return [...new Set((this.associations ?? []).filter(Boolean))];
  }
}
