import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { SweepService } from '../../src/media/sweeping/sweep.service';
import { caseForm, idIn, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { announced, append, begun, breakOff, offsetOf, sentWhole } from './support/pieces';
import { aVideo } from './support/samples';

const MB = 1024 ** 2;
const MINUTE = 60_000;

let app: RunningApp;
let anna: Person;
let film: Buffer;
beforeAll(async () => {
  app = await startWithFiles();
  film = await aVideo('mp4');
});
beforeEach(async () => {
  anna = await aMember(app);
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const stored = async () =>
  await readdir(join(app.settings.dataDir, 'media', 'files', 'uploads')).catch(() => []);
const sweep = () =>
  RequestContext.create(app.nest.get(MikroORM).em, () => app.nest.get(SweepService).sweep());
const posted = (uploadId: unknown, more: object = {}, headers = {}) =>
  anna.post('clinicalCases', caseForm({ uploadId, ...more }), headers);

describe('A file in pieces', () => {
  it('[UP-08] goes on where it broke off, twice, and arrives as it was sent', async () => {
    const bytes = Buffer.concat([film, randomBytes(8 * MB)]);
    const id = await begun(anna, { bytes: bytes.length });
    let offset = 0;
    for (const sent of [2 * MB, 3 * MB]) {
      await breakOff(app, anna, { id, offset, bytes, sent });
      const before = offset;
      offset = await offsetOf(anna, id);
      expect(offset).toBeGreaterThan(before);
      expect(offset).toBeLessThan(bytes.length);
    }
    expect((await posted(id)).code).toBe(404);
    expect(await append(app, anna, { id, offset, bytes: bytes.subarray(offset) })).toBe(204);

    const reply = await posted(id);
    expect(reply.code).toBe(200);
    const [kept] = await app.rows<{ key: string; sha256: string; state: string }>(
      'select a.key, a.sha256, a.state from asset a where owner_id = ? and purpose = ?',
      [anna.id, 'case-video'],
    );
    expect(kept).toMatchObject({
      state: 'pending',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(
      (await readFile(join(app.settings.dataDir, 'media', 'files', kept?.key ?? ''))).equals(bytes),
    ).toBe(true);
    const shown = await anna.get(`clinicalCases/${idIn(reply)}`);
    expect(JSON.stringify(shown.body)).toContain('"status":"Processing"');
  });

  it('refuses a piece that does not begin where the last one ended, or that goes beyond the end', async () => {
    const id = await begun(anna, { bytes: 100 });
    expect(await append(app, anna, { id, offset: 0, bytes: randomBytes(60) })).toBe(204);
    expect(await append(app, anna, { id, offset: 10, bytes: randomBytes(40) })).toBe(409);
    expect(await append(app, anna, { id, offset: 60, bytes: randomBytes(41) })).toBe(413);
    expect(await offsetOf(anna, id)).toBeLessThanOrEqual(100);
  });
});

describe('An upload that another process works on', () => {
  const heldFor = (id: string, time: string) =>
    app.rows(
      `update resumable_upload set held_by = 'another', held_until = clock_timestamp() + ?::interval where id = ? returning id`,
      [time, id],
    );
  const wanted = async (id: string) => {
    const [row] = await app.rows<{ wanted: boolean }>(
      'select is_wanted as wanted from resumable_upload where id = ?',
      [id],
    );
    return row?.wanted ?? false;
  };

  it('[UP-08 D-040] is waited for, and told so; a process that died holds nothing for long', async () => {
    const id = await begun(anna, { bytes: 100 });
    await heldFor(id, '1 hour');
    let isAnswered = false;
    const answer = append(app, anna, { id, offset: 0, bytes: randomBytes(100) }).finally(() => {
      isAnswered = true;
    });
    while (!(await wanted(id))) expect(isAnswered).toBe(false);
    expect(isAnswered).toBe(false);
    await heldFor(id, '-1 second');
    expect(await answer).toBe(204);
  });
});

describe('An upload is judged before its first byte', () => {
  const begin = (of: Parameters<typeof announced>[0], more: Record<string, string> = {}) =>
    anna.send('POST', 'uploads', undefined, { ...announced(of), ...more });

  it('[EX-08 EX-09 D-036] by what it is for, its type and its size', async () => {
    const before = await stored();
    const explore = { purpose: 'explore-video', name: 'a.mkv', type: 'video/x-matroska' };
    expect((await begin({ ...explore, bytes: 1_024 * MB + 1 })).body).toMatchObject({
      code: 413,
      msg: 'File size exceeds the limit of 1 GB.',
    });
    expect(
      (await begin({ ...explore, bytes: 10, name: 'a.avi', type: 'video/x-msvideo' })).body,
    ).toMatchObject({
      code: 415,
      msg: 'File type not supported.',
    });
    expect((await begin({ ...explore, bytes: 0 })).body.errors).toEqual({
      file: ['Video File is required'],
    });
    expect((await begin({ bytes: 10, purpose: 'constructor' })).code).toBe(422);
    expect((await begin({ bytes: 10 }, { 'upload-length': '' })).code).toBe(400);
    expect((await begin({ bytes: 10 }, { 'upload-metadata': 'purpose ***' })).code).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it('[D-039] by whoever sends it', async () => {
    const stranger = await fetch(`${app.url}/api/v1/uploads`, {
      method: 'POST',
      headers: announced({ bytes: 10 }),
    });
    expect(stranger.status).toBe(401);
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    for (let open = 0; open < 10; open += 1) await begun(anna, { bytes: 10 });
    expect((await begin({ bytes: 10 })).code).toBe(429);
  });
});

describe('An upload belongs to its owner', () => {
  it('who alone may ask, send, cancel and use it', async () => {
    const ben = await aMember(app);
    const id = await sentWhole(app, anna, film);
    expect(await offsetOf(ben, id)).toBe(-404);
    expect(await append(app, ben, { id, offset: film.length, bytes: Buffer.alloc(1) })).toBe(404);
    expect(
      (await ben.send('DELETE', `uploads/${id}`, undefined, { 'tus-resumable': '1.0.0' })).code,
    ).toBe(404);
    expect((await ben.post('clinicalCases', caseForm({ uploadId: id }))).code).toBe(404);
    expect(await offsetOf(anna, id)).toBe(film.length);
    expect(
      (await anna.send('DELETE', `uploads/${id}`, undefined, { 'tus-resumable': '1.0.0' })).code,
    ).toBe(204);
    expect(await offsetOf(anna, id)).toBe(-404);
  });
});

describe('A whole upload', () => {
  it('[D-038] is judged like any other file of the call, and stays after a refusal', async () => {
    const sham = await sentWhole(app, anna, randomBytes(500));
    expect((await posted(sham)).body).toMatchObject({
      code: 415,
      msg: 'Unsupported file type found',
    });
    const other = await sentWhole(app, anna, film, 'explore-video');
    expect((await posted(other)).code).toBe(415);
    const id = await sentWhole(app, anna, film);
    expect((await posted(id, { diagnosis: '' })).code).toBe(422);
    expect((await posted(id)).code).toBe(200);
  });

  it('[D-038] is used once; a retry of the call that used it gets the same reply', async () => {
    const id = await sentWhole(app, anna, film);
    const key = { 'idempotency-key': 'the-same-case' };
    const first = await posted(id, {}, key);
    expect(first.code).toBe(200);
    expect(await posted(id, {}, key)).toMatchObject({ code: 200, body: { id: idIn(first) } });
    expect((await posted(id)).code).toBe(404);
    const ids = [await sentWhole(app, anna, film), await sentWhole(app, anna, film)];
    const two = await posted(ids);
    expect(
      (await app.rows('select 1 from clinical_post_file where post_id = ?', [idIn(two)])).length,
    ).toBe(2);
  });
});

describe('A whole upload that a call has claimed', () => {
  const claim = (id: string, until: string) =>
    app.rows(
      `update resumable_upload set claimed_at = ?, held_by = gen_random_uuid(), held_until = clock_timestamp() + ?::interval
       where id = ? returning id`,
      [app.clock.now(), until, id],
    );

  it('waits for that call, unless its process has died', async () => {
    const id = await sentWhole(app, anna, film);
    await claim(id, '1 minute');
    const early = await posted(id);
    expect([early.code, early.headers.get('retry-after')]).toEqual([409, '2']);
    await claim(id, '1 second');
    expect((await posted(id)).code).toBe(200);
  });
});

describe('What broke off', () => {
  it('[D-039] is gone within the hour, and nothing else is', async () => {
    const rows = () =>
      app.rows<{ id: string }>('select id from resumable_upload where owner_id = ?', [anna.id]);
    const broken = await begun(anna, { bytes: film.length });
    await append(app, anna, { id: broken, offset: 0, bytes: film.subarray(0, 900) });
    const whole = await sentWhole(app, anna, film);
    app.clock.advance(40 * MINUTE);
    await sweep();
    expect(await rows()).toHaveLength(2);
    expect(await stored()).toEqual(expect.arrayContaining([broken, whole]));
    app.clock.advance(46 * MINUTE);
    await sweep();
    expect(await rows()).toEqual([{ id: whole }]);
    app.clock.advance(6 * 60 * MINUTE);
    await sweep();
    expect(await rows()).toEqual([]);
    expect(
      (await stored()).filter((name) => name.startsWith(broken) || name.startsWith(whole)),
    ).toEqual([]);
  });
});
