import { say } from './say.mjs';

const steps = [];
let stopping;

/** Registers a step to run before this process ends. Steps run in reverse order. */
export function onStop(step) {
  steps.push(step);
  if (!stopping) return;
  step();
  throw new Error('This was started after everything else had been told to stop.');
}

const stopEverything = () => {
  stopping ??= (async () => {
    for (const step of steps.reverse()) await step();
  })();
  return stopping;
};

/**
 * Runs `main` and keeps what it started running until a signal arrives or `main` fails; then stops
 * everything in order.
 */
export async function runUntilStopped(main) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave);
  if (process.env.npm_lifecycle_event) leaveWithParent();
  try {
    await main();
  } catch (error) {
    // Errors after a signal are a consequence of it: `leave` ends the process.
    if (stopping) return;
    await stopEverything();
    throw error;
  }
}

/** The same for a script that ends by itself. */
export async function runThenStop(main) {
  await runUntilStopped(main);
  await stopEverything();
}

/** A terminal and npm may both forward the same Ctrl-C: the second one is ignored. */
async function leave() {
  if (stopping) return;
  say('\nStopping …');
  await stopEverything();
  say('Stopped.');
  process.exit(0);
}

/**
 * npm signals the shell between it and this process; the shell then ends without forwarding the
 * signal.
 */
function leaveWithParent() {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) void leave();
  };
  setInterval(look, 500).unref();
}
