import { startWithFiles } from '../clinical-cases/support/cases';
import { putPoll, skip } from '../clinical-cases/support/polls';
import { find } from '../search/support/searches';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { at, pictured, say } from './support/pins';

let app: RunningApp;
let author: Person;
let colleague: Person;
let reader: Person;
beforeAll(async () => {
  app = await startWithFiles();
  author = await aMember(app);
  colleague = await aMember(app);
  reader = await aMember(app);
});
afterAll(() => app.stop());

describe('[D-1670] A comment that is found', () => {
  it('says where it points, and leads there', async () => {
    const { post, files } = await pictured(author, 2);
    await say(colleague, post, [at(files[1]), at(files[0])], {
      text: 'Pneumobilia, I think.',
    });
    const { items } = await find(reader, 'pneumobilia');
    expect(items).toMatchObject([
      { kind: 'case', id: post, pointed_at: 'pointed at picture 2 and 1 more' },
    ]);
    expect(items[0]?.comment_path).toMatch(
      new RegExp(`^/caseDetails/${post}\\?comment=(\\d+)&picture=2#comment-\\1$`),
    );
  });

  it('says neither where there are no marks, nor of words that are no comment', async () => {
    const { post } = await pictured(author);
    await say(colleague, post, [], { text: 'Chilaiditi sign.' });
    const [said] = (await find(reader, 'chilaiditi')).items;
    expect(said).toMatchObject({ pointed_at: '' });
    expect(said?.comment_path).toMatch(/^\/caseDetails\/\d+\?comment=(\d+)#comment-\1$/);
    const [title] = (await find(reader, 'cholecystitis')).items;
    expect(title).toMatchObject({ pointed_at: '', comment_path: '' });
  });

  it('is not found by a blinded reader', async () => {
    const { post, files } = await pictured(author);
    await putPoll(author, post);
    await skip(colleague, post);
    await say(colleague, post, [at(files[0])], { text: 'Rigler sign.' });
    expect((await find(colleague, 'rigler')).items).toMatchObject([
      { id: post, pointed_at: 'pointed at picture 1' },
    ]);
    expect((await find(reader, 'rigler')).items).toEqual([]);
  });
});
