import { Body, Controller, Get, Header, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings';
import { Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { type Answer, Reply } from '../../wire/reply';
import { Entrance } from '../sessions/entrance';
import { SessionView } from '../sessions/sessions.wire';
import { readTicketCookie } from '../tickets/ticket-cookie';
import { SecondSignInService } from './second-sign-in.service';
import { SecondStepBody, WaitingSignInView } from './second-step.wire';

/** The second step of a log-in. */
@Controller('login/second')
@Public()
export class SecondSignInController {
  constructor(
    private readonly signIns: SecondSignInService,
    private readonly entrance: Entrance,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Reply('Done.', 'result', WaitingSignInView)
  async waiting(@Req() request: Request): Promise<WaitingSignInView> {
    const ticket = readTicketCookie(request, this.settings);
    return Object.assign(new WaitingSignInView(), await this.signIns.waiting(ticket));
  }

  @Post()
  @Rated('sign-in')
  @Reply('Welcome back.', 'records', SessionView)
  signIn(
    @Body() body: SecondStepBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<SessionView>> {
    const ticket = body.ticket ?? readTicketCookie(request, this.settings) ?? '';
    const exchange = { request, response };
    return this.entrance.answer(exchange, () =>
      this.signIns.signIn({ ticket, code: body.code }, this.entrance.visitOf(exchange)),
    );
  }
}
