import { appendFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { MOST_KNOWN } from '../../src/media/serving/known-endings';
import type { RunningApp } from '../support/app';
import { type Feed, feeds } from './support/feeds';
import { ask, GOOD, held, statementsOf, TwoProcesses } from './support/two-processes';

/** More than the sockets between the two ends take in at once. */
const FILM_BYTES = 64 * 1024 ** 2;

const two = new TwoProcesses();
let app: RunningApp;
let other: RunningApp;
beforeAll(async () => {
  await two.start();
  ({ app, other } = two);
});
afterAll(() => two.stop());

const [feed] = Object.values(feeds) as [Feed];

/** The address of the file of a new post, for a reader. */
async function posted(): Promise<{ id: number; address: string }> {
  const id = await two.post(feed);
  return { id, address: await feed.addressOf(two.ben, id) };
}

const nameIn = (address: string) => /[0-9a-f]{32}/.exec(address)?.[0] ?? '';

/** Asks for a file that is made large, and reads nothing yet. */
async function aSlowReader(address: string): Promise<IncomingMessage> {
  const key = new URL(address, other.url).pathname.slice('/media/'.length);
  const path = join(app.settings.dataDir, 'media', 'files', key);
  await appendFile(path, Buffer.alloc(FILM_BYTES));
  return new Promise<IncomingMessage>((begun, failed) => {
    get(other.url + address, begun).on('error', failed);
  });
}

async function readToEnd(reply: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of reply) bytes += (chunk as Buffer).length;
  return bytes;
}

describe('A process', () => {
  it('[D-263] asks the database for no file: it is told again and again of all that has ended', async () => {
    const { address } = await posted();
    await ask(other.url + address);
    const statements = statementsOf(other);
    for (let times = 0; times < 100; times += 1)
      expect((await ask(other.url + address, held(address))).status).toBe(304);
    const put = statements.mock.calls.map(([sql]) => String(sql));
    statements.mockRestore();
    expect(put.filter((sql) => !sql.includes('pg_current_snapshot'))).toEqual([]);
    expect(put.length).toBeLessThan(50);
  });

  it('[D-260] that cannot hear what ends serves no private file, and knows what it missed before it does again', async () => {
    const [ends, stays] = [await posted(), await posted()];
    expect((await ask(other.url + ends.address)).status).toBe(200);
    const noLine = Object.assign(new Error('The line is cut.'), { code: 'ECONNREFUSED' });
    const cut = statementsOf(other).mockRejectedValue(noLine);
    await two.hide(feed, ends.id);
    two.twoSecondsPass();
    expect((await ask(other.url + ends.address)).status).toBe(503);
    expect((await ask(other.url + stays.address, held(stays.address))).status).toBe(503);
    cut.mockRestore();
    expect((await ask(other.url + ends.address)).status).toBe(404);
    expect((await ask(other.url + stays.address)).status).toBe(200);
  });

  it('learns of what is committed late, though something later was told before', async () => {
    const [late, soon] = [await posted(), await posted()];
    const em = app.em();
    await em.begin();
    await em.execute(`insert into ended_media (name, state, changed_at) values (?, 'gone', ?)`, [
      nameIn(late.address),
      app.clock.now(),
    ]);
    await two.hide(feed, soon.id);
    two.twoSecondsPass();
    expect(await two.statusesOf(soon.address)).toEqual([404]);
    expect(await two.statusesOf(late.address)).toEqual(GOOD);
    await em.commit();
    two.twoSecondsPass();
    expect(await two.statusesOf(late.address)).toEqual([404]);
  });

  it('[D-261] breaks off a film that is running when it is hidden, and no other', async () => {
    const [ends, stays] = [await posted(), await posted()];
    const [hidden, shown] = [await aSlowReader(ends.address), await aSlowReader(stays.address)];
    await two.hide(feed, ends.id);
    two.twoSecondsPass();
    expect((await ask(other.url + ends.address)).status).toBe(404);
    await expect(readToEnd(hidden)).rejects.toThrow('aborted');
    expect(await readToEnd(shown)).toBeGreaterThan(FILM_BYTES);
  });
});

describe('More endings than a process keeps', () => {
  const many = 'select md5(n::text) from generate_series(0, cast(? as integer)) n';

  it('are asked for one by one, and known again when they are fewer', async () => {
    const [ends, stays] = [await posted(), await posted()];
    await app.rows(
      `insert into ended_media (name, state, changed_at) select name, 'gone', cast(? as timestamptz) from (${many}) made (name) returning name`,
      [app.clock.now(), MOST_KNOWN],
    );
    two.twoSecondsPass();
    expect(await two.statusesOf(stays.address)).toEqual(GOOD);
    const running = await aSlowReader(ends.address);
    await two.hide(feed, ends.id);
    two.twoSecondsPass();
    expect(await two.statusesOf(ends.address)).toEqual([404]);
    expect(await two.statusesOf(stays.address)).toEqual(GOOD);
    await expect(readToEnd(running)).rejects.toThrow('aborted');

    await app.rows(`delete from ended_media where name in (${many}) returning name`, [MOST_KNOWN]);
    two.pass(11 * 60_000);
    const statements = statementsOf(other);
    expect((await ask(other.url + ends.address)).status).toBe(404);
    expect((await ask(other.url + stays.address)).status).toBe(200);
    const put = statements.mock.calls.map(([sql]) => String(sql));
    statements.mockRestore();
    // What has ended is read again, since it may have been restored a moment ago.
    expect(put.filter((sql) => !sql.includes('pg_current_snapshot'))).toEqual([
      expect.stringContaining('from ended_media where name = any'),
    ]);
  });
});
