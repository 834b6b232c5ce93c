import type { Log } from './log';

/**
 * An unhandled error ends the process, since its state is unknown; the last line of the log names
 * the error. The supervisor then starts a new process.
 */
export function endOnStrayErrors(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'an error that nobody heard ends this process');
    process.exit(1);
  });
}
