import { AllNews } from '../../src/notifications/news/all-news';
import { startWithFiles } from '../clinical-cases/support/cases';
import { aVideo } from '../media/support/samples';
import { aPortrait } from '../profiles/uploads';
import type { RunningApp } from '../support/app';
import type { Client, Replied } from '../support/client';
import { aMember, anAdmin, anOnboarding, aVisitor, type Person } from '../support/people';

let app: RunningApp;
let admin: Person;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [admin, anna] = [await anAdmin(app), await aMember(app)];
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

async function draft(
  who: Client,
  changes: object = {},
  bytes?: Buffer,
  name = 'plate.jpg',
): Promise<Replied> {
  const form = new FormData();
  const fields = {
    kind: 'image',
    title: 'Calot’s triangle',
    description: 'Where to look.',
    speciality: 'GI Surgery',
    ...changes,
  };
  for (const [word, value] of Object.entries(fields)) form.append(word, String(value));
  form.append(
    'file',
    new File([new Uint8Array(bytes ?? (await aPortrait()))], name, {
      type: name.endsWith('mp4') ? 'video/mp4' : 'image/jpeg',
    }),
  );
  return who.post('admin/learning', form);
}

const posts = (reply: Replied) => reply.body['posts'] as unknown as Record<string, unknown>[];

describe('Learning content', () => {
  it('[LN-05 LN-07 D-100] is a draft until it is published, now or later', async () => {
    const id = Number((await draft(admin)).body['id']);
    expect(posts(await anna.get('lwsfs/images'))).toEqual([]);
    expect(posts(await admin.get('admin/learning'))).toMatchObject([
      { post_id: id, published_at: null, state: 'ready' },
    ]);
    const later = new Date(app.clock.now().getTime() + 60_000);
    await admin.post(`admin/learning/${id}/publish`, { at: later.toISOString() });
    expect(posts(await anna.get('lwsfs/images'))).toEqual([]);
    app.clock.set(later);
    const [post] = posts(await anna.get('lwsfs/images'));
    expect(post).toMatchObject({
      post_id: id,
      title: 'Calot’s triangle',
      description: 'Where to look.',
      speciality: 'GI Surgery',
      signup_id: admin.id,
    });
    expect((await fetch(`${app.url}${post?.['attachment']}`)).status).toBe(200);
    expect(
      (await fetch(`${app.url}${String(post?.['attachment']).replace(/\?.*/, '')}`)).status,
    ).toBe(403);
    expect(posts(await anna.get('lwsfs/videos'))).toEqual([]);
    await admin.post(`admin/learning/${id}/publish`, { withdraw: true });
    expect(posts(await anna.get('lwsfs/images'))).toEqual([]);
  });

  it('[LN-06 LN-08] shows a video once it can be played', async () => {
    const reply = await draft(admin, { kind: 'video' }, await aVideo('mp4'), 'film.mp4');
    const id = Number(reply.body['id']);
    await admin.post(`admin/learning/${id}/publish`);
    expect(posts(await anna.get('lwsfs/videos'))).toEqual([]);
    expect(posts(await admin.get('admin/learning'))).toContainEqual(
      expect.objectContaining({ post_id: id, state: 'pending' }),
    );
  });

  it('is published by administrators, and read by members', async () => {
    expect((await draft(anna)).code).toBe(403);
    for (const path of ['admin/learning', 'admin/announcements'])
      expect((await anna.post(path)).code).toBe(403);
    expect((await draft(admin, { speciality: 'Witchcraft', title: '' })).body.errors).toEqual({
      title: ['Title must be at least 3 characters long'],
      speciality: ['Speciality is required'],
    });
    expect((await draft(admin, { kind: 'video' })).code).toBe(415);
    for (const path of ['lwsfs/images', 'lwsfs/videos', 'announcements']) {
      expect((await aVisitor(app).get(path)).code).toBe(401);
      expect((await (await anOnboarding(app)).get(path)).code).toBe(403);
    }
  });
});

describe('Changing learning content', () => {
  it('changes its words, and is seen before it is published', async () => {
    const id = Number((await draft(admin)).body['id']);
    const words = {
      title: 'The critical view',
      description: 'Two structures.',
      speciality: 'HPB Surgery',
    };
    expect((await admin.post(`admin/learning/${id}`, words)).code).toBe(200);
    expect((await admin.get(`admin/learning/${id}`)).body['post']).toMatchObject({
      ...words,
      kind: 'image',
      published_at: null,
    });
    expect((await admin.post('admin/learning/2000000000', words)).code).toBe(404);
    expect((await admin.get('admin/learning/2000000000')).code).toBe(404);
    for (const ask of [
      () => anna.get(`admin/learning/${id}`),
      () => anna.post(`admin/learning/${id}`, words),
    ]) {
      expect((await ask()).code).toBe(403);
    }
  });
});

