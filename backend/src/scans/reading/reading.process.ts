import { yieldToPages } from '../../platform/priority';
import { keepFilesPrivate } from '../../platform/storage/private-files';
import { lessFace } from './less-face';
import { readUpload } from './read-upload';
import type { ReadingSettings, ReadingTask, ReadingTold } from './reading.messages';

const LOOK_EVERY_MS = 100;
const BYTES_PER_MB = 1024 ** 2;

const settings = JSON.parse(process.argv[2] ?? '{}') as ReadingSettings;
yieldToPages(settings.priority);
keepFilesPrivate();
const atRest = process.memoryUsage.rss();
// Decoding runs in a thread, so that this one can watch the memory of all.
setInterval(() => {
  if (process.memoryUsage.rss() - atRest > settings.megabytes * BYTES_PER_MB) process.exit(1);
}, LOOK_EVERY_MS).unref();
process.on('disconnect', () => process.exit(1));

const tell = (told: ReadingTold) =>
  new Promise<void>((resolve) => {
    process.send?.(told, () => resolve());
  });

async function work(task: ReadingTask): Promise<ReadingTold> {
  if (task.kind === 'less-face') return { done: await lessFace(task) };
  return { result: await readUpload(task, (files, read) => void tell({ files, read })) };
}

// It ends with its one task. What it fails of may repeat what stands in a file, so it is not told.
process.once('message', (task: ReadingTask) => {
  void work(task)
    .then(tell)
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
