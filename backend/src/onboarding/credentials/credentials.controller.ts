import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { type Actor, CurrentMember, Onboarding, WhileRestricted } from '../../wire/access';
import { Answer, Reply } from '../../wire/reply';
import { StepView, stepOf } from '../personal.wire';
import { CredentialForms } from './credential-forms';
import { CredentialsService, type Saving } from './credentials.service';
import { MembershipBody } from './membership.wire';
import { RegistrationBody } from './registration.wire';

const MEMBERSHIPS_SAVED = 'Membership Details updated successfully';
const SKIPPED = 'You can add your memberships from your profile at any time.';
const REGISTRATION_SAVED = 'Medical Registration updated successfully';

/** Steps 3 and 4, and the same sections of the profile. */
@Controller()
export class CredentialsController {
  constructor(
    private readonly forms: CredentialForms,
    private readonly credentials: CredentialsService,
  ) {}

  @Post('membershipAssociation')
  @WhileRestricted()
  @Onboarding()
  @ApiBody({ type: MembershipBody })
  @Reply(MEMBERSHIPS_SAVED, undefined, StepView)
  async addMembership(
    @CurrentMember() actor: Actor,
    @Body() raw: unknown,
  ): Promise<Answer<StepView>> {
    return this.saveMembership(actor, raw, 'create');
  }

  @Post('updatemembershipAssociation')
  @WhileRestricted()
  @Onboarding()
  @ApiBody({ type: MembershipBody })
  @Reply(MEMBERSHIPS_SAVED, undefined, StepView)
  async changeMembership(
    @CurrentMember() actor: Actor,
    @Body() raw: unknown,
  ): Promise<Answer<StepView>> {
    return this.saveMembership(actor, raw, 'update');
  }

  @Post('mediRegistration')
  @WhileRestricted()
  @Onboarding()
  @ApiBody({ type: RegistrationBody })
  @Reply(REGISTRATION_SAVED, undefined, StepView)
  async addRegistrations(@CurrentMember() actor: Actor, @Body() raw: unknown): Promise<StepView> {
    return this.saveRegistrations(actor, raw, 'create');
  }

  @Post('updateMediRegistration')
  @WhileRestricted()
  @Onboarding()
  @ApiBody({ type: RegistrationBody })
  @Reply(REGISTRATION_SAVED, undefined, StepView)
  async changeRegistrations(
    @CurrentMember() actor: Actor,
    @Body() raw: unknown,
  ): Promise<StepView> {
    return this.saveRegistrations(actor, raw, 'update');
  }

  private async saveMembership(
    actor: Actor,
    raw: unknown,
    saving: Saving,
  ): Promise<Answer<StepView>> {
    const membership = await this.forms.membership(actor, raw);
    const view = stepOf(await this.credentials.saveMembership(actor, membership, saving));
    return new Answer(view, membership ? {} : { msg: SKIPPED });
  }

  private async saveRegistrations(actor: Actor, raw: unknown, saving: Saving): Promise<StepView> {
    const { registrations, declarations } = await this.forms.registrations(actor, raw);
    return stepOf(
      await this.credentials.saveRegistrations(actor, registrations, { saving, declarations }),
    );
  }
}
