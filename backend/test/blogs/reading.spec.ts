import { type RunningApp, startApp } from '../support/app';
import type { Replied } from '../support/client';
import { anAdmin, aVisitor, type Person } from '../support/people';
import { aBlog, HOUR } from './support/blogs';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().execute('delete from blog'));
afterEach(() => app.clock.reset());

const write = async (changes: object = {}) =>
  Number((await admin.post('admin/blogs', aBlog(changes))).body['id']);
const all = (query = '') => aVisitor(app).get(`blogs/images/getAllBlogs${query}`);
const read = (id: number) => aVisitor(app).get(`blogs/images/getBlogsById/${id}`);
const titlesIn = ({ body }: Replied) =>
  (body['data'] as { title: string }[]).map(({ title }) => title);

describe('The list of blogs', () => {
  it('[BL-06 BL-07 D-152] shows visitors what is published, the newest first, in pages', async () => {
    for (const [index, title] of ['Two', 'One', 'Three'].entries()) {
      await write({ title, publishAt: `2026-03-0${[2, 1, 3][index]}T08:00:00Z` });
    }
    const first = await all('?page=1&pageSize=2');
    expect([first.code, first.body['nextPage'], titlesIn(first)]).toEqual([
      200,
      2,
      ['Three', 'Two'],
    ]);
    const second = await all('?page=2&pageSize=2');
    expect([second.body['nextPage'], titlesIn(second)]).toEqual([null, ['One']]);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('[BL-07] holds 100 at most, and ends at page 500', async () => {
    await app.em().execute(
      `insert into blog (title, category, summary, author_name, html, published_at, created_at, edited_at)
       select 'Blog ' || n, 'Training', 'S', 'A', '<p>H</p>', now() - n * interval '1 day', now(), now() from generate_series(1, 101) n`,
    );
    expect(titlesIn(await all('?page=1&pageSize=1000000000'))).toHaveLength(100);
    expect(titlesIn(await all())).toHaveLength(20);
    for (const page of [0, -1, 501, 'x', 1.5]) expect((await all(`?page=${page}`)).code).toBe(422);
  });

  it('hides drafts, and what is scheduled until its time', async () => {
    const draft = await write({ status: 'draft' });
    const scheduled = await write({
      status: 'scheduled',
      publishAt: new Date(app.clock.now().getTime() + HOUR).toISOString(),
    });
    expect(titlesIn(await all())).toEqual([]);
    for (const id of [draft, scheduled]) expect((await read(id)).code).toBe(404);
    app.clock.advance(2 * HOUR);
    expect(titlesIn(await all())).toHaveLength(1);
    expect([(await read(draft)).code, (await read(scheduled)).code]).toEqual([404, 200]);
  });
});

describe('A blog', () => {
  it('[BL-05 BL-08 D-152] has its words on the wire', async () => {
    const id = await write({ publishAt: '2026-03-01T08:00:00Z' });
    const reply = await read(id);
    expect(reply.code).toBe(200);
    expect(reply.body['data']).toEqual({
      id,
      title: 'Checklists',
      category: 'Training',
      authorName: 'Dr. Hannah Weiss',
      author: null,
      summary: 'Why they work.',
      imageUrl: '',
      thumbnail_url: '',
      description: '<p>Because we forget.</p>',
      dateOfUpload: '2026-03-01T08:00:00.000Z',
    });
  });

  it('[BL-05] is harmless, even if the table held something else', async () => {
    const html = '<p onclick="a()">Read</p><script>a()</script><img src=x onerror=a()>';
    const id = await write({ description: html });
    expect(await app.rows('select html from blog')).toEqual([{ html: '<p>Read</p>' }]);
    await app.em().execute('update blog set html = ?', [html]);
    expect((await read(id)).body['data']).toMatchObject({ description: '<p>Read</p>' });
    await app.em().execute('update blog set summary = ?', ['<script>a()</script>']);
    expect(JSON.stringify((await all()).body['data'])).not.toContain('<p><script>');
  });

  it.each(['0', '-1', 'x', '999999999', '99999999999999999999'])('%s is none', async (id) => {
    expect((await aVisitor(app).get(`blogs/images/getBlogsById/${id}`)).code).toBe(404);
  });
});
