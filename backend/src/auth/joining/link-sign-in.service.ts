import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import { Account } from '../account.entity';
import { AdmissionService, type Admitted, type Visit } from '../sessions/admission.service';
import { digest } from '../tokens';
import { ENTER_BY_LINK, LOOK_AT_LINK } from './email-verification.sql';
import { tokenIn } from './verification.service';

/**
 * Logs in with the verification link, once, while its owner is still joining. Opening the link is
 * not enough: the button on the page makes this call.
 */
@Injectable()
export class LinkSignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly admission: AdmissionService,
  ) {}

  /** @throws Refusal `auth.link-unknown`, also when the link has expired */
  async lookAt(query: string) {
    const link = await LOOK_AT_LINK.first(this.em, this.named(query));
    if (!link) throw new Refusal('auth.link-unknown');
    return link;
  }

  /** @throws Refusal `auth.link-unknown`, `auth.link-used`; SecondStepDue */
  async signIn(query: string, visit: Visit): Promise<Admitted> {
    await this.lookAt(query);
    const entered = await ENTER_BY_LINK.first(this.em, this.named(query));
    if (!entered) throw new Refusal('auth.link-used');
    const account = await this.em.findOneOrFail(Account, { id: entered.accountId });
    return this.admission.afterFirstStep(account, visit);
  }

  private named(query: string) {
    return { tokenHash: digest(tokenIn(query)), now: this.clock.now() };
  }
}
