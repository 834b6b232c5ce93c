import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import type { PlaceAnswer } from '../reference-data/place-answer.rules';
import { PlacesService } from '../reference-data/places.service';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { stretchOf } from '../wire/paging';
import { sendClosedEmails } from './opportunities.jobs';
import { opportunityClosed } from './opportunities.signals';
import { listed, posted } from './opportunity.choice';
import { type Found, OpportunityRepository } from './opportunity.repository';
import type { Filters, NewOpportunity } from './opportunity.rows';
import { earliestToday } from './opportunity.rules';
import type { OpportunityRow } from './opportunity.sql';

/** Cards of a page. */
const PAGE = 20;
const MAX_ID = 2 ** 31 - 1;

/** What a member tells of an opportunity, its place as it was chosen. */
export interface ToldOpportunity extends Omit<NewOpportunity, 'countryId' | 'cityId' | 'cityName'> {
  readonly countryId: number;
  readonly city: PlaceAnswer;
}

interface Asked {
  readonly filters: Filters;
  readonly page: number | undefined;
}

/** Finding, posting and closing opportunities. */
@Injectable()
export class OpportunitiesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly opportunities: OpportunityRepository,
    private readonly places: PlacesService,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** The newest first; without those that are past unless they are asked for. */
  list(actor: Actor, { filters, page }: Asked): Promise<Found> {
    const today = earliestToday(this.clock.now());
    return this.opportunities.page(actor.memberId, listed(filters, today), stretchOf(page, PAGE));
  }

  posted(actor: Actor, { filters, page }: Asked): Promise<Found> {
    return this.opportunities.page(
      actor.memberId,
      posted(actor.memberId, filters),
      stretchOf(page, PAGE),
    );
  }

  find(actor: Actor, id: number): Promise<OpportunityRow> {
    return this.opportunities.findVisibleTo(actor.memberId, id);
  }

  /** @returns its id @throws Refusal `fields` for places that we do not know and days that do not fit */
  async post(actor: Actor, told: ToldOpportunity): Promise<number> {
    const now = this.clock.now();
    checkDays(told, earliestToday(now));
    const place = await this.placeOf(told);
    return this.opportunities.add(actor.memberId, { ...told, ...place }, now);
  }

  /** No more applications, and nobody finds it any more; the responses stay. */
  async close(actor: Actor, id: number): Promise<void> {
    await this.opportunities.findOwn(actor.memberId, id);
    await this.em.transactional(async () => {
      if (!(await this.opportunities.close(id, this.clock.now()))) return;
      await this.outbox.tell(opportunityClosed, { opportunityId: id });
      await this.outbox.later(sendClosedEmails, { opportunityId: id });
      await this.audit.write({
        actorId: actor.memberId,
        action: 'opportunity-closed',
        object: `opportunity ${id}`,
        result: 'done',
      });
    });
  }

  private async placeOf({
    countryId,
    city,
  }: ToldOpportunity): Promise<Pick<NewOpportunity, 'countryId' | 'cityId' | 'cityName'>> {
    const country = countryId > MAX_ID ? undefined : await this.places.findCountry(countryId);
    if (!country)
      throw new Refusal('fields', { errors: { jobLocationCountry: ['Country is required.'] } });
    if ('typed' in city) {
      await this.places.suggest({ kind: 'city', name: city.typed, countryId });
      return { countryId, cityId: null, cityName: city.typed };
    }
    const known = await this.places.findCity(city.id);
    if (known?.countryId !== countryId)
      throw new Refusal('fields', { errors: { jobLocationCity: ['City is required.'] } });
    return { countryId, cityId: known.id, cityName: known.name };
  }
}

/** They are texts that sort as days do. */
function checkDays({ fromDate, toDate, deadline }: ToldOpportunity, today: string): void {
  const errors: Record<string, string[]> = {};
  if (fromDate < today) errors['fromDateOfOpportunity'] = ['From Date must not be in the past.'];
  if (toDate < fromDate) errors['toDateOfOpportunity'] = ['To Date must be after From Date.'];
  if (deadline !== null && deadline < today)
    errors['deadline'] = ['The last day for applications must not be in the past.'];
  else if (deadline !== null && deadline > toDate)
    errors['deadline'] = ['The last day for applications must not be after To Date.'];
  if (Object.keys(errors).length > 0) throw new Refusal('fields', { errors });
}
