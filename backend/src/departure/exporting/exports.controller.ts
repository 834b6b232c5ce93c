import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  type Actor,
  ConfirmedIdentity,
  CurrentMember,
  Onboarding,
  WhileRestricted,
} from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { Reply } from '../../wire/reply';
import { ExportsService } from './exports.service';
import { AskedExportView, ExportLinkView } from './exports.wire';

@Controller()
export class ExportsController {
  constructor(private readonly exporting: ExportsService) {}

  @Post('exports')
  @WhileRestricted()
  @Onboarding()
  @ConfirmedIdentity()
  @OncePerKey()
  @Reply('We will email you a link to your data.', undefined, AskedExportView)
  async askForExport(@CurrentMember() actor: Actor): Promise<AskedExportView> {
    return Object.assign(new AskedExportView(), { id: await this.exporting.ask(actor) });
  }

  /** For the page of the emailed link. */
  @Get('exports/:token/left')
  @Onboarding()
  @Reply('Done.', 'result', ExportLinkView)
  async look(
    @CurrentMember() actor: Actor,
    @Param('token') token: string,
  ): Promise<ExportLinkView> {
    return Object.assign(new ExportLinkView(), { left: await this.exporting.left(actor, token) });
  }

  @Get('exports/:token')
  @Onboarding()
  async download(
    @CurrentMember() actor: Actor,
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const archive = await this.exporting.open(actor, token, request.ip);
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', 'attachment; filename="suture-data.zip"');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    await pipeline(archive, response).catch(() => response.destroy());
  }
}
