import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { AddressRepository } from '../address/address.repository';
import { SecondStepRepository } from '../second-step/second-step.repository';
import { SessionsService } from '../sessions/sessions.service';
import { END_TICKETS } from '../tickets/tickets.sql';
import { type AccountEvent, type Fate, type Grant, REVOCATIONS } from './revocation.rules';
import {
  END_CODES,
  END_DELETION_PROOFS,
  END_EXPORT_LINKS,
  END_IDENTITIES,
  END_LINKS_SENT_ELSEWHERE,
  END_NOT_ME_LINKS,
  END_PASSKEYS,
  END_PUSH_SUBSCRIPTIONS,
  END_REFRESH_TOKENS,
  END_STRAY_RECOVERY_CODES,
  END_VERIFICATION_LINKS,
  OPEN_TO_PASSWORD,
  SET_PASSWORD_HASH,
} from './revocation.sql';

/** Before everything that was ever added. */
const EVER = new Date(0);

interface Scope {
  readonly accountId: number;
  /** The session that goes on, where others end. */
  readonly sessionId?: number | undefined;
  /** Since when the additions of an intruder may have begun. */
  readonly since?: Date;
  /** The hash of the new password. Undefined: the account keeps what it has. */
  readonly passwordHash?: string | undefined;
}

interface Ending {
  readonly accountId: number;
  readonly fate: Fate;
  readonly exceptSessionId: number;
  readonly since: Date;
  readonly now: Date;
  readonly passwordHash: string | undefined;
}

/** Ends what gives access to an account, as `REVOCATIONS` says for each event. */
@Injectable()
export class Revocation {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
    private readonly secondSteps: SecondStepRepository,
    private readonly addresses: AddressRepository,
  ) {}

  /** Call this in the transaction of the event, when the account has the address it will keep. */
  async after(event: AccountEvent, scope: Scope): Promise<void> {
    for (const grant of Object.keys(this.enders) as Grant[]) {
      const fate = REVOCATIONS[event][grant];
      if (fate !== 'keep') await this.enders[grant](this.ending(fate, scope));
    }
  }

  /**
   * A way in for the owner of an account that has lost its last one.
   * @returns whether the account now needs a password
   */
  async openToPassword(accountId: number): Promise<boolean> {
    return (await OPEN_TO_PASSWORD.rows(this.em, { accountId })).length > 0;
  }

  private readonly enders: Readonly<Record<Grant, (ending: Ending) => Promise<unknown>>> = {
    password: ({ fate, passwordHash, ...rest }) =>
      fate === 'end'
        ? SET_PASSWORD_HASH.rows(this.em, { ...rest, hash: null })
        : this.replacePassword(rest, passwordHash),
    sessions: ({ accountId, exceptSessionId }) => this.sessions.endAll(accountId, exceptSessionId),
    'refresh-tokens': (ending) => END_REFRESH_TOKENS.rows(this.em, ending),
    'sign-in-tickets': (ending) => END_TICKETS.rows(this.em, ending),
    passkeys: (ending) => END_PASSKEYS.rows(this.em, ending),
    'second-step': ({ accountId, since }) => this.secondSteps.remove(accountId, since),
    'recovery-codes': (ending) => END_STRAY_RECOVERY_CODES.rows(this.em, ending),
    identities: (ending) => END_IDENTITIES.rows(this.em, ending),
    'push-subscriptions': (ending) => END_PUSH_SUBSCRIPTIONS.rows(this.em, ending),
    'export-links': (ending) => END_EXPORT_LINKS.rows(this.em, ending),
    'one-time-codes': (ending) => END_CODES.rows(this.em, ending),
    'verification-links': (ending) => END_VERIFICATION_LINKS.rows(this.em, ending),
    'address-changes': ({ accountId, now }) => this.addresses.endWishes(accountId, now),
    'not-me-links': (ending) =>
      (ending.fate === 'end' ? END_NOT_ME_LINKS : END_LINKS_SENT_ELSEWHERE).rows(this.em, ending),
    'deletion-proofs': (ending) => END_DELETION_PROOFS.rows(this.em, ending),
  };

  private ending(fate: Fate, { accountId, sessionId, since, passwordHash }: Scope): Ending {
    return {
      accountId,
      fate,
      passwordHash,
      now: this.clock.now(),
      exceptSessionId: fate === 'others' ? (sessionId ?? 0) : 0,
      since: fate === 'since' ? (since ?? EVER) : EVER,
    };
  }

  private async replacePassword(
    { accountId, now }: Pick<Ending, 'accountId' | 'now'>,
    hash: string | undefined,
  ): Promise<void> {
    if (hash !== undefined) await SET_PASSWORD_HASH.rows(this.em, { accountId, hash, now });
  }
}
