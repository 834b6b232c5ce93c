import { aBlog } from '../blogs/support/blogs';
import { startWithFiles } from '../clinical-cases/support/cases';
import { aPortrait } from '../profiles/uploads';
import type { RunningApp } from '../support/app';
import { anAdmin, type Person } from '../support/people';

let app: RunningApp;
let ruth: Person;
let omar: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [ruth, omar] = [await anAdmin(app), await anAdmin(app)];
});
afterAll(() => app.stop());

async function aPlate(): Promise<FormData> {
  const form = new FormData();
  for (const [word, value] of Object.entries(PLATE)) form.append(word, value);
  form.append(
    'file',
    new File([new Uint8Array(await aPortrait())], 'a.jpg', { type: 'image/jpeg' }),
  );
  return form;
}

const PLATE = { kind: 'image', title: 'Calot', description: 'Where.', speciality: 'GI Surgery' };
const EVENT = {
  title: 'Margins',
  description: 'Three cases.',
  location: 'Online',
  date: '2030-07-01',
  start_time: '19:30',
};

const KINDS = [
  { path: 'admin/blogs', key: 'data', method: 'PUT', words: aBlog() },
  { path: 'admin/events', key: 'event', method: 'POST', words: EVENT },
  {
    path: 'admin/announcements',
    key: 'announcement',
    method: 'POST',
    words: { title: 'News', text: 'At eight.' },
  },
  { path: 'admin/learning', key: 'post', method: 'POST', words: PLATE },
] as const;

describe.each(KINDS)('Two editors of $path', ({ path, key, method, words }) => {
  it('[D-1021] are told of one another, and neither’s words are replaced unseen', async () => {
    const body = path === 'admin/learning' ? await aPlate() : words;
    const id = Number((await ruth.post(path, body)).body['id']);
    const stored = async () =>
      (await ruth.get(`${path}/${id}`)).body[key] as unknown as { title: string; edition: string };
    const save = async (who: Person, title: string, edition?: string) =>
      (await who.send(method, `${path}/${id}`, { ...words, title, edition })).code;
    const { edition } = await stored();
    expect(edition).toMatch(/^[\w-]{22}$/);
    expect(await save(ruth, 'Of Ruth', edition)).toBe(200);
    expect(await save(omar, 'Of Omar', edition)).toBe(409);
    expect((await stored()).title).toBe('Of Ruth');
    expect(await save(omar, 'Of Omar', (await stored()).edition)).toBe(200);
    expect(await save(ruth, 'Of nobody in particular')).toBe(200);
    const { edition: last } = await stored();
    const both = await Promise.all([save(ruth, 'One', last), save(omar, 'Two', last)]);
    expect(both.sort()).toEqual([200, 409]);
  });
});
