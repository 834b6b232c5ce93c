import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { type Actor, CurrentMember } from '../../wire/access';
import { OwnersFirst } from '../../wire/owners-first';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { MediaAddresses } from '../media.addresses';
import { DecidingService } from './deciding.service';
import { decisionAt } from './decisions.wire';
import { DecideBody, HeldMediaView, heldMediaView } from './held-media.wire';

/** The member's files outside clinical posts that others do not see yet. */
@Controller('me/held')
export class HeldMediaController {
  constructor(
    private readonly deciding: DecidingService,
    private readonly addresses: MediaAddresses,
  ) {}

  /** Oldest first, 100 at most. */
  @Get()
  @Reply('Done.', 'result', [HeldMediaView])
  async list(@CurrentMember() actor: Actor): Promise<HeldMediaView[]> {
    const held = await this.deciding.heldBy(actor.memberId);
    return held.map((file) => heldMediaView(file, this.addresses, actor));
  }

  @Get(':id')
  @Reply('Done.', 'result', HeldMediaView)
  async find(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<HeldMediaView> {
    return heldMediaView(await this.deciding.find(actor.memberId, id), this.addresses, actor);
  }

  @Post(':id')
  @OwnersFirst(DecidingService, 'id', (deciding, { memberId }, id) => deciding.find(memberId, id))
  @Rated('upload')
  @Reply('Thank you. Others see it as soon as it is ready.')
  async decide(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { decisions, sound }: DecideBody,
  ): Promise<void> {
    const decision = decisionAt(decisions, 0) ?? { masked: [], kept: [], looked: false };
    await this.deciding.decide(actor.memberId, id, { ...decision, keepsSound: sound === 'keep' });
  }
}
