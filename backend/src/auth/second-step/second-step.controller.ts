import { Body, Controller, Delete, Header, Post } from '@nestjs/common';
import {
  type Actor,
  BeforeSecondStep,
  ConfirmedIdentity,
  CurrentMember,
  Onboarding,
  WhileRestricted,
} from '../../wire/access';
import { Reply } from '../../wire/reply';
import { SecondStepService } from './second-step.service';
import { AppCodeBody, InvitationView, RecoveryCodesView } from './second-step.wire';

/** Turns the second step on and off. */
@Controller('account/totp')
@Onboarding()
export class SecondStepController {
  constructor(private readonly secondStep: SecondStepService) {}

  @Post()
  @BeforeSecondStep()
  @WhileRestricted()
  @ConfirmedIdentity()
  @Header('Cache-Control', 'no-store')
  @Reply('Scan the code with your authenticator app.', 'result', InvitationView)
  async begin(@CurrentMember() actor: Actor): Promise<InvitationView> {
    return Object.assign(new InvitationView(), await this.secondStep.begin(actor));
  }

  @Post('confirm')
  @BeforeSecondStep()
  @WhileRestricted()
  @ConfirmedIdentity()
  @Header('Cache-Control', 'no-store')
  @Reply('The second step is on.', 'result', RecoveryCodesView)
  async confirm(
    @CurrentMember() actor: Actor,
    @Body() { code }: AppCodeBody,
  ): Promise<RecoveryCodesView> {
    const recoveryCodes = await this.secondStep.confirm(actor, code);
    return Object.assign(new RecoveryCodesView(), { recoveryCodes });
  }

  @Delete()
  @WhileRestricted()
  @ConfirmedIdentity()
  @Reply('The second step is off.')
  async turnOff(@CurrentMember() actor: Actor, @Body() { code }: AppCodeBody): Promise<void> {
    await this.secondStep.turnOff(actor, code);
  }
}
