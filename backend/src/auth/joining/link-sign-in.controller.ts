import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { type Answer, Reply } from '../../wire/reply';
import { Entrance } from '../sessions/entrance';
import { SessionView } from '../sessions/sessions.wire';
import { VerifyBody } from './joining.wire';
import { LinkSignInService } from './link-sign-in.service';

@Controller('verify/login')
@Public()
export class LinkSignInController {
  constructor(
    private readonly linkSignIns: LinkSignInService,
    private readonly entrance: Entrance,
  ) {}

  /** Each link logs in once, and only until step 2 of joining is complete. */
  @Post()
  @Rated('sign-in')
  @Reply('Welcome.', 'records', SessionView)
  signIn(
    @Body() { query }: VerifyBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<SessionView>> {
    const exchange = { request, response };
    const visit = { ...this.entrance.visitOf(exchange), remember: false };
    return this.entrance.answer(exchange, () => this.linkSignIns.signIn(query, visit));
  }
}
