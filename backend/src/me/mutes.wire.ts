import { MUTED_KINDS } from '../connections/mutes/member-mute.entity';
import { timeOf } from '../platform/database/columns';
import type { RowOf } from '../platform/database/statement';
import { IsId } from '../wire/ids';
import { PageQuery } from '../wire/paging';
import { OneOf } from '../wire/rules';
import { Wire } from '../wire/wire';
import type { MUTES } from './mutes.sql';

const WHAT = 'Please choose a member, a case or a chat.';

export class MuteBody {
  @Wire({ words: MUTED_KINDS })
  @OneOf(MUTED_KINDS, WHAT)
  readonly kind!: string;

  @Wire('id')
  @IsId(WHAT)
  readonly subjectId!: number;

  /** When it ends (ISO 8601); without, it lasts until it is turned on again. */
  @Wire({ optional: true, nullable: true })
  readonly until?: Date;
}

export class MutesQuery extends PageQuery {
  /** Only this kind. */
  @Wire({ optional: true, words: MUTED_KINDS })
  @OneOf(MUTED_KINDS, WHAT)
  readonly kind?: string;

  /** Only this member, case or room. */
  @Wire('id', { optional: true })
  @IsId(WHAT)
  readonly subjectId?: number;
}

export class MuteView {
  @Wire({ words: MUTED_KINDS }) kind!: string;
  @Wire('id') subjectId!: number;
  /** Empty if the member no longer sees it. */
  @Wire() name!: string;
  @Wire({ as: 'time', nullable: true }) until!: Date | null;
}

export function muteView({ kind, subjectId, name, until }: RowOf<typeof MUTES>): MuteView {
  return Object.assign(new MuteView(), { kind, subjectId, name, until: timeOf(until) });
}
