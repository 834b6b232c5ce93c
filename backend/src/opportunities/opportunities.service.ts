import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import type { PlaceAnswer } from '../reference-data/place-answer.rules';
import { PlacesService } from '../reference-data/places.service';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { momentOf, stretchOf } from '../wire/paging';
import { sendClosedEmails } from './opportunities.jobs';
import { opportunityClosed } from './opportunities.signals';
import { listed, posted } from './opportunity.choice';
import { type Found, OpportunityRepository } from './opportunity.repository';
import type { Filters, NewOpportunity } from './opportunity.rows';
import { earliestToday } from './opportunity.rules';
import type { OpportunityRow } from './opportunity.sql';

/** The number of cards per page. */
const PAGE = 20;
const MAX_ID = 2 ** 31 - 1;

/** An opportunity as entered by a member, with the chosen place. */
export interface ToldOpportunity extends Omit<NewOpportunity, 'countryId' | 'cityId' | 'cityName'> {
  readonly countryId: number;
  readonly city: PlaceAnswer;
}

export type Days = Pick<NewOpportunity, 'fromDate' | 'toDate' | 'deadline'>;

interface Asked {
  readonly filters: Filters;
  readonly page: number | undefined;
  readonly asOf?: Date | undefined;
  readonly last?: number | undefined;
}

/** Finds, posts and closes opportunities. */
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

  /** Newest first; past ones only if requested. */
  list(actor: Actor, { filters, page, asOf, last }: Asked): Promise<Found> {
    const until = momentOf(asOf, this.clock.now());
    const choice = listed(filters, earliestToday(until));
    return this.opportunities.page(actor.memberId, choice, {
      ...stretchOf(page, PAGE, last),
      until,
    });
  }

  posted(actor: Actor, { filters, page, asOf, last }: Asked): Promise<Found> {
    const until = momentOf(asOf, this.clock.now());
    const choice = posted(actor.memberId, filters);
    return this.opportunities.page(actor.memberId, choice, {
      ...stretchOf(page, PAGE, last),
      until,
    });
  }

  find(actor: Actor, id: number): Promise<OpportunityRow> {
    return this.opportunities.findVisibleTo(actor.memberId, id);
  }

  /**
   * @returns the id of the opportunity
   * @throws Refusal `fields` for unknown places and invalid days
   */
  async post(actor: Actor, told: ToldOpportunity): Promise<number> {
    const now = this.clock.now();
    checkDays(told, earliestToday(now));
    const place = await this.placeOf(told);
    return this.opportunities.add(actor.memberId, { ...told, ...place }, now);
  }

  /** Accepts no more applications and hides the opportunity from lists; existing responses stay. */
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

  /** @throws Refusal `fields` for unknown places */
  async placeOf({
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

/** Days are strings that sort chronologically. */
export function checkDays(
  { fromDate, toDate, deadline }: Days,
  today: string,
  before?: Days,
): void {
  const errors: Record<string, string[]> = {};
  if (fromDate < today && fromDate !== before?.fromDate)
    errors['fromDateOfOpportunity'] = ['From Date must not be in the past.'];
  if (toDate < fromDate) errors['toDateOfOpportunity'] = ['To Date must be after From Date.'];
  if (deadline !== null && deadline < today && deadline !== before?.deadline)
    errors['deadline'] = ['The last day for applications must not be in the past.'];
  else if (deadline !== null && deadline > toDate)
    errors['deadline'] = ['The last day for applications must not be after To Date.'];
  if (Object.keys(errors).length > 0) throw new Refusal('fields', { errors });
}
