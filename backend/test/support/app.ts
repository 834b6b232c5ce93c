import type { Server } from 'node:http';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { configureApi, mountDashboard, openSockets } from '../../src/api';
import { AppModule } from '../../src/app.module';
import { HoldingService } from '../../src/clinical-cases/checks/holding.service';
import { PostFileCheckRepository } from '../../src/clinical-cases/checks/post-file-check.repository';
import type { HeldFiles } from '../../src/clinical-cases/files/held-files';
import { CheckPatience } from '../../src/media/checks/check-patience';
import { MediaGate } from '../../src/media/media-gate';
import { Clock, SettableClock } from '../../src/platform/clock';
import { Settings } from '../../src/platform/config/settings';

/** The API, listening, with a clock that can be set, on the spec's own database. */
export interface RunningApp {
  readonly url: string;
  readonly clock: SettableClock;
  readonly nest: NestExpressApplication;
  readonly settings: Settings;
  /** A separate unit of work, to inspect what is stored. */
  em(): EntityManager;
  /** Rows of a query, for assertions about state. */
  rows<Row>(sql: string, params?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** As if every file had been checked and nothing found. */
const NOTHING_HELD = {
  inject: [PostFileCheckRepository],
  factory: (checks: PostFileCheckRepository): HeldFiles => ({
    hold: async () => undefined,
    settle: async () => undefined,
    showUnlessHeld: (postId) => checks.showUnlessHeld(postId),
  }),
};

/** The same outside clinical posts. */
const OPEN_GATE: MediaGate = { holdBack: async () => false, settle: async () => undefined };

interface Options {
  /**
   * Whether files without decisions are held, as in production, until the spec runs their checks:
   * no workers run here.
   */
  readonly holdsFiles?: boolean;
}

/** `env` overrides settings for this application only (RATE_LIMITS is off unless it says otherwise). */
export async function startApp(
  env: Record<string, string> = {},
  { holdsFiles = false }: Options = {},
): Promise<RunningApp> {
  const before = { ...process.env };
  const ours = { RATE_LIMITS: 'off', YIELD_TO_PAGES: 'off', LOG_LEVEL: 'silent' };
  Object.assign(process.env, { ...ours, ...env });
  const clock = new SettableClock();
  const building = Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(Clock)
    .useValue(clock)
    // No workers run here, so waiting for checks would be in vain.
    .overrideProvider(CheckPatience)
    .useValue(Object.assign(new CheckPatience(), { ms: { review: 0, post: 0 } }));
  const testing = await (holdsFiles
    ? building
    : building
        .overrideProvider(HoldingService)
        .useFactory(NOTHING_HELD)
        .overrideProvider(MediaGate)
        .useValue(OPEN_GATE)
  ).compile();
  const nest = configureApi(
    testing.createNestApplication<NestExpressApplication>({ bodyParser: false }),
  );
  openSockets(nest);
  mountDashboard(nest);
  await nest.listen(0, '127.0.0.1');
  process.env = before;
  const server: Server = nest.getHttpServer();
  const { port } = server.address() as { port: number };
  const em = () => nest.get(MikroORM).em.fork() as EntityManager;
  return {
    url: `http://127.0.0.1:${port}`,
    clock,
    nest,
    settings: nest.get(Settings),
    em,
    rows: (sql, params = []) => em().execute(sql, params),
    stop: () => {
      // Connections on which a reply was not read would keep the server open for a minute.
      server.closeAllConnections();
      return nest.close();
    },
  };
}
