import type { EntityManager } from '@mikro-orm/postgresql';
import { SettableClock } from '../platform/clock';
import type { Log } from '../platform/logging/log';
import { type Hold, RetriedRequests } from './retried-requests';
import {
  CLAIM_KEY,
  KEEP_REPLY,
  KEYED,
  QUEUE_FOR_KEY,
  RELEASE_KEY,
  RENEW_KEY,
} from './retried-requests.sql';

const NOW = new Date('2026-11-26T10:00:00Z');
const A_DAY_AGO = new Date('2026-11-25T10:00:00Z');
const NAME = { memberId: 7, key: 'one' };
const REQUEST = { ...NAME, fingerprint: 'a case' };
const HOLD: Hold = { ...REQUEST, holder: '00000000-0000-4000-8000-000000000000' };
const HELD = { holder: HOLD.holder, ...NAME };
const UNDER_WAY = { reason: 'request.under-way', code: 409, retryAfter: 2 };
const GRANTED = { key: 'one' };
const running = { fingerprint: 'a case', status: null, reply: null, isAbandoned: false };
const ended = { ...running, status: 201, reply: { id: 3 } };

const em = { fork: () => em } as unknown as EntityManager;
const error = jest.fn();
const clock = new SettableClock();
clock.set(NOW);
const requests = new RetriedRequests(em, clock, { error } as unknown as Log);

/** What the database answers, in turn; the last answer stays. */
function answers(
  statement: { first: unknown; rows: unknown },
  method: 'first' | 'rows',
  ...given: unknown[]
) {
  const spy = jest.spyOn(statement as never, method as never) as unknown as jest.Mock;
  for (const answer of given.slice(0, -1)) spy.mockResolvedValueOnce(answer);
  return spy.mockResolvedValue(given.at(-1));
}

const claims = (...given: unknown[]) => answers(CLAIM_KEY, 'first', ...given);
const finds = (...given: unknown[]) => answers(KEYED, 'first', ...given);
const queues = (...given: unknown[]) => answers(QUEUE_FOR_KEY, 'first', ...given);

afterEach(() => {
  jest.restoreAllMocks();
  error.mockReset();
});

