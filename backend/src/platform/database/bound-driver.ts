import {
  type Configuration,
  type LoggingOptions,
  PostgreSqlConnection,
  PostgreSqlDriver,
  type Transaction,
  Utils,
} from '@mikro-orm/postgresql';
import type { QueryResult } from 'pg';
import { addingItsCost, databaseCost } from '../logging/request-context';
import { type NativeClient, shareConnections } from './connection-shares';
import { type Statement, Statements } from './statements';

type Executed = Parameters<PostgreSqlConnection['execute']>;
type Begun = Parameters<PostgreSqlConnection['begin']>[0];
type Ended = Parameters<PostgreSqlConnection['commit']>;
type Method = 'all' | 'get' | 'run';

interface NativeConnection {
  query(statement: Statement): Promise<QueryResult>;
}

/** The knex instance with the pool, or a knex transaction. */
interface Knexlike {
  readonly client: NativeClient<NativeConnection>;
  isCompleted?(): boolean;
}

/**
 * Converts a value to a parameter; undefined for raw SQL, arrays and numbers that are not finite,
 * which are left to MikroORM.
 */
function bound(value: unknown): { value: unknown } | undefined {
  if (value instanceof Date) return { value: value.toISOString() };
  if (Array.isArray(value) || Utils.isRawSql(value)) return undefined;
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  return { value: value ?? null };
}

/**
 * Sends values as parameters. MikroORM writes them into the text, so that PostgreSQL has to parse
 * and plan every statement anew, which takes longer than running most of ours. The number of rows
 * wanted stays in the text, since the planner needs it. A number from outside that is compared with
 * an `integer` column is cast to `bigint`: one that is too large then matches nothing.
 *
 * It relies on these internals of MikroORM 6: all statements, including those of entities and of
 * QueryBuilder, pass through `execute` of the driver's connection; `getKnex()` and a transaction
 * have knex's `client`, which hands out native connections; `transformRawResult` converts the
 * result of `pg` to rows. The compiler notices when a method is removed, and `planned-once.spec.ts`
 * when statements take another path.
 */
class BoundConnection extends PostgreSqlConnection {
  private readonly statements = new Statements();

  override createKnex(): void {
    super.createKnex();
    const { client } = this.getKnex() as unknown as { client: NativeClient };
    shareConnections(client, this.config.get('pool')?.max ?? 1);
  }

  override async begin(options?: Begun): Promise<Transaction> {
    const transaction = await super.begin(options);
    if (!options?.ctx) databaseCost().transactions += 1;
    return transaction;
  }

  override async commit(...given: Ended): Promise<void> {
    await this.ending(given[0], () => super.commit(...given));
  }

  override async rollback(...given: Ended): Promise<void> {
    await this.ending(given[0], () => super.rollback(...given));
  }

  private async ending(transaction: Transaction, end: () => Promise<void>): Promise<void> {
    try {
      await end();
    } finally {
      if (!('savepointName' in transaction)) databaseCost().transactions -= 1;
    }
  }

  override execute<T>(
    query: Executed[0],
    params: unknown[] = [],
    method: Method = 'all',
    ctx?: Transaction,
    loggerContext?: LoggingOptions,
  ): Promise<T> {
    return addingItsCost(() => this.run<T>(query, params, method, ctx, loggerContext));
  }

  private async run<T>(
    query: Executed[0],
    params: unknown[],
    method: Method,
    ctx?: Transaction,
    loggerContext?: LoggingOptions,
  ): Promise<T> {
    const values = params.map(bound);
    if (
      typeof query !== 'string' ||
      values.length === 0 ||
      values.includes(undefined) ||
      query.includes('??')
    )
      return super.execute(query, params, method, ctx, loggerContext) as Promise<T>;
    await this.ensureConnection();
    const { client, isCompleted } = (ctx ?? this.getKnex()) as Knexlike;
    const connection = await client.acquireConnection();
    try {
      // Its connection may already be in use by another transaction.
      if (isCompleted?.()) throw new Error('The transaction of this statement has ended.');
      const statement = this.statements.of(
        query,
        values.map((one) => one?.value),
      );
      return this.transformRawResult<T>(await connection.query(statement), method);
    } finally {
      await client.releaseConnection(connection);
    }
  }
}

export class BoundDriver extends PostgreSqlDriver {
  protected override readonly connection: BoundConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new BoundConnection(config);
  }
}
