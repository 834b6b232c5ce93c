import { isDay } from '../../clinical-cases/consent/consent.rules';
import { IsId } from '../../wire/ids';
import { PageQuery } from '../../wire/paging';
import { Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const DAY = 'Please give the day as YYYY-MM-DD.';
const isDayText = (value: unknown) => isDay(String(value));

export class AuditQuery extends PageQuery {
  /** The id of a member, which `who` also accepts. */
  @Wire('actor', { optional: true })
  @IsId('Please choose a member.')
  readonly actorId?: number;

  /** The member who acted: part of the name, the email address, or the member's id. */
  @Wire({ optional: true, max: 100 })
  readonly who?: string;

  /** The member affected; same formats as `who`. */
  @Wire({ optional: true, max: 100 })
  readonly about?: string;

  @Wire({ optional: true, max: 60 })
  readonly action?: string;

  /** The first day, YYYY-MM-DD in UTC. */
  @Wire({ optional: true })
  @Rule('day', isDayText, DAY)
  readonly from?: string;

  /** The last day, inclusive, YYYY-MM-DD in UTC. */
  @Wire({ optional: true })
  @Rule('day', isDayText, DAY)
  readonly to?: string;
}

export class AuditLineView {
  @Wire() id!: number;
  @Wire('actor_id', { as: 'number', nullable: true }) actorId!: number | null;
  @Wire() actor!: string;
  @Wire() action!: string;
  @Wire() object!: string;
  /** The member affected, if `object` names one. */
  @Wire('about_id', { as: 'number', nullable: true }) aboutId!: number | null;
  @Wire() about!: string;
  @Wire() result!: string;
  @Wire() address!: string;
  @Wire() at!: Date;
}

export class AuditActionsView {
  @Wire() actions!: string[];
}
