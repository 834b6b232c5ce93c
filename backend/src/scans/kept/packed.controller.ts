import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { Refusal } from '../../refusal';
import { type Actor, CurrentMember } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { asksAboutFace } from '../series/faces.rules';
import { factsView, PackedBody, PackedView } from './scan.wire';
import { SeriesLooking } from './series-looking.service';
import { SeriesTaking } from './series-taking.service';

const INDEX = /^\d{1,2}$/;

/** Series that wait for their post, for whoever sent them. */
@Controller()
export class PackedController {
  constructor(
    private readonly taking: SeriesTaking,
    private readonly looking: SeriesLooking,
  ) {}

  /** Takes an upload of the type `scan`; what the reply names takes its place. */
  @Post('scans/packed')
  @OncePerKey()
  @Rated('upload')
  @Reply('Done.', 'result', PackedView)
  async take(@CurrentMember() actor: Actor, @Body() body: PackedBody): Promise<PackedView> {
    const { memberId } = actor;
    const taken = await this.taking.takeUpload(memberId, body.uploadId, body.isBurned === true);
    const { uploadId, facts, bytes, looks } = taken;
    const middle = Math.floor(Math.min(looks, facts.frames) / 2);
    return Object.assign(new PackedView(), {
      uploadId,
      bytes,
      facts: factsView(facts),
      face: asksAboutFace(facts) ? 'asked' : 'none',
      posterUrl: `/api/v1/uploads/${uploadId}/looks/${middle}`,
    });
  }

  /** A picture that its check looked at. */
  @Get('uploads/:uploadId/looks/:look')
  @Rated('upload-piece')
  @ApiOkResponse({ description: 'The picture, as large as the frames' })
  async look(
    @CurrentMember() actor: Actor,
    @Param('uploadId') id: string,
    @Param('look') index: string,
    @Res() response: Response,
  ): Promise<void> {
    if (!INDEX.test(index)) throw new Refusal('not-found');
    const picture = await this.looking.picture(actor.memberId, id, Number(index));
    response.setHeader('Content-Type', 'image/png');
    response.setHeader('Content-Disposition', 'inline');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
    response.end(picture);
  }
}
