import { pipeline } from 'node:stream/promises';
import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clearSessionCookie } from '../auth/sessions/session-cookie';
import { Settings } from '../platform/config/settings';
import {
  type Actor,
  CallerWords,
  CurrentMember,
  Onboarding,
  Public,
  WhileRestricted,
} from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { Reply } from '../wire/reply';
import { AskedExportView, IdentityBody, LeavingBody } from './departure.wire';
import { ExportsService } from './exporting/exports.service';
import { IdentityCheckService } from './identity-check.service';
import { LeavingService } from './leaving/leaving.service';

@Controller()
export class DepartureController {
  constructor(
    private readonly exporting: ExportsService,
    private readonly leaving: LeavingService,
    private readonly identity: IdentityCheckService,
    private readonly settings: Settings,
  ) {}

  @Post('exports')
  @WhileRestricted()
  @Onboarding()
  @CallerWords('id')
  @OncePerKey()
  @Reply('We will send you a mail with a link to your data.', undefined, AskedExportView)
  async askForExport(@CurrentMember() actor: Actor): Promise<AskedExportView> {
    return Object.assign(new AskedExportView(), { id: await this.exporting.ask(actor) });
  }

  /** The link in the mail. It speaks for itself, since a mail may be opened where nobody is signed in. */
  @Get('exports/:token')
  @Public()
  async download(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const archive = await this.exporting.open(token, request.ip);
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', 'attachment; filename="suture-data.zip"');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    await pipeline(archive, response).catch(() => response.destroy());
  }

  @Post('confirm-identity/code')
  @WhileRestricted()
  @Onboarding()
  @CallerWords('id')
  @Reply('We have sent a one-time code to your email address.')
  async askForCode(@CurrentMember() actor: Actor): Promise<void> {
    await this.identity.askForCode(actor);
  }

  @Post('confirm-identity')
  @WhileRestricted()
  @Onboarding()
  @CallerWords('id')
  @Reply('Thank you.')
  async confirmIdentity(@CurrentMember() actor: Actor, @Body() body: IdentityBody): Promise<void> {
    await this.identity.confirm(actor, body);
  }

  @Post('deleteAccount')
  @WhileRestricted()
  @Onboarding()
  @CallerWords('id')
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
