import path from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, type Page, PSM, type Worker } from 'tesseract.js';
import type { ReadWords } from './word-kinds.rules';

/** In pixels of the image that was read. */
interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface ReadLine extends ReadWords {
  readonly bbox: Box;
  readonly words: readonly (ReadWords & { readonly bbox: Box })[];
}

/** The language data is installed with npm, so that nothing is downloaded or cached at run time. */
const LANGUAGE = path.join(
  path.dirname(require.resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
/** Timeouts for one line, and for one page on a busy machine. */
const LINE_MS = 20_000;
const PAGE_MS = 60_000;
/** An idle OCR worker holds a hundred megabytes. */
const IDLE_MS = 30_000;

/** Runs OCR on one image at a time, in a separate thread. The text is never stored or logged. */
class Reader {
  private worker: Promise<Worker> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  /** @param picture of one line of text, dark on light @throws Error when it takes too long */
  line(picture: Buffer): Promise<ReadWords> {
    return this.inTurn(LINE_MS, async (worker) => {
      await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
      const { data } = await worker.recognize(picture, {}, { text: true });
      return { text: data.text, confidence: data.confidence };
    });
  }

  /** @param picture a file of a page @throws Error when it takes too long */
  page(picture: string): Promise<ReadLine[]> {
    return this.inTurn(PAGE_MS, async (worker) => {
      await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
      const { data } = await worker.recognize(picture, {}, { blocks: true });
      return linesOf(data);
    });
  }

  private inTurn<Result>(ms: number, work: (worker: Worker) => Promise<Result>): Promise<Result> {
    const done = this.last.then(() => this.within(ms, work));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async within<Result>(
    ms: number,
    work: (worker: Worker) => Promise<Result>,
  ): Promise<Result> {
    clearTimeout(this.idle);
    this.worker ??= start();
    const worker = await this.worker;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Reading took too long.')), ms);
    });
    try {
      return await Promise.race([work(worker), late]);
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      clearTimeout(timer);
      this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.idle);
    const ending = this.worker;
    this.worker = undefined;
    await (await ending?.catch(() => undefined))?.terminate();
  }
}

async function start(): Promise<Worker> {
  const options = { langPath: LANGUAGE, cacheMethod: 'none', gzip: true };
  // Without an error handler the library would end the process; each failed call rejects anyway.
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    ...options,
    errorHandler: () => undefined,
  });
  // Otherwise it prints what it recognises.
  await worker.setParameters({ debug_file: '/dev/null' });
  // Pending calls keep the process alive; the idle thread must not.
  (worker as Worker & { readonly worker: Thread }).worker.unref();
  return worker;
}

const linesOf = ({ blocks }: Page): ReadLine[] =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));

export const reader = new Reader();
