// Preloaded into the front door: writes how long it has collected garbage so far, in ms, to the file
// that GARBAGE_FILE names. Its threads, which preload it as well, have no settings.
const fs = require('node:fs');
const { PerformanceObserver } = require('node:perf_hooks');
const { isMainThread } = require('node:worker_threads');

const EVERY_MS = 200;
const WIDTH = 20;
if (isMainThread) measure();

function measure() {
  /** Written in place and always as long, so that it is never read half written. */
  const file = fs.openSync(process.env.GARBAGE_FILE, 'w');
  let spent = 0;

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) spent += duration;
  }).observe({ entryTypes: ['gc'] });

  const write = () => fs.writeSync(file, spent.toFixed(3).padStart(WIDTH), 0);
  write();
  setInterval(write, EVERY_MS).unref();
}
