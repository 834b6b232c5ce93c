import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Ffmpeg } from '../backend/src/media/videos/ffmpeg';
import type { Settings } from '../backend/src/platform/config/settings';
import { databaseOptions } from '../backend/src/platform/database/database.options';
import { DiskStorage } from '../backend/src/platform/storage/disk.storage';
import { S3Storage } from '../backend/src/platform/storage/s3.storage';
import { TemporaryFiles } from '../backend/src/platform/storage/temporary-files';
import { prepareAdministration } from './seeding/administration';
import { prepareBeyondPosts } from './seeding/beyond-posts';
import { prepareBlogs } from './seeding/blogs';
import { prepareChats } from './seeding/chats';
import { prepareCases } from './seeding/clinical-cases';
import { prepareImages } from './seeding/clinical-images';
import { prepareConnections } from './seeding/connections';
import { prepareCredentials } from './seeding/credentials';
import type { DemoPart, DemoStage } from './seeding/demo-stage';
import { DrawnFiles } from './seeding/drawn-files';
import { prepareEvents } from './seeding/events';
import { prepareLearning } from './seeding/learning';
import { prepareMembers } from './seeding/members';
import { prepareOpportunities } from './seeding/opportunities';
import { prepareReels } from './seeding/reels';
import { prepareScans } from './seeding/scans';
import { prepareSite } from './seeding/site';

/** In this order. New parts are added at the end. */
const parts: readonly DemoPart[] = [
  { step: 'demo-members', prepare: prepareMembers },
  { step: 'demo-credentials', prepare: prepareCredentials },
  { step: 'demo-cases', prepare: prepareCases },
  { step: 'demo-images', prepare: prepareImages },
  { step: 'demo-blogs', prepare: prepareBlogs },
  { step: 'demo-site', prepare: prepareSite },
  { step: 'demo-reels', prepare: prepareReels },
  { step: 'demo-opportunities', prepare: prepareOpportunities },
  { step: 'demo-connections', prepare: prepareConnections },
  { step: 'demo-beyond', prepare: prepareBeyondPosts },
  { step: 'demo-chats', prepare: prepareChats },
  { step: 'demo-events', prepare: prepareEvents },
  { step: 'demo-learning', prepare: prepareLearning },
  { step: 'demo-administration', prepare: prepareAdministration },
  { step: 'demo-scans', prepare: prepareScans },
];

/** Seeds the demo community, leaving existing parts alone. @returns the steps completed now */
export async function seedDemo(stage: DemoStage): Promise<string[]> {
  const done: string[] = [];
  for (const part of parts)
    if (!(await isDone(stage.em, part.step)) && (await seedPart(stage, part))) done.push(part.step);
  return done;
}

/**
 * The step is inserted first: if two processes seed at once, the second waits here and finds the
 * work done.
 */
async function seedPart(stage: DemoStage, { step, prepare }: DemoPart): Promise<boolean> {
  const write = await prepare(stage);
  return stage.em.transactional(async (em) => {
    const claimed = await em.execute<unknown[]>(
      'insert into setup_step (name, done_at) values (?, ?) on conflict (name) do nothing returning name',
      [step, stage.now],
    );
    if (claimed.length > 0) await write({ ...stage, em });
    return claimed.length > 0;
  });
}

/**
 * Seeds the configured database and media store, without an application.
 * @param wanted `always` completes the demo; `if-empty` is for a first start, and completes an
 *   interrupted one
 * @param drawings a folder in which drawn files are kept for the next database
 */
export async function seedDemoOf(
  settings: Settings,
  now: Date,
  wanted: 'always' | 'if-empty',
  drawings?: string,
): Promise<string[]> {
  const orm = await MikroORM.init(databaseOptions(settings));
  const temporary = new TemporaryFiles(settings);
  const bucket = settings.s3 && new S3Storage(settings.s3, temporary);
  const em = orm.em.fork() as EntityManager;
  try {
    if (wanted === 'if-empty' && !(await isForDemo(em))) return [];
    return await seedDemo({
      em,
      temporary,
      now,
      ffmpeg: new Ffmpeg(settings),
      drawn: new DrawnFiles(drawings),
      storage: bucket ?? new DiskStorage(settings.dataDir),
    });
  } finally {
    bucket?.close();
    await orm.close();
  }
}

async function isDone(em: EntityManager, step: string): Promise<boolean> {
  const rows = await em.execute<unknown[]>('select from setup_step where name = ?', [step]);
  return rows.length > 0;
}

/** Whether there are no accounts yet, or the demo was only started. */
async function isForDemo(em: EntityManager): Promise<boolean> {
  const [found] = await em.execute<{ yes: boolean }[]>(
    `select not exists (select from account) or exists (select from setup_step where name like 'demo-%') as yes`,
  );
  return found?.yes ?? false;
}
