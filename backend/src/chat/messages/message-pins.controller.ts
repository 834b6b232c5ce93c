import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { type Actor, CurrentMember } from '../../wire/access';
import { OwnersFirst } from '../../wire/owners-first';
import { windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { SentView } from '../chat.wire';
import { ChatPinsBody, ChatPinsQuery, ListedChatPinView } from '../pins.wire';
import { MessageViews } from './message.views';
import { MessageChangesService } from './message-changes.service';
import { MessagePins } from './message-pins';
import { listedChatPinView, placeIn } from './pins.views';

/** Marks that messages set in files of their chat. */
@Controller()
export class MessagePinsController {
  constructor(
    private readonly pins: MessagePins,
    private readonly views: MessageViews,
  ) {}

  @Get('chat/messages/:id/pins')
  @Reply('Done.', 'result', [ListedChatPinView])
  async list(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() { before: after = 0, ...query }: ChatPinsQuery,
  ): Promise<Page<ListedChatPinView>> {
    const { limit } = windowOf(query);
    return (await this.pins.around(actor, id, { after, limit })).map(listedChatPinView);
  }

  @Put('chat/messages/:id/pins')
  @OwnersFirst(MessageChangesService, 'id', (changes, actor, id) =>
    changes.demandReadable(actor, id),
  )
  @Rated('chat')
  @Reply('Your marks are changed.', undefined, SentView)
  async move(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { pins }: ChatPinsBody,
  ): Promise<SentView> {
    const row = await this.pins.move(actor, id, pins.map(placeIn));
    return Object.assign(new SentView(), { id, message: this.views.message(row) });
  }
}