describe('A request under a key', () => {
  it('takes it when it is free, or kept for more than a day', async () => {
    const [claim, find] = [claims(GRANTED), finds(running)];
    const taken = await requests.take(REQUEST);
    expect(taken).toEqual({ ...REQUEST, holder: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(claim.mock.calls).toEqual([[em, { ...taken, now: NOW, oldest: A_DAY_AGO }]]);
    expect(find).not.toHaveBeenCalled();
  });

  it('gets the reply that is kept, which may be empty', async () => {
    claims(undefined);
    const find = finds(ended, { ...ended, reply: null });
    expect(await requests.take(REQUEST)).toEqual({ status: 201, reply: { id: 3 } });
    expect(await requests.take(REQUEST)).toEqual({ status: 201, reply: {} });
    expect(find).toHaveBeenCalledWith(em, NAME);
  });

  it('is refused when the key stands for something else, also once that has ended', async () => {
    claims(undefined);
    finds({ ...running, fingerprint: 'another' }, { ...ended, fingerprint: 'another' });
    for (let time = 0; time < 2; time++)
      await expect(requests.take(REQUEST)).rejects.toMatchObject({ reason: 'request.key-reused' });
  });

  it('tries again when the first has gone meanwhile', async () => {
    const [claim, queue] = [claims(undefined, GRANTED), queues(GRANTED)];
    finds(undefined);
    expect(await requests.take(REQUEST)).toMatchObject(REQUEST);
    expect([claim.mock.calls.length, queue.mock.calls.length]).toEqual([2, 0]);
  });
});

describe('A repeat, while the first is under way', () => {
  it('waits as one of two, asks for the key no more, and gets the reply', async () => {
    const [claim, queue] = [claims(undefined), queues(GRANTED)];
    finds(running, running, running, ended);
    expect(await requests.take(REQUEST)).toEqual({ status: 201, reply: { id: 3 } });
    expect(queue.mock.calls).toEqual([[em, { ...NAME, most: 2 }]]);
    expect(claim).toHaveBeenCalledTimes(1);
  });

  it('takes the key of a first that has been abandoned, whatever that was', async () => {
    const claim = claims(undefined, undefined, GRANTED);
    queues(GRANTED);
    finds({ ...running, fingerprint: 'another', isAbandoned: true });
    expect(await requests.take(REQUEST)).toMatchObject(REQUEST);
    expect(claim).toHaveBeenCalledTimes(3);
  });

  it('is told to come again when two are waiting already', async () => {
    claims(undefined);
    const queue = queues(undefined);
    finds(running);
    await expect(requests.take(REQUEST)).rejects.toMatchObject(UNDER_WAY);
    expect(queue).toHaveBeenCalledTimes(1);
  });

  it('looks again when it may not wait because the first has just ended or gone', async () => {
    claims(undefined, undefined, GRANTED);
    queues(undefined);
    finds(running, ended, ended);
    expect(await requests.take(REQUEST)).toEqual({ status: 201, reply: { id: 3 } });
    finds(running, undefined);
    expect(await requests.take(REQUEST)).toMatchObject(REQUEST);
  });

  it('waits for ten seconds and not longer', async () => {
    claims(undefined);
    queues(GRANTED);
    const find = finds(running);
    const times = [0, 10_000, 10_000.1];
    jest.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? Number.NaN);
    await expect(requests.take(REQUEST)).rejects.toMatchObject(UNDER_WAY);
    expect([find.mock.calls.length, times]).toEqual([2, []]);
  });
});

describe('During its work', () => {
  const timer = { unref: () => timer } as unknown as NodeJS.Timeout;

  /** Runs the work with a timer that goes off at once. */
  async function during(work: () => Promise<unknown>) {
    const unref = jest.spyOn(timer, 'unref');
    const begin = jest.spyOn(globalThis, 'setInterval').mockImplementation((renew) => {
      renew();
      return timer;
    });
    const end = jest.spyOn(globalThis, 'clearInterval').mockImplementation(() => undefined);
    const result = await requests.during(HOLD, work).catch((failure: unknown) => failure);
    expect(begin.mock.calls.map(([, ms]) => ms)).toEqual([3_000]);
    expect([unref.mock.calls.length, end.mock.calls]).toEqual([1, [[timer]]]);
    return result;
  }

  it('a key is renewed, and stays held when that ends', async () => {
    const renew = answers(RENEW_KEY, 'rows', []);
    const release = answers(RELEASE_KEY, 'rows', []);
    expect(await during(async () => 'done')).toBe('done');
    expect(renew.mock.calls).toEqual([[em, HELD]]);
    expect(release).not.toHaveBeenCalled();
  });

  it('a key is released when that fails', async () => {
    answers(RENEW_KEY, 'rows', []);
    const release = answers(RELEASE_KEY, 'rows', []);
    const failure = new Error('no room');
    expect(await during(() => Promise.reject(failure))).toBe(failure);
    expect(release.mock.calls).toEqual([[em, HELD]]);
    expect(error).not.toHaveBeenCalled();
  });

  it('a database that fails changes nothing about its outcome, and is written down', async () => {
    const down = new Error('down');
    for (const statement of [RENEW_KEY, RELEASE_KEY])
      answers(statement, 'rows').mockImplementation(() => Promise.reject(down));
    const failure = new Error('no room');
    expect(await during(() => Promise.reject(failure))).toBe(failure);
    expect(error.mock.calls.map(([fields]) => fields)).toEqual([{ err: down }, { err: down }]);
  });
});

describe('A reply', () => {
  it('is kept for the one that holds the key', async () => {
    const keep = answers(KEEP_REPLY, 'first', GRANTED);
    await requests.keep(HOLD, { status: 201, reply: { id: 3 } });
    expect(keep.mock.calls).toEqual([[em, { ...HELD, status: 201, reply: '{"id":3}' }]]);
  });

  it('is not kept for one whose key was taken over', async () => {
    answers(KEEP_REPLY, 'first', undefined);
    const kept = requests.keep(HOLD, { status: 201, reply: {} });
    await expect(kept).rejects.toMatchObject(UNDER_WAY);
  });
});
