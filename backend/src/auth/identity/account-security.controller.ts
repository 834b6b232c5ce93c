import { Controller, Get } from '@nestjs/common';
import { type Actor, BeforeSecondStep, CurrentMember, Onboarding } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { AccountSecurityService } from './account-security.service';
import { AccountSecurityView, LinkedIdentityView } from './identity.wire';

/** Security settings of the member's own account. */
@Controller('account/security')
@Onboarding()
@BeforeSecondStep()
export class AccountSecurityController {
  constructor(private readonly security: AccountSecurityService) {}

  @Get()
  @Reply('Done.', 'result', AccountSecurityView)
  async mine(@CurrentMember() actor: Actor): Promise<AccountSecurityView> {
    const { identities, ...rest } = await this.security.of(actor);
    return Object.assign(new AccountSecurityView(), rest, {
      identities: identities.map((one) => Object.assign(new LinkedIdentityView(), one)),
    });
  }
}
