import { Body, Controller, Delete, Get, Header, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings';
import { type Actor, CurrentMember, Onboarding, Public, WhileRestricted } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { readSessionCookie } from '../sessions/session-cookie';
import { UnsentBody, UnsentView } from './unsent.wire';
import { readUnsentCookie, setUnsentCookie } from './unsent-cookie';
import { UNSENT_SECONDS, UnsentForms } from './unsent-forms.service';

/** What somebody had written when the session ended. */
@Controller('session/unsent')
export class UnsentController {
  constructor(
    private readonly forms: UnsentForms,
    private readonly settings: Settings,
  ) {}

  @Post()
  @Public()
  @Rated('visitor-write')
  @Reply('Kept until you have logged in.')
  async keep(
    @Body() body: UnsentBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const { place, target, words, hadFiles = false, pageOf } = body;
    const cookie = readSessionCookie(request, this.settings);
    const token = await this.forms.keep({ cookie, pageOf }, { place, target, words, hadFiles });
    setUnsentCookie(response, this.settings, { token, seconds: UNSENT_SECONDS });
  }

  @Get()
  @Onboarding()
  @Header('Cache-Control', 'no-store')
  @Reply('Done.', 'result', UnsentView)
  async mine(@CurrentMember() actor: Actor, @Req() request: Request): Promise<UnsentView> {
    const token = readUnsentCookie(request, this.settings);
    return Object.assign(new UnsentView(), await this.forms.of(actor.memberId, token));
  }

  @Delete()
  @Onboarding()
  @WhileRestricted()
  @Reply('Done.')
  async forget(
    @CurrentMember() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.forms.forget(actor.memberId, readUnsentCookie(request, this.settings));
    setUnsentCookie(response, this.settings, { token: '', seconds: 0 });
  }
}
