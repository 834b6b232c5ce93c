import type { Log } from './log';

/**
 * An error that nobody heard ends the process, since nobody can say what it left behind; the last line of the log names it. Whoever
 * started the process starts another one.
 */
export function endOnStrayErrors(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'an error that nobody heard ends this process');
    process.exit(1);
  });
}