describe('Announcements', () => {
  it('[D-1020] are shown to their editor as typed, and nothing is stored', async () => {
    const all = async () => (await admin.get('admin/announcements')).body['result'];
    const before = await all();
    const post = (body: object) => admin.post('admin/announcements/preview', body);
    const rich = await post({ title: 'News', html: '<p>At eight.<script>x()</script></p>' });
    expect(rich.body['announcement']).toEqual({ title: 'News', html: '<p>At eight.</p>' });
    const words = await post({ title: 'News', text: 'A < B' });
    expect(words.body['announcement']).toEqual({ title: 'News', html: '<p>A &lt; B</p>' });
    expect((await post({ title: 'News', html: '<p></p>' })).body.errors).toEqual({
      text: ['Text is required.'],
    });
    expect(await all()).toEqual(before);
  });

  const words = { title: 'First', text: 'Words.' };
  const made = async () => Number((await admin.post('admin/announcements', words)).body['id']);
  const read = async () =>
    ((await anna.get('announcements')).body['result'] as unknown as { id: number }[]).map(
      ({ id }) => id,
    );
  const promisedOf = (announcementId: number) =>
    app.rows<{ payload: { version: number }; run_at: string }>(
      `select payload, run_at from outbox where name = 'announcement' and payload @> ?::jsonb order by id`,
      [JSON.stringify({ announcementId })],
    );

  it('[BL-04 D-100] are drafts, then told from their moment on, the latest first, in pages', async () => {
    const [first, second] = [await made(), await made()];
    const before = await read();
    const later = new Date(app.clock.now().getTime() + 60_000);
    await admin.post(`admin/announcements/${first}/publish`, { at: later.toISOString() });
    await admin.post(`admin/announcements/${second}/publish`);
    expect(await read()).toEqual([second, ...before]);
    expect((await admin.get('admin/announcements')).body['result']).toMatchObject([
      { id: second },
      { id: first, published_at: later.toISOString() },
    ]);
    app.clock.set(later);
    expect(await read()).toEqual([first, second, ...before]);
    const next = await anna.get(`announcements?limit=1&before=${first}`);
    expect(next.body['result']).toMatchObject([{ id: second }]);
  });

  it('[D-801] are rich text with its words beside it; plain words of older callers are shown as such', async () => {
    const html = '<h2>Tomorrow</h2><p>At <strong>nine</strong>.<script>alert(1)</script></p>';
    const id = Number(
      (await admin.post('admin/announcements', { title: 'Rich', html })).body['id'],
    );
    const shown = async () =>
      (await admin.get(`admin/announcements/${id}`)).body['announcement'] as object;
    expect(await shown()).toMatchObject({
      text: 'Tomorrow\n\nAt nine.',
      html: '<h2>Tomorrow</h2><p>At <strong>nine</strong>.</p>',
    });
    await admin.post(`admin/announcements/${id}`, { title: 'Plain', text: 'a < b\nc' });
    expect(await shown()).toMatchObject({ text: 'a < b\nc', html: '<p>a &lt; b<br />c</p>' });
    for (const nothing of [{}, { text: ' ' }, { html: '<p> </p>' }]) {
      const reply = await admin.post('admin/announcements', { title: 'Empty', ...nothing });
      expect(reply.body.errors).toEqual({ text: ['Text is required.'] });
    }
  });

  it('[D-100] are promised to members for their moment; taken back, they are told to nobody', async () => {
    const id = await made();
    const later = new Date(app.clock.now().getTime() + 60_000);
    await admin.post(`admin/announcements/${id}/publish`, { at: later.toISOString() });
    const [job] = await promisedOf(id);
    expect(new Date(job?.run_at ?? '')).toEqual(later);
    await admin.post(`admin/announcements/${id}/publish`, { withdraw: true });
    app.clock.set(later);
    expect(await read()).not.toContain(id);
    const facts = await app.nest
      .get(AllNews, { strict: false })
      .factsOf('announcement', [
        { name: 'announcement', payload: { announcementId: id, ...job?.payload } },
      ]);
    expect(facts).toEqual([[]]);
  });

  it('are written by administrators', async () => {
    const id = await made();
    expect(
      (await admin.post(`admin/announcements/${id}`, { title: 'Better', text: 'Words.' })).code,
    ).toBe(200);
    expect((await admin.get(`admin/announcements/${id}`)).body['announcement']).toMatchObject({
      title: 'Better',
      published_at: null,
    });
    expect(Object.keys((await admin.post('admin/announcements', {})).body.errors ?? {})).toEqual([
      'title',
      'text',
    ]);
    for (const ask of [
      () => anna.get('admin/announcements'),
      () => anna.get(`admin/announcements/${id}`),
      () => anna.post('admin/announcements', words),
      () => anna.post(`admin/announcements/${id}`, words),
      () => anna.post(`admin/announcements/${id}/publish`),
    ])
      expect((await ask()).code).toBe(403);
    expect((await aVisitor(app).get('admin/announcements')).code).toBe(401);
  });
});
