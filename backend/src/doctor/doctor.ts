import { type Settings, SettingsError } from '../platform/config/settings';
import { backup } from './backup.check';
import { type Check, type Finding, reasonOf } from './check';
import { database } from './database.check';
import { disk, videoTool } from './machine.check';
import { mail } from './mail.check';
import { mediaStore } from './media-store.check';
import { pushServices, scanner, socialSignIn } from './outside.check';
import { redis, redisOfSockets } from './redis.check';
import { workers } from './workers.check';

const CHECKS: readonly Check[] = [
  database,
  redis,
  redisOfSockets,
  mediaStore,
  mail,
  disk,
  videoTool,
  scanner,
  backup,
  socialSignIn,
  pushServices,
  workers,
];

export type Examined = Finding & { readonly of: string };

/** Checks everything in the settings, in parallel. Leaves nothing behind. */
export function examineAll(settings: Settings): Promise<Examined[]> {
  return Promise.all(
    CHECKS.map(async ({ of, examine }) => ({
      of,
      ...(await examine(settings).catch((error: unknown) => ({
        holds: [],
        problems: [sentence(error)],
      }))),
    })),
  );
}

/** How long a server may take to start. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 500;

/**
 * Run before the product starts: every configured server must respond.
 * @throws SettingsError with a sentence for each that does not
 */
export const demandServers = (settings: Settings, patienceMs = PATIENCE_MS) =>
  demand(settings, CHECKS, patienceMs);

/**
 * Only checks what migrations need; other servers may be unreachable where they run.
 * @throws SettingsError
 */
export const demandDatabase = (settings: Settings) => demand(settings, [database], PATIENCE_MS);

async function demand(
  settings: Settings,
  checks: readonly Check[],
  patienceMs: number,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const problems = await unreached(settings, checks);
    if (problems.length === 0) return;
    if (Date.now() > deadline) throw new SettingsError(...problems);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function unreached(settings: Settings, checks: readonly Check[]): Promise<string[]> {
  const tries = checks.map(({ reach }) =>
    Promise.resolve(reach?.(settings)).then(
      () => [],
      (error: unknown) => [sentence(error)],
    ),
  );
  return (await Promise.all(tries)).flat();
}

const sentence = (error: unknown) => `${reasonOf(error)}.`;
