import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';

/** When jobs that come back by themselves were done last, whatever their queues have forgotten. */
@Injectable()
export class RepeatedRuns {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** From now on they are expected: one that never runs grows late, too. */
  async expect(names: readonly string[]): Promise<void> {
    await this.em
      .fork()
      .execute(
        'insert into repeated_job (name, known_since) select unnest(?::text[]), ? on conflict (name) do nothing',
        [`{${names.map((name) => `"${name}"`).join(',')}}`, this.clock.now()],
      );
  }

  async ran(name: string): Promise<void> {
    const now = this.clock.now();
    await this.em.fork().execute(
      `insert into repeated_job (name, known_since, last_ran_at) values (?, ?, ?)
       on conflict (name) do update set last_ran_at = excluded.last_ran_at`,
      [name, now, now],
    );
  }

  /** How many seconds ago each was done; counted from when it was first expected, as long as it never was. */
  async ages(): Promise<Map<string, number>> {
    const now = this.clock.now().getTime();
    const rows = await this.em
      .fork()
      .execute<{ name: string; since: string | Date }[]>(
        'select name, coalesce(last_ran_at, known_since) as since from repeated_job',
      );
    return new Map(
      rows.map(({ name, since }) => [name, Math.max(0, (now - new Date(since).getTime()) / 1_000)]),
    );
  }
}
