import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CaseDiscussionService } from '../clinical-cases/discussion/case-discussion.service';
import { PinsService } from '../clinical-cases/pins/pins.service';
import { type Actor, CurrentMember } from '../wire/access';
import { OwnersFirst } from '../wire/owners-first';
import { windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import {
  ListedPinView,
  listedPinView,
  PinsBody,
  PinsQuery,
  PinsView,
  pinView,
  placeIn,
} from './pins.wire';

/** The places in the files of a post that comments, steps and outcomes point at. */
@Controller()
export class PinsController {
  constructor(private readonly pins: PinsService) {}

  @Get('posts/:id/pins')
  @Reply('Done.', 'result', [ListedPinView])
  async list(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() { file: fileId, scan: scanId, before: after = 0, ...query }: PinsQuery,
  ): Promise<Page<ListedPinView>> {
    const { limit } = windowOf(query);
    return (await this.pins.inPost(actor, id, { fileId, scanId, after, limit })).map(listedPinView);
  }

  @Put('comments/:id/pins')
  @OwnersFirst(CaseDiscussionService, 'id', (discussion, actor, id) =>
    discussion.demandOwnComment(actor, id),
  )
  @Reply('Your marks are changed.', 'result', PinsView)
  async move(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { pins }: PinsBody,
  ): Promise<PinsView> {
    const placed = await this.pins.move(actor, id, pins.map(placeIn));
    return Object.assign(new PinsView(), { pins: placed.map(pinView) });
  }
}
