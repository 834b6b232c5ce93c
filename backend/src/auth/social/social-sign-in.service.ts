import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Account } from '../account.entity';
import { SessionsService, type StartedSession } from '../sessions/sessions.service';
import type { PersonNames } from './id-token';
import { IdentityService } from './identity.service';
import type { Provider } from './provider';

/** From where somebody signs in. */
export interface Visit {
  readonly device: string;
  readonly address: string;
  readonly browser: boolean;
}

/** An ID token, and what is expected of it where we started the flow. */
export interface Proof {
  readonly idToken: string;
  readonly nonce?: string;
  /** Apple gives names beside the token, in the first sign-in only. */
  readonly names?: PersonNames;
}

/** Log-in through Google or Apple. */
@Injectable()
export class SocialSignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly identities: IdentityService,
    private readonly sessions: SessionsService,
  ) {}

  /** @throws Refusal when the token is not ours, not valid, or its address is not verified */
  async signIn(
    provider: Provider,
    proof: Proof,
    visit: Visit,
  ): Promise<{ account: Account; session: StartedSession }> {
    const claims = await provider.read(proof.idToken, proof.nonce);
    const names = {
      firstName: claims.names.firstName || (proof.names?.firstName ?? ''),
      lastName: claims.names.lastName || (proof.names?.lastName ?? ''),
    };
    const account = await this.identities.signIn({
      ...claims,
      names,
      provider: provider.about,
      address: visit.address,
    });
    const session = await this.em.transactional(() =>
      this.sessions.start({ ...visit, memberId: account.id, remember: false }),
    );
    return { account, session };
  }
}
