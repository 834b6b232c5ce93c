import { Body, Controller, Header, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings';
import {
  type Actor,
  BeforeSecondStep,
  CurrentMember,
  Onboarding,
  WhileRestricted,
} from '../../wire/access';
import { Reply } from '../../wire/reply';
import { asProof, PasskeyProofBody } from '../passkeys/passkeys.wire';
import { relyingPartyOf } from '../passkeys/relying-party';
import { PasskeyQuestionView, questionView } from '../passkeys/webauthn-options.views';
import { IdentityBody } from './identity.wire';
import { IdentityCheckService } from './identity-check.service';

/** "Confirm it is you", before risky changes. */
@Controller('confirm-identity')
@Onboarding()
@BeforeSecondStep()
export class IdentityController {
  constructor(
    private readonly identity: IdentityCheckService,
    private readonly settings: Settings,
  ) {}

  @Post('code')
  @WhileRestricted()
  @Reply('We have sent a one-time code to your email address.')
  async askForCode(@CurrentMember() actor: Actor): Promise<void> {
    await this.identity.askForCode(actor);
  }

  @Post()
  @WhileRestricted()
  @Reply('Thank you.')
  async confirm(@CurrentMember() actor: Actor, @Body() body: IdentityBody): Promise<void> {
    await this.identity.confirm(actor, body);
  }

  @Post('passkey/options')
  @WhileRestricted()
  @Header('Cache-Control', 'no-store')
  @Reply('Done.', undefined, PasskeyQuestionView)
  async askPasskey(
    @CurrentMember() actor: Actor,
    @Req() request: Request,
  ): Promise<PasskeyQuestionView> {
    const site = relyingPartyOf(request, this.settings);
    return questionView(await this.identity.askPasskey(actor, site));
  }

  @Post('passkey')
  @WhileRestricted()
  @Reply('Thank you.')
  async confirmByPasskey(
    @CurrentMember() actor: Actor,
    @Body() { ticket, credential }: PasskeyProofBody,
    @Req() request: Request,
  ): Promise<void> {
    const proof = { ticket, credential: asProof(credential) };
    await this.identity.confirmByPasskey(actor, proof, relyingPartyOf(request, this.settings));
  }
}
