import sharp from 'sharp';
import type { Look } from '../../media/checks/file-check.entity';
import type { Mask } from '../../media/masks.rules';
import { serveWork } from '../../media/threads/serve-work';
import { Drawing, drawAll, sentWindow } from './draw';
import { BadSeries, PackedFile } from './packed-file';
import { type Recoded, recodeCovered, recodeWithLooks } from './recode';
import type { GreyWindow } from './windows.rules';

/** What is done with packed series, each by the path of its file. */
export interface ScanTasks {
  /** Verifies a series that somebody sent, and draws what a check looks at. */
  readonly take: {
    readonly asks: { readonly to: string; readonly looksTo: string };
    readonly gives: Recoded & { readonly looks: readonly Look[] };
  };
  readonly cover: {
    readonly asks: { readonly to: string; readonly masks: readonly Mask[] };
    readonly gives: Recoded;
  };
  /** Draws all frames; in its own window if none is given. */
  readonly 'draw-all': {
    readonly asks: { readonly to: string; readonly window: GreyWindow | null };
    readonly gives: { readonly window: GreyWindow; readonly bytes: number };
  };
  readonly 'draw-one': {
    readonly asks: { readonly frame: number; readonly window: GreyWindow };
    readonly gives: Uint8Array;
  };
}

export type ScanTask = {
  readonly [Kind in keyof ScanTasks]: ScanTasks[Kind]['asks'] & {
    readonly kind: Kind;
    readonly path: string;
  };
}[keyof ScanTasks];

/** What is wrong with a series that its sender is told. */
export interface Fault {
  readonly fault: BadSeries['fault'];
}
export type ScanResult = ScanTasks[keyof ScanTasks]['gives'] | Fault;

// Frames are worked on one after the other: more threads would only take memory.
sharp.concurrency(1);
sharp.cache(false);

serveWork<ScanTask, ScanResult>((task) =>
  PackedFile.using(task.path, (series) => done(task, series)).catch((error: unknown) => {
    if (error instanceof BadSeries) return { fault: error.fault };
    throw error;
  }),
);

async function done(task: ScanTask, series: PackedFile): Promise<ScanResult> {
  switch (task.kind) {
    case 'take':
      return recodeWithLooks(series, task);
    case 'cover':
      return recodeCovered(series, task.to, task.masks);
    case 'draw-all': {
      const window = task.window ?? (await sentWindow(series));
      return { window, bytes: await drawAll(series, window, task.to) };
    }
    case 'draw-one':
      return new Drawing(series.facts, task.window).webp(await series.frame(task.frame));
  }
}
