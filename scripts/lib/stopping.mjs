import { say } from './say.mjs';

const steps = [];
let stopping;

/** Names what has to be done before this process may end. The last named is done first. */
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

/** Runs `main` and leaves what it started running, until a signal comes or `main` fails; then everything is stopped in order. */
export async function runUntilStopped(main) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave);
  if (process.env.npm_lifecycle_event) leaveWithParent();
  try {
    await main();
  } catch (error) {
    // What was under way when the signal came has failed because of it: `leave` ends the process.
    if (stopping) return;
    await stopEverything();
    throw error;
  }
}

/** The same for a script that comes to an end by itself. */
export async function runThenStop(main) {
  await runUntilStopped(main);
  await stopEverything();
}

/** A terminal and npm may both pass the same Ctrl-C on: the second one changes nothing. */
async function leave() {
  if (stopping) return;
  say('\nStopping …');
  await stopEverything();
  say('Stopped.');
  process.exit(0);
}

/** npm hands a signal to the shell between it and this process; the shell ends of it and tells nobody. */
function leaveWithParent() {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) void leave();
  };
  setInterval(look, 500).unref();
}
