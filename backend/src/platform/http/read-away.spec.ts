import { PassThrough } from 'node:stream';
import { readAway } from './read-away';

const PIECE = Buffer.alloc(64 * 1024);
const MANY = 300 * 1024 ** 2;

describe('The rest of a body', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  it('is read away as long as it comes, however slowly', async () => {
    const body = new PassThrough();
    const reading = readAway(body);
    for (let seconds = 0; seconds < 60; seconds += 4) {
      body.write(PIECE);
      await jest.advanceTimersByTimeAsync(4_000);
    }
    body.end();
    expect(await reading).toBe(true);
    expect(body.readableLength).toBe(0);
  });

  it('is given up after five seconds of silence', async () => {
    const body = new PassThrough();
    body.write(PIECE);
    const reading = readAway(body);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await reading).toBe(false);
  });

  it('is given up when it is more than any form has', async () => {
    const body = new PassThrough();
    const reading = readAway(body);
    for (let bytes = 0; bytes < MANY; bytes += PIECE.length) {
      body.write(PIECE);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await reading).toBe(false);
  });

  it('is over when its sender breaks off', async () => {
    const body = new PassThrough();
    const reading = readAway(body);
    body.destroy(new Error('aborted'));
    expect(await reading).toBe(true);
    expect(await readAway(body)).toBe(true);
  });

  it('is nothing where all of it was read', async () => {
    const body = new PassThrough();
    body.end(PIECE);
    expect(await body.toArray()).toHaveLength(1);
    expect(await readAway(body)).toBe(true);
  });
});
