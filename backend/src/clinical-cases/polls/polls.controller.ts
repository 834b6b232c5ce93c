import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { AuthorsFirst } from '../authors-first';
import { PollsService } from './polls.service';
import { draftOf, PollBody, PollView, pollView, VoteBody } from './polls.wire';
import { VotesService } from './votes.service';

/** Polls on cases. */
@Controller(['clinicalCases/:id/poll', 'posts/:id/poll'])
export class PollsController {
  constructor(
    private readonly polls: PollsService,
    private readonly votes: VotesService,
  ) {}

  @Get()
  @Reply('Done.', 'result', PollView)
  async find(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<PollView> {
    return pollView(await this.votes.seenBy(actor, id));
  }

  @Put()
  @AuthorsFirst('case')
  @Reply('Poll saved successfully')
  async put(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: PollBody,
  ): Promise<void> {
    await this.polls.put(actor, id, draftOf(body));
  }

  @Delete()
  @WhileRestricted()
  @Reply('Poll removed successfully')
  async remove(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.polls.remove(actor, id);
  }

  @Post('vote')
  @OncePerKey()
  @Reply('Your vote counts.', 'result', PollView)
  async vote(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: VoteBody,
  ): Promise<PollView> {
    return pollView(await this.votes.vote(actor, id, body));
  }

  @Post('skip')
  @WhileRestricted()
  @OncePerKey()
  @Reply('You can read on without a vote.', 'result', PollView)
  async skip(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<PollView> {
    return pollView(await this.votes.skip(actor, id));
  }
}
