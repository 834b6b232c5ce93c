import { yieldToPages } from '../../platform/priority';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { Ffmpeg } from '../videos/ffmpeg';
import type { Check } from './file-check.entity';
import { type FileToCheck, lookAtFile } from './look-at-file';

/** The arguments of the process. */
export interface CheckSettings {
  readonly dataDir: string;
  readonly stage: 'local' | 'live';
  readonly ffmpegPath: string | undefined;
  /** The memory available for checks, in addition to the program itself. */
  readonly megabytes: number;
}

export type CheckAnswer = { readonly check: Check } | { readonly failure: string };

const LOOK_EVERY_MS = 100;
const BYTES_PER_MB = 1024 ** 2;

/** Also kills what this process started, such as ffmpeg. */
function endAll(): void {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    // On systems without process groups.
    process.exit(1);
  }
}

yieldToPages();

const settings = JSON.parse(process.argv[2] ?? '{}') as CheckSettings;
const tools = { ffmpeg: new Ffmpeg(settings), temporary: new TemporaryFiles(settings) };

const atRest = process.memoryUsage.rss();
// The work runs in threads, so that this one can monitor total memory.
setInterval(() => {
  if (process.memoryUsage.rss() - atRest > settings.megabytes * BYTES_PER_MB) endAll();
}, LOOK_EVERY_MS).unref();
process.on('disconnect', endAll);
process.on('message', (file: FileToCheck) => {
  void lookAtFile(tools, file)
    .then(
      (check): CheckAnswer => ({ check }),
      (error: unknown): CheckAnswer => ({ failure: String(error) }),
    )
    .then((answer) => process.send?.(answer));
});
