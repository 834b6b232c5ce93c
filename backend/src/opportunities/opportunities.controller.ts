import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { readIdAnswer, readPlaceAnswer } from '../reference-data/place-answer.rules';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { Reads } from '../wire/reads';
import { Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { OpportunitiesService, type ToldOpportunity } from './opportunities.service';
import { OpportunityViews } from './opportunities.views';
import {
  AppliedForView,
  durationIn,
  filtersOf,
  OpportunitiesView,
  OpportunityBody,
  OpportunityFilters,
  OpportunityIdBody,
  OpportunityView,
  PostedOpportunitiesView,
  PostedView,
  PostOpportunityBody,
  ReopenBody,
  specialityIn,
} from './opportunities.wire';
import { OpportunityRepository } from './opportunity.repository';
import { OpportunityChangesService } from './opportunity-changes.service';
import { OpportunityOwnerFirst } from './opportunity-owner-first';

const pageIn = ({ page, asOf, last }: OpportunityFilters) => ({ page, asOf, last });

@Controller('opportunities')
export class OpportunitiesController {
  constructor(
    private readonly opportunities: OpportunitiesService,
    private readonly changes: OpportunityChangesService,
    private readonly repository: OpportunityRepository,
    private readonly views: OpportunityViews,
  ) {}

  @Reads()
  @Reply('Done.', undefined, OpportunitiesView)
  async list(
    @CurrentMember() actor: Actor,
    @Body() body: OpportunityFilters,
  ): Promise<OpportunitiesView> {
    const [{ rows, total }, applied] = await Promise.all([
      this.opportunities.list(actor, { filters: filtersOf(body), ...pageIn(body) }),
      this.repository.appliedFor(actor.memberId),
    ]);
    return Object.assign(new OpportunitiesView(), {
      opportunities: rows.map((row) => this.views.of(row, actor.memberId)),
      applied: applied.map((opportunityId) =>
        Object.assign(new AppliedForView(), { opportunityId }),
      ),
      total,
    });
  }

  @Reads('posted')
  @Reply('Done.', undefined, PostedOpportunitiesView)
  async posted(
    @CurrentMember() actor: Actor,
    @Body() body: OpportunityFilters,
  ): Promise<PostedOpportunitiesView> {
    const { rows, total } = await this.opportunities.posted(actor, {
      filters: filtersOf(body),
      ...pageIn(body),
    });
    return Object.assign(new PostedOpportunitiesView(), {
      opportunities: rows.map((row) => this.views.own(row)),
      total,
    });
  }

  @Post('add')
  @OncePerKey()
  @Reply('Your opportunity is posted.', undefined, PostedView)
  async post(
    @CurrentMember() actor: Actor,
    @Body() body: PostOpportunityBody,
  ): Promise<PostedView> {
    return Object.assign(new PostedView(), {
      id: await this.opportunities.post(actor, toldIn(body)),
    });
  }

  @Post('delete')
  @WhileRestricted()
  @Reply('The opportunity is closed.')
  async close(
    @CurrentMember() actor: Actor,
    @Body() { opportunityId }: OpportunityIdBody,
  ): Promise<void> {
    await this.opportunities.close(actor, opportunityId);
  }

  @Put(':id')
  @OpportunityOwnerFirst('id')
  @Reply('Your opportunity is changed.')
  async edit(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: OpportunityBody,
  ): Promise<void> {
    await this.changes.edit(actor, id, toldIn(body));
  }

  @Post(':id/reopen')
  @OpportunityOwnerFirst('id')
  @Reply('Your opportunity is open again.')
  async reopen(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { lastDate }: ReopenBody,
  ): Promise<void> {
    await this.changes.reopen(actor, id, lastDate);
  }

  @Get(':id')
  @Reply('Done.', 'result', OpportunityView)
  async find(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<OpportunityView> {
    return this.views.of(await this.opportunities.find(actor, id), actor.memberId);
  }
}

/** The content of a validated form. */
function toldIn(body: OpportunityBody): ToldOpportunity {
  const { title, fromDate, toDate, description, type, qualifications, experience } = body;
  const duration = durationIn(body);
  const city = readPlaceAnswer(body.city);
  const countryId = readIdAnswer(body.country);
  if (!duration || !city || countryId === undefined)
    throw new Error('The rules let something through.');
  return {
    title,
    fromDate,
    toDate,
    description,
    type,
    qualifications,
    experience,
    countryId,
    city,
    durationAmount: duration.amount,
    durationUnit: duration.unit,
    deadline: body.deadline ?? null,
    speciality: specialityIn(body),
  };
}
