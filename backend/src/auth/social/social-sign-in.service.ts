import { Injectable } from '@nestjs/common';
import { AdmissionService, type Admitted, type Visit } from '../sessions/admission.service';
import type { PersonNames } from './id-token';
import { IdentityService } from './identity.service';
import type { Provider } from './provider';

/** An ID token, and the nonce expected in it if we started the flow. */
export interface Proof {
  readonly idToken: string;
  readonly nonce?: string;
  /** Apple sends names beside the token, on the first sign-in only. */
  readonly names?: PersonNames;
}

/** Log-in through Google or Apple. */
@Injectable()
export class SocialSignInService {
  constructor(
    private readonly identities: IdentityService,
    private readonly admission: AdmissionService,
  ) {}

  /**
   * @throws SecondStepDue, Refusal if the token is not for us or not valid, or its email address is
   *   not verified
   */
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
