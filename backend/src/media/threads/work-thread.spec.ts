import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WorkEnded, WorkThread } from './work-thread';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'suture-thread-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A thread whose work is the function with this source text. */
function aThread(work: string, limits = { ms: 5_000, megabytes: 32 }) {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.cjs`);
  writeFileSync(
    file,
    `const { parentPort } = require('node:worker_threads');
     const work = ${work};
     parentPort.on('message', (task) => {
       try { parentPort.postMessage({ result: work(task) }); }
       catch (error) { parentPort.postMessage({ failure: String(error) }); }
     });`,
  );
  return new WorkThread<number, number>(file, limits);
}

describe('Work in a thread of its own', () => {
  it('is done in its order, by one thread', async () => {
    const thread = aThread('((done) => (task) => task * 100 + ++done)(0)');
    expect(await Promise.all([1, 2, 3].map((task) => thread.do(task)))).toEqual([101, 202, 303]);
  });

  it('is ended when it takes too long, and what comes after it is done', async () => {
    const thread = aThread('(task) => { while (task === 0); return task; }', {
      ms: 500,
      megabytes: 32,
    });
    const endless = thread.do(0);
    const next = thread.do(7);
    await expect(endless).rejects.toBeInstanceOf(WorkEnded);
    expect(await next).toBe(7);
  });

  it('is ended when it takes too much memory, and what comes after it is done', async () => {
    const thread = aThread(
      '(task) => { const kept = []; while (task === 0) kept.push({ kept }); return task; }',
      { ms: 20_000, megabytes: 16 },
    );
    await expect(thread.do(0)).rejects.toBeInstanceOf(WorkEnded);
    expect(await thread.do(7)).toBe(7);
  });

  it('says what it failed of, and goes on', async () => {
    const thread = aThread(
      '(task) => { if (task === 0) throw new Error("no task"); return task; }',
    );
    await expect(thread.do(0)).rejects.toThrow('no task');
    expect(await thread.do(7)).toBe(7);
  });
});
