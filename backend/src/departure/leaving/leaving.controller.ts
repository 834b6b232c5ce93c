import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { clearSessionCookie } from '../../auth/sessions/session-cookie';
import { Settings } from '../../platform/config/settings';
import {
  type Actor,
  ConfirmedIdentity,
  CurrentMember,
  Onboarding,
  WhileRestricted,
} from '../../wire/access';
import { Reply } from '../../wire/reply';
import { LeavingService } from './leaving.service';
import { LeavingBody } from './leaving.wire';

@Controller()
export class LeavingController {
  constructor(
    private readonly leaving: LeavingService,
    private readonly settings: Settings,
  ) {}

  @Post('deleteAccount')
  @WhileRestricted()
  @Onboarding()
  @ConfirmedIdentity({ exceptTokens: true })
  @Reply('Your account has been deleted successfully')
  async leave(
    @CurrentMember() actor: Actor,
    @Body() body: LeavingBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.leaving.leave(actor, body.reason);
    clearSessionCookie(response, this.settings);
  }
}
