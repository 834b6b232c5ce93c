import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Settings } from '../platform/config/settings';
import { databaseOptions } from '../platform/database/database.options';
import { DiskStorage } from '../platform/storage/disk.storage';
import { S3Storage } from '../platform/storage/s3.storage';
import { TemporaryFiles } from '../platform/storage/temporary-files';
import { prepareCases } from './demo/clinical-cases';
import type { DemoPart, DemoStage } from './demo/demo-stage';
import { prepareMembers } from './demo/members';

/** In this order. Domains that come later add theirs behind these. */
const parts: readonly DemoPart[] = [
  { step: 'demo-members', prepare: prepareMembers },
  { step: 'demo-cases', prepare: prepareCases },
];

/** The demo community: what is there already is left alone. @returns the steps that were done now */
export async function seedDemo(stage: DemoStage): Promise<string[]> {
  const done: string[] = [];
  for (const { step, prepare } of parts) {
    if (await isDone(stage.em, step)) continue;
    const write = await prepare(stage);
    await stage.em.transactional(async (em) => {
      await write({ ...stage, em });
      await em.execute('insert into setup_step (name, done_at) values (?, ?)', [step, stage.now]);
    });
    done.push(step);
  }
  return done;
}

/**
 * Seeds the database and the media store of the settings, without an application around.
 * @param wanted `always` tops the demo up; `if-empty` is for a first start, and finishes one that was interrupted
 */
export async function seedDemoOf(settings: Settings, now: Date, wanted: 'always' | 'if-empty'): Promise<string[]> {
  const orm = await MikroORM.init(databaseOptions(settings));
  const temporary = new TemporaryFiles(settings);
  const bucket = settings.s3 && new S3Storage(settings.s3, temporary);
  const em = orm.em.fork() as EntityManager;
  try {
    if (wanted === 'if-empty' && !(await isForDemo(em))) return [];
    return await seedDemo({ em, temporary, now, storage: bucket ?? new DiskStorage(settings.dataDir) });
  } finally {
    bucket?.close();
    await orm.close();
  }
}

async function isDone(em: EntityManager, step: string): Promise<boolean> {
  const rows = await em.execute<unknown[]>('select from setup_step where name = ?', [step]);
  return rows.length > 0;
}

/** Nobody is there yet, or only the beginnings of the demo. */
async function isForDemo(em: EntityManager): Promise<boolean> {
  const [found] = await em.execute<{ yes: boolean }[]>(
    `select not exists (select from account) or exists (select from setup_step where name like 'demo-%') as yes`,
  );
  return found?.yes ?? false;
}
