import { createHmac } from 'node:crypto';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { Account } from '../account.entity';
import { LOCK_ACCOUNT } from '../account.sql';
import { AccountNotices } from '../notices/account-notices.service';
import { HAS_WAY_IN } from '../social/identity.sql';
import { Tickets } from '../tickets/tickets';
import type { Passkey } from './passkey.entity';
import { PasskeyRepository } from './passkey.repository';
import type { RelyingParty } from './relying-party';

const MOST = 20;

/** Lists, adds and removes a member's own passkeys. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly passkeys: PasskeyRepository,
    private readonly tickets: Tickets,
    private readonly notices: AccountNotices,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  list(actor: Actor): Promise<Passkey[]> {
    return this.passkeys.of(actor.memberId, MOST);
  }

  /** @throws Refusal `auth.passkeys-too-many` */
  async invite(actor: Actor, site: RelyingParty): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const account = await this.em.findOneOrFail(Account, { id: actor.memberId });
    const known = await this.list(actor);
    this.demandRoom(known);
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    return generateRegistrationOptions({
      rpName: 'Suture',
      rpID: site.id,
      userName: account.email,
      userDisplayName: account.fullName.trim() || account.email,
      userID: this.handleOf(account.id),
      challenge: bytesOf(
        await this.tickets.give('passkey-registration', { accountId: account.id }),
      ),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
    });
  }

  /** @throws Refusal `auth.passkey-refused`, `auth.passkey-known`, `auth.passkeys-too-many` */
  async add(
    actor: Actor,
    given: { credential: RegistrationResponseJSON; name: string },
    site: RelyingParty,
  ): Promise<number> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const made = await verifyRegistrationResponse({
      response: given.credential,
      expectedChallenge: (challenge) => this.isAskedOf(actor, challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!made?.verified) throw new Refusal('auth.passkey-refused');
    const { credential } = made.registrationInfo;
    try {
      return await this.em.transactional(async () => {
        await LOCK_ACCOUNT.rows(this.em, { id: actor.memberId });
        this.demandRoom(await this.list(actor));
        const id = await this.passkeys.add({
          accountId: actor.memberId,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
          name: given.name,
          createdAt: this.clock.now(),
        });
        await this.tell(actor, 'passkey-added');
        return id;
      });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new Refusal('auth.passkey-known');
    }
  }

  /** @throws Refusal `not-found`, `auth.last-way-in` */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.em.transactional(async () => {
      await LOCK_ACCOUNT.rows(this.em, { id: actor.memberId });
      if (!(await this.passkeys.remove(actor.memberId, id))) throw new Refusal('not-found');
      if (!(await HAS_WAY_IN.first(this.em, { id: actor.memberId })))
        throw new Refusal('auth.last-way-in');
      await this.tell(actor, 'passkey-removed');
    });
  }

  private demandRoom(known: readonly Passkey[]): void {
    if (known.length >= MOST)
      throw new Refusal('auth.passkeys-too-many', { values: { most: MOST } });
  }

  /** The challenge is a single-use ticket of this account. */
  private async isAskedOf(actor: Actor, challenge: string): Promise<boolean> {
    const ticket = await this.tickets.use('passkey-registration', challenge);
    return ticket?.accountId === actor.memberId;
  }

  /**
   * The WebAuthn user handle: always the same for an account, without revealing which account it
   * is.
   */
  private handleOf(accountId: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(
      createHmac('sha256', this.settings.sessionSecret)
        .update(`passkey-owner:${accountId}`)
        .digest(),
    );
  }

  private async tell(actor: Actor, what: 'passkey-added' | 'passkey-removed'): Promise<void> {
    await this.audit.write({ actorId: actor.memberId, action: what, result: 'done' });
    await this.notices.later(actor.memberId, what);
  }
}

/** The ticket is also the challenge: the same 256 bits. */
export const bytesOf = (ticket: string) => Uint8Array.from(Buffer.from(ticket, 'base64url'));
