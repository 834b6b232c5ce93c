import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import { Account } from '../account.entity';
import { AdmissionService, type Admitted, type Visit } from '../sessions/admission.service';
import type { TicketPurpose } from '../tickets/sign-in-ticket.entity';
import { Tickets } from '../tickets/tickets';
import type { Passkey } from './passkey.entity';
import { PasskeyRepository } from './passkey.repository';
import { bytesOf } from './passkeys.service';
import type { RelyingParty } from './relying-party';

export interface PasskeyProof {
  readonly ticket: string;
  readonly credential: AuthenticationResponseJSON;
}

export interface PasskeyQuestion {
  readonly options: PublicKeyCredentialRequestOptionsJSON;
  readonly ticket: string;
}

/**
 * Verifies passkeys. The device asks its owner for face, finger or code, so a passkey counts as two
 * factors.
 */
@Injectable()
export class PasskeyProofs {
  constructor(
    private readonly em: EntityManager,
    private readonly passkeys: PasskeyRepository,
    private readonly tickets: Tickets,
    private readonly admission: AdmissionService,
    private readonly clock: Clock,
  ) {}

  /** Reveals neither accounts nor passkeys: the device offers the ones it has for this site. */
  async ask(
    purpose: 'passkey-sign-in' | 'passkey-confirmation',
    site: RelyingParty,
    accountId: number | null = null,
  ): Promise<PasskeyQuestion> {
    const ticket = await this.tickets.give(purpose, { accountId });
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      challenge: bytesOf(ticket),
      userVerification: 'required',
    });
    return { options, ticket };
  }

  /** Log-in without a second step. @throws Refusal `auth.passkey-refused`, `auth.suspended` */
  async signIn(proof: PasskeyProof, site: RelyingParty, visit: Visit): Promise<Admitted> {
    const { accountId } = await this.proven('passkey-sign-in', proof, site);
    const account = await this.em.findOne(Account, { id: accountId, deletedAt: null });
    if (!account) throw new Refusal('auth.passkey-refused');
    return this.admission.admit(account, visit);
  }

  /** @throws Refusal `auth.passkey-refused`, also for somebody else's passkey */
  async confirm(proof: PasskeyProof, site: RelyingParty, accountId: number): Promise<void> {
    const passkey = await this.proven('passkey-confirmation', proof, site, accountId);
    if (passkey.accountId !== accountId) throw new Refusal('auth.passkey-refused');
  }

  /** The ticket is used up first, so that an intercepted proof cannot be replayed. */
  private async proven(
    purpose: TicketPurpose,
    { ticket, credential }: PasskeyProof,
    site: RelyingParty,
    accountId: number | null = null,
  ): Promise<Passkey> {
    const used = await this.tickets.use(purpose, ticket);
    const passkey = used && (await this.passkeys.findByCredential(credential.id));
    if (!passkey || used.accountId !== accountId) throw new Refusal('auth.passkey-refused');
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const answer = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: ticket,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
      },
    }).catch(() => undefined);
    if (!answer?.verified) throw new Refusal('auth.passkey-refused');
    await this.passkeys.noteUse(passkey.id, {
      counter: answer.authenticationInfo.newCounter,
      at: this.clock.now(),
    });
    return passkey;
  }
}
