import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import { type Actor, AdminOnly, CurrentMember } from '../../wire/access';
import { windowOf } from '../../wire/paging';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import type { Proof } from '../deletion-request.entity';
import type { DeletionRequestRow } from './deletion-request.sql';
import { DeletionRequestsService, stateOf } from './deletion-requests.service';
import {
  DeletionRequestsQuery,
  DeletionRequestView,
  ErasureBody,
  MatchView,
  RefusalBody,
} from './deletion-requests.wire';

@Controller('admin/deletion-requests')
@AdminOnly()
export class DeletionRequestsController {
  constructor(private readonly requests: DeletionRequestsService) {}

  @Get()
  @Reply('Done.', 'result', [DeletionRequestView])
  async list(@Query() query: DeletionRequestsQuery): Promise<Page<DeletionRequestView>> {
    const isUrgent = query.state === 'urgent';
    const page = await this.requests.list(windowOf(query), { isUrgent });
    return page.map((row) => this.viewOf(row));
  }

  @Get(':id')
  @Reply('Done.', 'result', DeletionRequestView)
  async get(@Param('id', IdPipe) id: number): Promise<DeletionRequestView> {
    return this.viewOf(await this.requests.get(id));
  }

  /** Emails a link to the account's own address. */
  @Post(':id/ask')
  @Reply('We have emailed a link to the address of the account.')
  ask(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    return this.requests.ask(actor, id);
  }

  /** Deletes the account. */
  @Post(':id/erase')
  @Reply('The account is deleted.')
  erase(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { proof, note }: ErasureBody,
  ): Promise<void> {
    return this.requests.erase(actor, id, { proof: proof as Proof, note });
  }

  /** Refuses, and emails the reason. */
  @Post(':id/close')
  @Reply('Closed. We have emailed the reason.')
  close(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: RefusalBody,
  ): Promise<void> {
    return this.requests.close(actor, id, reason);
  }

  private viewOf(row: DeletionRequestRow): DeletionRequestView {
    const { matchId, matchName } = row;
    const match =
      matchId === null
        ? null
        : Object.assign(new MatchView(), { memberId: matchId, name: matchName?.trim() ?? '' });
    return Object.assign(new DeletionRequestView(), row, {
      receivedAt: timeOf(row.receivedAt),
      closedAt: timeOf(row.closedAt),
      dueAt: timeOf(row.dueAt),
      isUrgent: this.requests.isUrgent(row),
      state: stateOf(row),
      match,
    });
  }
}
