import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { arrayOf } from '../../platform/database/columns';
import { LONGEST_LIFE_MS } from '../media.addresses';

/** `hidden`: only addresses that are bound to a session work. `gone`: none does. `shown`: it was hidden, and all work again. */
export type EndingState = 'hidden' | 'gone' | 'shown';

/** What happened to the addresses of a file. */
export interface Ending {
  /** The part that the keys of a file and of all that is made from it have in common. */
  readonly name: string;
  readonly state: EndingState;
  /** Milliseconds since 1970; null when somebody has to show it again. */
  readonly hiddenUntil: number | null;
  readonly changedAt: number;
}

export interface Changes {
  /** Transactions below this one are all told; what is asked next is told from here on. */
  readonly horizon: string;
  readonly changed: readonly Ending[];
}

/** For requests under way while something ends, and for clocks that differ. */
const MARGIN_MS = 10 * 60_000;

const NAME = `substring(key from '/([0-9a-f]{32})[^/]*$')`;
const COLUMNS = `name, state, cast(extract(epoch from hidden_until) * 1000 as float8) as "hiddenUntil",
  cast(extract(epoch from changed_at) * 1000 as float8) as "changedAt"`;

/** Files whose addresses ended before their time, kept until no address of theirs could be good any more. */
@Injectable()
export class EndedMediaRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Call it in the transaction of what ends. @param until when it is shown again by itself */
  async hide(assetIds: readonly number[], until: Date | null): Promise<void> {
    await this.end('hidden', { where: 'id = any(?::bigint[])', param: arrayOf(assetIds), until });
  }

  /** As `hide`, for good. */
  async remove(assetIds: readonly number[]): Promise<void> {
    await this.end('gone', { where: 'id = any(?::bigint[])', param: arrayOf(assetIds) });
  }

  async removeAllOf(ownerId: number): Promise<void> {
    await this.end('gone', { where: 'owner_id = ?', param: ownerId });
  }

  /** In one order, so that two that end the same files do not wait for each other. */
  private async end(
    state: 'hidden' | 'gone',
    { where, param, until = null }: { where: string; param: unknown; until?: Date | null },
  ): Promise<void> {
    await this.em.execute(
      `insert into ended_media (name, state, hidden_until, changed_at)
       select ${NAME}, cast(? as text), cast(? as timestamptz), cast(? as timestamptz) from asset where ${where} and key not like 'public/%' and ${NAME} is not null order by 1
       on conflict (name) do update set state = excluded.state, hidden_until = excluded.hidden_until, changed_at = excluded.changed_at,
         changed_in = pg_current_xact_id() where ended_media.state <> 'gone'`,
      [state, until, this.clock.now(), param],
    );
  }

  /** What was hidden lives again. */
  async show(assetIds: readonly number[]): Promise<void> {
    await this.em.execute(
      `update ended_media set state = 'shown', changed_at = ?, changed_in = pg_current_xact_id()
       where state = 'hidden' and name in (select ${NAME} from asset where id = any(?::bigint[]))`,
      [this.clock.now(), arrayOf(assetIds)],
    );
  }

  /**
   * What has changed since a horizon, `0` for everything; some may be told twice, none is missed: a transaction that was not over when
   * its changes were asked for lies above the horizon that was answered then.
   */
  async changedSince(horizon: string, most: number): Promise<Changes> {
    const [row] = await this.em.fork().execute<Changes[]>(
      `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
         (select coalesce(json_agg(e order by e."changedAt"), '[]')
          from (select ${COLUMNS} from ended_media where changed_in >= ?::xid8 and changed_at > ? limit ?) e) as changed`,
      [horizon, this.cutoff(), most],
    );
    if (!row) throw new Error('The database did not say what has ended.');
    return row;
  }

  /** Those of these names of which there is something to say. */
  async among(names: readonly string[]): Promise<Ending[]> {
    return this.em
      .fork()
      .execute<Ending[]>(`select ${COLUMNS} from ended_media where name = any(?::text[])`, [
        arrayOf(names),
      ]);
  }

  async forgetOld(): Promise<void> {
    await this.em.execute('delete from ended_media where changed_at <= ?', [this.cutoff()]);
  }

  /** No address that ended before this can still be valid, so older endings may be forgotten. */
  cutoff(): Date {
    return new Date(this.clock.now().getTime() - LONGEST_LIFE_MS - MARGIN_MS);
  }
}
