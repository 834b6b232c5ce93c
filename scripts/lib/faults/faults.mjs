// Faults injected while members are working. Each one restores everything except what it destroys.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { pause } from '../processes.mjs';

const FOR_MS = 3_000;

const between = (random, least, most) => least + Math.floor(random() * (most - least));
const oneOf = (random, list) => list[between(random, 0, list.length)];

async function whileLine(line, state, ms) {
  line.be(state);
  await pause(ms);
  line.be('whole');
}

async function whileClockIs(clock, hours) {
  clock.stepTo(hours);
  await pause(FOR_MS);
  clock.stepTo(0);
}

/** Runs twice as many busy loops as there are processors. */
export async function whileOthersCompute(ms) {
  const busy = os
    .cpus()
    .flatMap(() =>
      [0, 0].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })),
    );
  await pause(ms);
  for (const each of busy) each.kill('SIGKILL');
}

/** The part of the rig a fault `needs`; without it the fault is skipped. */
export const FAULTS = [
  { name: 'an API process is killed', does: ({ apis }, random) => oneOf(random, apis).kill() },
  {
    name: 'both API processes are killed',
    does: async ({ apis }) => void (await Promise.all(apis.map((api) => api.kill()))),
  },
  {
    name: 'an API process is told to stop',
    does: ({ apis }, random) => oneOf(random, apis).kill('SIGTERM'),
  },
  {
    name: 'a worker process is killed',
    does: ({ workers }, random) => oneOf(random, workers).kill(),
  },
  {
    name: 'all workers are killed',
    does: async ({ workers }) => void (await Promise.all(workers.map((each) => each.kill()))),
  },
  {
    name: 'a worker process stands still longer than its locks, and goes on',
    does: async ({ workers }, random) => {
      const worker = oneOf(random, workers);
      worker.pauseAt(true);
      await pause(FOR_MS);
      worker.pauseAt(false);
    },
  },
  {
    name: 'PostgreSQL is killed with all its children',
    does: async ({ database }, random) => {
      await database.kill();
      await pause(between(random, 100, 1_500));
      await database.start();
    },
  },
  {
    name: 'the line to PostgreSQL is cut',
    does: ({ lines }) => whileLine(lines.database, 'cut', FOR_MS),
  },
  {
    name: 'the line to PostgreSQL swallows everything',
    does: ({ lines }) =>
      whileLine(lines.database, 'silent', FOR_MS)
        .then(() => lines.database.be('cut'))
        .then(() => lines.database.be('whole')),
  },
  {
    name: 'the line to PostgreSQL is slow',
    does: ({ lines }) => whileLine(lines.database, { delay: 100 }, FOR_MS),
  },
  {
    name: 'replies of PostgreSQL are lost, commits among them',
    does: ({ lines }) => whileLine(lines.database, { losing: 20 }, FOR_MS),
  },
  {
    name: 'replies of the API are lost on their way',
    does: ({ apis }) =>
      Promise.all(apis.map(({ line }) => whileLine(line, { losing: 30 }, FOR_MS))),
  },
  { name: 'Redis is killed', needs: 'redis', does: ({ redis }) => redis.kill() },
  { name: 'Redis loses all its data', needs: 'redis', does: ({ redis }) => redis.lose() },
  {
    name: 'the line to Redis is cut',
    needs: 'redis',
    does: ({ lines }) => whileLine(lines.redis, 'cut', FOR_MS),
  },
  {
    name: 'the line to Redis is slow',
    needs: 'redis',
    does: ({ lines }) => whileLine(lines.redis, { delay: 100 }, FOR_MS),
  },
  {
    name: 'the clock of all processes goes forward by hours, and back',
    needs: 'clock',
    does: ({ clock }, random) => whileClockIs(clock, between(random, 1, 20)),
  },
  {
    name: 'the clock of all processes goes back by hours, and forward',
    needs: 'clock',
    does: ({ clock }, random) => whileClockIs(clock, -between(random, 1, 20)),
  },
  {
    name: 'the disk of the tables is full',
    needs: 'smallDisks',
    does: ({ database }) => database.onFullDisk(() => pause(FOR_MS)),
  },
  { name: 'others take the processor', does: () => whileOthersCompute(2 * FOR_MS) },
];

/** A deterministic random generator (mulberry32). */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
