import { startWithFiles } from '../clinical-cases/support/cases';
import { aPng } from '../community/support/posts';
import { erase, leave } from '../departure/support/departing';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, anOnboarding, aVisitor, type Person } from '../support/people';
import { aBlog, HOUR } from './support/blogs';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startWithFiles();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const write = async (changes: object = {}) =>
  Number((await admin.post('admin/blogs', aBlog(changes))).body['id']);

async function aPictureBy(person: Person): Promise<{ id: number; url: string }> {
  const { name, bytes, type } = await aPng();
  const form = new FormData();
  form.append('altText', 'A curve that rises');
  form.append('image', new File([new Uint8Array(bytes)], name, { type: type ?? '' }));
  const reply = await person.post('admin/blogs/images', form);
  return reply.body['result'] as { id: number; url: string };
}

describe('Publishing', () => {
  it('is for administrators', async () => {
    const id = await write();
    for (const [who, code] of [
      [aVisitor(app), 401],
      [await anOnboarding(app), 403],
      [await aMember(app), 403],
    ] as const) {
      const replies = [
        await who.get('admin/blogs'),
        await who.get(`admin/blogs/${id}`),
        await who.post('admin/blogs', aBlog()),
        await who.send('PUT', `admin/blogs/${id}`, aBlog({ title: 'Mine' })),
        await who.send('DELETE', `admin/blogs/${id}`, undefined),
        await who.get('admin/blogs/images'),
      ];
      expect(replies.map((reply) => reply.code)).toEqual(replies.map(() => code));
    }
    expect((await admin.get(`admin/blogs/${id}`)).body['data']).toMatchObject({
      title: 'Checklists',
    });
  });

  it('goes from a draft over its preview to a time', async () => {
    const id = await write({ status: 'draft', title: 'Soon' });
    const preview = await admin.get(`admin/blogs/${id}`);
    expect(preview.body['data']).toMatchObject({
      status: 'draft',
      dateOfUpload: null,
      description: '<p>Because we forget.</p>',
    });
    const publishAt = new Date(app.clock.now().getTime() + HOUR).toISOString();
    expect(
      (
        await admin.send(
          'PUT',
          `admin/blogs/${id}`,
          aBlog({ title: 'Soon', status: 'scheduled', publishAt }),
        )
      ).code,
    ).toBe(200);
    const listed = async () =>
      ((await admin.get('admin/blogs?limit=1')).body['result'] as Record<string, unknown>[])[0];
    expect(await listed()).toMatchObject({ id, status: 'scheduled', dateOfUpload: publishAt });
    app.clock.advance(2 * HOUR);
    const later = await anAdmin(app);
    expect((await later.get(`admin/blogs/${id}`)).body['data']).toMatchObject({
      status: 'published',
    });
  });

  it('says what is missing', async () => {
    const reply = await admin.post('admin/blogs', { status: 'scheduled', pictureId: 999_999 });
    expect([reply.code, Object.keys(reply.body.errors ?? {})]).toEqual([
      422,
      ['title', 'category', 'authorName', 'summary', 'description', 'publishAt'],
    ]);
    expect((await admin.post('admin/blogs', aBlog({ pictureId: 999_999 }))).body.errors).toEqual({
      pictureId: ['Please choose one of the pictures of the blogs.'],
    });
  });

  it('[D-1020] shows what was typed, sanitised and with its author, and stores nothing', async () => {
    const author = await aMember(app);
    await author.send('PUT', 'profile/quotable', { quotable: true });
    const typed = aBlog({
      title: 'Looked at',
      description: '<p>First.<script>alert(1)</script></p>',
      authorName: author.email,
    });
    const listed = async () => (await admin.get('admin/blogs')).body['result'];
    const before = await listed();
    const seen = await admin.post('admin/blogs/preview', typed);
    expect(seen.body['data']).toMatchObject({
      title: 'Looked at',
      description: '<p>First.</p>',
      author: { signup_id: author.id },
      imageUrl: '',
    });
    expect(await listed()).toEqual(before);
    const id = await write({ authorName: author.email });
    const { authorName } = (await admin.get(`admin/blogs/${id}`)).body['data'] as {
      authorName: string;
    };
    const again = await admin.post('admin/blogs/preview', aBlog({ blogId: id, authorName }));
    expect(again.body['data']).toMatchObject({ id, author: { signup_id: author.id } });
    expect((await admin.post('admin/blogs/preview', aBlog({ blogId: 999_999 }))).code).toBe(404);
    const none = await admin.post('admin/blogs/preview', aBlog({ title: '', pictureId: 999_999 }));
    expect(none.body.errors).toEqual({ title: ['Please enter a title.'] });
  });

  it('takes no more tags than are cleaned in a moment', async () => {
    const most = await admin.post('admin/blogs', aBlog({ description: '<b>'.repeat(2_000) }));
    expect(most.code).toBe(200);
    const more = await admin.post('admin/blogs', aBlog({ description: '<b>'.repeat(2_001) }));
    expect(more.code).toBe(422);
    expect(more.body['msg']).toBe('Please use fewer elements: an article has at most 2,000 tags.');
  });

  it('deletes for good', async () => {
    const id = await write();
    expect((await admin.send('DELETE', `admin/blogs/${id}`, undefined)).code).toBe(200);
    expect((await aVisitor(app).get(`blogs/images/getBlogsById/${id}`)).code).toBe(404);
    expect((await admin.send('DELETE', `admin/blogs/${id}`, undefined)).code).toBe(404);
  });

  it('[D-811] names a member by their email address, and shows them while they let visitors read them', async () => {
    const author = await aMember(app);
    const authorOf = async (id: number) =>
      (await aVisitor(app).get(`blogs/images/getBlogsById/${id}`)).body['data'] as {
        authorName: string;
        author: { signup_id: number } | null;
      };
    const reply = await admin.post('admin/blogs', aBlog({ authorName: 'nobody@example.org' }));
    expect(reply.body.errors).toEqual({ authorName: ['No member has this email address.'] });
    const id = await write({ authorName: author.email.toUpperCase() });
    const { authorName, author: hidden } = await authorOf(id);
    expect([authorName, hidden]).toEqual([expect.stringMatching(/^Dr\. \S+ \S+/), null]);
    await author.send('PUT', 'profile/quotable', { quotable: true });
    expect((await authorOf(id)).author).toMatchObject({ signup_id: author.id });
    for (const [column, value] of [
      ['suspended_until', `now() + interval '1 day'`],
      ['deactivated_at', 'now()'],
    ]) {
      const set = (to: string) =>
        app.rows(`update account set ${column} = ${to} where id = ? returning id`, [author.id]);
      await set(String(value));
      expect((await authorOf(id)).author).toBeNull();
      await set('null');
    }
    const edit = (name: string) =>
      admin.send('PUT', `admin/blogs/${id}`, aBlog({ authorName: name }));
    await edit(authorName);
    expect((await authorOf(id)).author).not.toBeNull();
    await edit('Dr. Hannah Weiss');
    expect(await authorOf(id)).toMatchObject({ authorName: 'Dr. Hannah Weiss', author: null });
  });

  it('[D-811] keeps the name, not the member, when its author leaves', async () => {
    const author = await aMember(app);
    const id = await write({ authorName: author.email });
    await leave(author);
    await erase(app, author);
    expect(await app.rows('select author_name, author_id from blog where id = ?', [id])).toEqual([
      { author_name: expect.stringMatching(/^Dr\. /), author_id: null },
    ]);
  });

  it('leaves a line in the audit log', async () => {
    const id = await write();
    expect(
      await app.rows('select actor_id, action from audit_event where object = ?', [`blog ${id}`]),
    ).toEqual([{ actor_id: admin.id, action: 'blog.written' }]);
  });
});

describe('A picture of the blogs', () => {
  it('[BL-05] is public, and stands in articles by its address', async () => {
    const { id, url } = await aPictureBy(admin);
    const blog = await write({
      pictureId: id,
      description: `<p>See</p><img src="${url}" alt="A curve">`,
    });
    const { body } = await aVisitor(app).get(`blogs/images/getBlogsById/${blog}`);
    expect(body['data']).toMatchObject({
      imageUrl: url,
      description: `<p>See</p><img src="${url}" alt="A curve" loading="lazy" />`,
    });
    expect((await aVisitor(app).get(url)).code).toBe(200);
    expect((await admin.get('admin/blogs/images')).body['result']).toMatchObject([
      { id, url, altText: 'A curve that rises' },
    ]);
  });

  it('[D-153] stays when the administrator who uploaded it leaves', async () => {
    const leaving = await anAdmin(app);
    const { id, url } = await aPictureBy(leaving);
    await write({ pictureId: id });
    await leave(leaving);
    await erase(app, leaving);
    expect(await app.rows('select owner_id from asset where id = ?', [id])).not.toEqual([]);
    expect((await aVisitor(app).get(url)).code).toBe(200);
  });
});
