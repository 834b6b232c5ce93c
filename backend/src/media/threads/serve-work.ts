import { parentPort, type TransferListItem } from 'node:worker_threads';
import { hasCrashed } from './wasm-memory';
import type { Answer } from './work-thread';

/**
 * Runs the worker side of a thread. Objects returned by `movable` are transferred without a copy.
 */
export function serveWork<Task, Result>(
  work: (task: Task) => Promise<Result>,
  movable: (result: Result) => TransferListItem[] = () => [],
): void {
  const port = parentPort;
  if (!port) throw new Error('This module is for a thread.');
  port.on('message', async (task: Task) => {
    try {
      const result = await work(task);
      port.postMessage({ result } satisfies Answer<Result>, movable(result));
    } catch (error) {
      // Ends this thread; the next task starts a new one.
      if (hasCrashed(error)) process.exit();
      port.postMessage({ failure: String(error) } satisfies Answer<Result>);
    }
  });
}
