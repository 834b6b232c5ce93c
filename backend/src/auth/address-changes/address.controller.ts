import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Settings } from '../../platform/config/settings';
import {
  type Actor,
  ConfirmedIdentity,
  CurrentMember,
  Onboarding,
  Public,
  WhileRestricted,
} from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { clearSessionCookie } from '../sessions/session-cookie';
import { EmailCodeBody, LinkBody, NewEmailBody, RevertBody } from './address.wire';
import { AddressChangesService } from './address-changes.service';
import { TakingBackService } from './taking-back.service';

/** Changing the email address, and undoing the change. */
@Controller('account')
export class AddressController {
  constructor(
    private readonly changes: AddressChangesService,
    private readonly takingBack: TakingBackService,
    private readonly settings: Settings,
  ) {}

  @Post('email')
  @WhileRestricted()
  @Onboarding()
  @ConfirmedIdentity()
  @Reply('We have sent a one-time code to the new address, and a note to the old one.')
  async ask(@CurrentMember() actor: Actor, @Body() { newEmail }: NewEmailBody): Promise<void> {
    await this.changes.ask(actor, newEmail);
  }

  @Post('email/confirm')
  @WhileRestricted()
  @Onboarding()
  @Reply('Your address is changed, and all other sessions are ended.')
  async confirm(@CurrentMember() actor: Actor, @Body() { code }: EmailCodeBody): Promise<void> {
    await this.changes.confirm(actor, code);
  }

  /** Public, because the email may be opened where nobody is signed in. */
  @Post('email/revert')
  @Public()
  @Rated('sign-in')
  @Reply('Your old address is back, and all sessions are ended.')
  async revert(
    @Body() { token, password, code }: RevertBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.takingBack.revert({ token, password, code });
    clearSessionCookie(response, this.settings);
  }

  @Post('not-me')
  @Public()
  @Rated('sign-in')
  @Reply('All sessions are ended. We have sent you an email about choosing a new password.')
  async disown(@Body() { token }: LinkBody): Promise<void> {
    await this.takingBack.disown(token);
  }
}
