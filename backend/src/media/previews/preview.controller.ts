import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import type { Response } from 'express';
import { Refusal } from '../../refusal';
import { type Actor, CurrentMember } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { UploadCheckView, uploadCheckView } from '../checks/check.views';
import { FileChecksService } from '../checks/file-checks.service';
import { parseMasks } from '../masks.rules';
import { InspectionService } from './inspection.service';

const isPage = (page: unknown) => page === undefined || /^[1-9]\d?$/.test(String(page));
const isMoment = (second: unknown) =>
  second === undefined || /^\d{1,4}(\.\d{1,3})?$/.test(String(second));

/** Previews of an upload as others will see it, for its uploader. */
@Controller('uploads')
export class PreviewController {
  constructor(
    private readonly inspection: InspectionService,
    private readonly checks: FileChecksService,
  ) {}

  /** The findings in it; clients poll while the check is waiting. */
  @Get(':uploadId/check')
  @Reply('Done.', 'result', UploadCheckView)
  async check(
    @CurrentMember() actor: Actor,
    @Param('uploadId') id: string,
  ): Promise<UploadCheckView> {
    return uploadCheckView(id, await this.checks.find(actor.memberId, id));
  }

  /** Each preview is rendered anew, so they are rated like pieces of uploads. */
  @Get(':uploadId/preview')
  @Rated('upload-piece')
  @ApiQuery({
    name: 'masks',
    required: false,
    description: 'What is blackened: "r100,200,300,50;s20:100,100 120,130"',
  })
  @ApiQuery({ name: 'second', required: false, description: 'Of a film: the moment that is shown' })
  @ApiQuery({
    name: 'page',
    required: false,
    description: 'Of a report: the page, from 1, as a picture',
  })
  @ApiOkResponse({
    description: 'The picture, the still or the PDF, without anything beside its pixels or pages',
  })
  async preview(
    @CurrentMember() actor: Actor,
    @Param('uploadId') id: string,
    @Query() { masks, second, page }: Readonly<Record<string, unknown>>,
    @Res() response: Response,
  ): Promise<void> {
    const parsed = parseMasks(typeof masks === 'string' ? masks : '');
    if (!parsed || !isMoment(second) || !isPage(page)) throw new Refusal('request.malformed');
    const { path, mime } = await this.inspection.preview(actor.memberId, id, {
      masks: parsed,
      second: second === undefined ? undefined : Number(second),
      page: page === undefined ? undefined : Number(page),
    });
    try {
      response.setHeader('Content-Type', mime);
      response.setHeader('Content-Disposition', 'inline');
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader(
        'Content-Security-Policy',
        mime === 'application/pdf' ? "frame-ancestors 'self'" : "sandbox; default-src 'none'",
      );
      if (mime === 'application/pdf') response.setHeader('X-Frame-Options', 'SAMEORIGIN');
      // Aborting the request is not an error.
      await pipeline(createReadStream(path), response).catch(() => response.destroy());
    } finally {
      await rm(path, { force: true });
    }
  }
}
