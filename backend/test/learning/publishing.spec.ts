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

async function draft(who: Client, changes: object = {}, bytes?: Buffer, name = 'plate.jpg'): Promise<Replied> {
  const form = new FormData();
  const fields = { kind: 'image', title: 'Calot’s triangle', description: 'Where to look.', speciality: 'GI Surgery', ...changes };
  for (const [word, value] of Object.entries(fields)) form.append(word, String(value));
  form.append(
    'file',
    new File([new Uint8Array(bytes ?? (await aPortrait()))], name, { type: name.endsWith('mp4') ? 'video/mp4' : 'image/jpeg' }),
  );
  return who.post('admin/learning', form);
}

const posts = (reply: Replied) => reply.body['posts'] as unknown as Record<string, unknown>[];

describe('Learning content', () => {
  it('[LN-05 LN-07] is a draft until it is published, now or later', async () => {
    const id = Number((await draft(admin)).body['id']);
    expect(posts(await anna.get('lwsfs/images'))).toEqual([]);
    expect(posts(await admin.get('admin/learning'))).toMatchObject([{ post_id: id, published_at: null, state: 'ready' }]);
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
    expect((await fetch(`${app.url}${String(post?.['attachment']).replace(/\?.*/, '')}`)).status).toBe(403);
    expect(posts(await anna.get('lwsfs/videos'))).toEqual([]);
    await admin.post(`admin/learning/${id}/publish`, { withdraw: true });
    expect(posts(await anna.get('lwsfs/images'))).toEqual([]);
  });

  it('[LN-06 LN-08] shows a video once it can be played', async () => {
    const reply = await draft(admin, { kind: 'video' }, await aVideo('mp4'), 'film.mp4');
    const id = Number(reply.body['id']);
    await admin.post(`admin/learning/${id}/publish`);
    expect(posts(await anna.get('lwsfs/videos'))).toEqual([]);
    expect(posts(await admin.get('admin/learning'))).toContainEqual(expect.objectContaining({ post_id: id, state: 'pending' }));
  });

  it('is published by administrators, and read by members', async () => {
    expect((await draft(anna)).code).toBe(403);
    for (const path of ['admin/learning', 'admin/announcements']) expect((await anna.post(path)).code).toBe(403);
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

describe('Announcements', () => {
  it('are told from their moment on, the latest first', async () => {
    await admin.post('admin/announcements', { title: 'First', text: 'Words.' });
    const later = new Date(app.clock.now().getTime() + 60_000);
    await admin.post('admin/announcements', { title: 'Second', text: 'Words.', at: later.toISOString() });
    const titles = async () =>
      ((await anna.get('announcements')).body['result'] as unknown as { title: string }[]).map(({ title }) => title);
    expect(await titles()).toEqual(['First']);
    app.clock.set(later);
    expect(await titles()).toEqual(['Second', 'First']);
  });
});
