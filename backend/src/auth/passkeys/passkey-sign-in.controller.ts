import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings';
import { Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { type Answer, Reply } from '../../wire/reply';
import { Entrance } from '../sessions/entrance';
import { SessionView } from '../sessions/sessions.wire';
import { PasskeyProofs } from './passkey-proofs.service';
import { asProof, PasskeySignInBody } from './passkeys.wire';
import { relyingPartyOf } from './relying-party';
import { PasskeyQuestionView, questionView } from './webauthn-options.views';

/** Log-in with a passkey, without typing an email address. */
@Controller('login/passkey')
@Public()
export class PasskeySignInController {
  constructor(
    private readonly proofs: PasskeyProofs,
    private readonly entrance: Entrance,
    private readonly settings: Settings,
  ) {}

  // Every log-in page requests these options when it opens, so a request is not a failed attempt.
  @Post('options')
  @Rated('visitor-write')
  @Reply('Done.', undefined, PasskeyQuestionView)
  async ask(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyQuestionView> {
    response.setHeader('Cache-Control', 'no-store');
    const site = relyingPartyOf(request, this.settings);
    return questionView(await this.proofs.ask('passkey-sign-in', site));
  }

  @Post()
  @Rated('sign-in')
  @Reply('Welcome back.', 'records', SessionView)
  signIn(
    @Body() { ticket, credential, remember = false }: PasskeySignInBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<SessionView>> {
    const exchange = { request, response };
    const visit = { ...this.entrance.visitOf(exchange), remember };
    const site = relyingPartyOf(request, this.settings);
    return this.entrance.answer(exchange, () =>
      this.proofs.signIn({ ticket, credential: asProof(credential) }, site, visit),
    );
  }
}
