import { aPng, caseFields, form, imageFields, thePost } from '../community/support/posts';
import type { RunningApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, aVisitor, type Person } from '../support/people';
import { caseForm, idIn, resultOf, startWithFiles, theCase, withFiles } from './support/cases';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
});
afterAll(() => app.stop());

const covered = async (id: number) => (await thePost(anna, id))['sensitive'];

describe('Files that are hard to look at outside work', () => {
  it('[CA-05 CO-01] are said to be so by each call that posts, and by none that is not asked to', async () => {
    const file = await aPng();
    const posted = [
      await anna.post('clinicalCases', withFiles(caseForm({ sensitive: true }), [file])),
      await anna.post('addCommunityPost', form(imageFields({ sensitive: 1 }), file)),
      await anna.post('addCommunityPost', form(caseFields({ sensitive: 'true' }), file)),
    ];
    for (const reply of posted) expect(await covered(idIn(reply))).toBe(1);
    expect((await theCase(anna, idIn(posted[0] as (typeof posted)[0])))['sensitive']).toBe(1);
    expect(
      await covered(idIn(await anna.post('clinicalCases', withFiles(caseForm(), [file])))),
    ).toBe(0);
  });

  it('are covered and uncovered by a change that says so, and by no other', async () => {
    const id = idIn(
      await anna.post('clinicalCases', withFiles(caseForm({ sensitive: true }), [await aPng()])),
    );
    await anna.post(`clinicalCases/${id}`, { history: 'Longer.' });
    expect(await covered(id)).toBe(1);
    await anna.post(`clinicalCases/${id}`, { sensitive: false });
    expect(await covered(id)).toBe(0);

    const image = idIn(await anna.post('addCommunityPost', form(imageFields(), await aPng())));
    await anna.post(
      `editCommunityPost/${image}`,
      form(imageFields({ sensitive: true }), undefined, 'communityfile'),
    );
    expect(await covered(image)).toBe(1);
    await anna.post(`editCommunityPost/${image}`, form(imageFields(), undefined, 'communityfile'));
    expect(await covered(image)).toBe(1);
  });

  it('[VI-07 D-074] are covered for visitors too', async () => {
    const id = idIn(
      await anna.post(
        'clinicalCases',
        withFiles(caseForm({ sensitive: true, visibleToVisitors: true }), [await aPng()]),
      ),
    );
    const form = { name: 'Vera Moss', email_id: 'vera@example.org', profession: 'Student' };
    const { visitorToken } = (await aVisitor(app).post('addCommunityNonRegister', form)).body;
    const reader = new Client(app, { authorization: `Bearer ${String(visitorToken)}` });
    const [seen] = resultOf(await reader.get('visitor/feed?limit=100')).filter(
      (row) => row['id'] === id,
    );
    expect(seen).toMatchObject({ sensitive: 1, files: [expect.anything()] });
  });
});
