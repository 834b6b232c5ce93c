import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { preProcessFile } from 'typescript';
import { declaredQueues } from '../../backend/src/platform/outbox/job';
import { WorkersModule } from '../src/workers.module';

const BACKEND = resolve(__dirname, '../../backend/src');
const PROCESSORS = resolve(__dirname, '../src');

/** Every file that is loaded with this one, itself included. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const { fileName } of preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
    const imported = `${join(dirname(file), fileName)}.ts`;
    if (fileName.startsWith('.') && existsSync(imported)) loadedWith(imported, loaded);
  }
  return loaded;
}

const jobFiles = () =>
  readdirSync(BACKEND, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jobs.ts'))
    .map((file) => join(BACKEND, file))
    .sort();

/** The queues of the processors in the folder, whether or not a module names them. */
async function servedQueues(): Promise<string[]> {
  const files = readdirSync(PROCESSORS).filter((file) => file.endsWith('.processor.ts'));
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(join(PROCESSORS, file))),
  );
  return modules
    .flatMap((exported): unknown[] => Object.values(exported))
    .flatMap((processor) =>
      typeof processor === 'function'
        ? [Reflect.getMetadata('bullmq:processor_metadata', processor)?.name]
        : [],
    )
    .sort();
}

describe('Every queue', () => {
  it('[D-980] is known to the API, which loads every declaration of a job', () => {
    const loaded = loadedWith(join(BACKEND, 'app.module.ts'));
    expect(jobFiles().length).toBeGreaterThan(10);
    expect(jobFiles().filter((file) => !loaded.has(file))).toEqual([]);
  });

  it('[D-980] is served by a processor, and every processor serves a known one', async () => {
    expect(WorkersModule).toBeDefined();
    const served = await servedQueues();
    expect(served).not.toEqual([]);
    expect(declaredQueues()).toEqual(served);
  });
});
