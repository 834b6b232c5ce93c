import { Injectable } from '@nestjs/common';
import { AdmissionService, type Admitted, type Visit } from '../sessions/admission.service';
import type { PersonNames } from './id-token';
import { IdentityService } from './identity.service';
import type { Provider } from './provider';

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
    private readonly identities: IdentityService,
    private readonly admission: AdmissionService,
  ) {}

  /** @throws SecondStepDue, Refusal when the token is not ours, not valid, or its address is not verified */
  async signIn(
    provider: Provider,
    proof: Proof,
    visit: Omit<Visit, 'remember'>,
  ): Promise<Admitted> {
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
    return this.admission.afterFirstStep(account, { ...visit, remember: false }, 'told');
  }
}
