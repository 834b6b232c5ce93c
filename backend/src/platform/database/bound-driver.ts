import {
  type Configuration,
  type LoggingOptions,
  PostgreSqlConnection,
  PostgreSqlDriver,
  type Transaction,
  Utils,
} from '@mikro-orm/postgresql';
import type { QueryResult } from 'pg';
import { type Statement, Statements } from './statements';

type Executed = Parameters<PostgreSqlConnection['execute']>;
type Method = 'all' | 'get' | 'run';

interface NativeConnection {
  query(statement: Statement): Promise<QueryResult>;
}

/** A pool of connections, or the one of a transaction. */
interface NativeClient {
  acquireConnection(): Promise<NativeConnection>;
  releaseConnection(connection: NativeConnection): Promise<void>;
}

/** The pool, or a transaction. */
interface Knexlike {
  readonly client: NativeClient;
  isCompleted?(): boolean;
}

/** What a parameter is to the server. Undefined: it stands for SQL of its own, or for several values. */
function bound(value: unknown): { value: unknown } | undefined {
  if (value instanceof Date) return { value: value.toISOString() };
  if (Array.isArray(value) || Utils.isRawSql(value)) return undefined;
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  return { value: value ?? null };
}

/**
 * Sends values beside the statement. MikroORM writes them into its text, which makes every statement a new one to parse and to plan.
 *
 * It rests on this of MikroORM 6: all statements, those of entities and of QueryBuilder among them, pass `execute` of the driver's
 * connection; `getKnex()` and a transaction have knex's `client`, which lends native connections; `transformRawResult` makes rows of what
 * `pg` gives. The compiler tells when a method has gone, and `planned-once.spec.ts` when statements go another way.
 */
class BoundConnection extends PostgreSqlConnection {
  private readonly statements = new Statements();

  override async execute<T>(
    query: Executed[0],
    params: unknown[] = [],
    method: Method = 'all',
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
      // Its connection may serve somebody else's transaction by now.
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
