import { Controller, Get } from '@nestjs/common';
import { type Actor, BeforeSecondStep, CurrentMember, Onboarding } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { AccountSecurityService } from './account-security.service';
import { AccountSecurityView } from './identity.wire';

/** Security settings of the member's own account. */
@Controller('account/security')
@Onboarding()
@BeforeSecondStep()
export class AccountSecurityController {
  constructor(private readonly security: AccountSecurityService) {}

  @Get()
  @Reply('Done.', 'result', AccountSecurityView)
  async mine(@CurrentMember() actor: Actor): Promise<AccountSecurityView> {
    return Object.assign(new AccountSecurityView(), await this.security.of(actor));
  }
}
