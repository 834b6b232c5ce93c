import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { type Actor, AdminOnly, CurrentMember } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { statusOf } from '../opportunities.policy';
import { OpeningsService } from './openings.service';
import type { OpeningRow, OpeningState } from './openings.sql';
import {
  CloseOpeningBody,
  OpeningOwnerView,
  OpeningsQuery,
  OpeningsView,
  OpeningView,
} from './openings.wire';

@Controller('admin/opportunities')
@AdminOnly()
export class OpeningsController {
  constructor(
    private readonly openings: OpeningsService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Reply('Done.', undefined, OpeningsView)
  async list(@Query() { state, query, ...page }: OpeningsQuery): Promise<OpeningsView> {
    const choice = { state: (state ?? 'all') as OpeningState, query };
    const { rows, total } = await this.openings.list(choice, page);
    const openings = rows.map((row) => this.viewOf(row));
    return Object.assign(new OpeningsView(), { openings, total });
  }

  @Get(':id')
  @Reply('Done.', 'result', OpeningView)
  async get(@Param('id', IdPipe) id: number): Promise<OpeningView> {
    return this.viewOf(await this.openings.get(id));
  }

  @Post(':id/close')
  @Reply('The opportunity is closed, and its owner is told why.')
  async close(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: CloseOpeningBody,
  ): Promise<void> {
    await this.openings.close(actor, id, reason);
  }

  private viewOf(row: OpeningRow): OpeningView {
    const { id, title, type, speciality, description, qualifications, experience } = row;
    const { toDate, deadline, responseCount } = row;
    return Object.assign(new OpeningView(), {
      id,
      title,
      type,
      speciality,
      description,
      qualifications,
      experience,
      toDate,
      deadline,
      responseCount,
      owner: Object.assign(new OpeningOwnerView(), { id: row.ownerId, name: row.ownerName }),
      place: `${row.cityName}, ${row.countryName}`,
      postedAt: timeOf(row.createdAt),
      takenDownAt: timeOf(row.takenDownAt),
      status: statusOf(row, this.clock.now()),
    });
  }
}
