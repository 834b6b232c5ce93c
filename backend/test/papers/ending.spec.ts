import { MediaService } from '../../src/media/media.service';
import { AllNews } from '../../src/notifications/news/all-news';
import { PaperFilesService } from '../../src/papers/paper-files.service';
import { forgetPapers } from '../../src/papers/papers.jobs';
import { declaredRepeatedJobs } from '../../src/platform/outbox/job';
import { aCase, again, caseForm, DAY, startWithFiles } from '../clinical-cases/support/cases';
import { exportOf } from '../clinical-cases/support/outgoing';
import { erase, leave, storedFiles } from '../departure/support/departing';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { anAgreedCase, ask, keep, made, open, paperOf, publishable, work } from './support/papers';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app);
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const documents = async () => (await storedFiles(app)).filter((name) => name.endsWith('.docx'));
const papersOf = (post: number) => app.rows('select id from paper where post_id = ?', [post]);

/** What members are told of a signal, and what else it causes. */
const factsOf = async (name: string, payload: object = {}) =>
  (
    await inUnitOfWork(app, () =>
      app.nest.get(AllNews, { strict: false }).factsOf(name, [{ name, payload }]),
    )
  ).flat();

/** Runs something while the document is being written. */
async function whileMade(post: number, happens: () => Promise<unknown>): Promise<void> {
  await ask(anna, post);
  const media = app.nest.get(MediaService, { strict: false });
  const stored = media.keepMade.bind(media);
  const spy = jest.spyOn(media, 'keepMade').mockImplementationOnce(async (...args) => {
    const asset = await stored(...args);
    await happens();
    return asset;
  });
  await work(app);
  spy.mockRestore();
}

describe('The end of a paper', () => {
  it('[D-1597] comes with a withdrawal by the patient or the author, and with its case', async () => {
    const ways = [
      async () => {
        const { post, patient } = await anAgreedCase(app, anna);
        return { post, end: () => patient.say('withdraw') };
      },
      async () => {
        const post = await aCase(anna, publishable);
        return { post, end: () => anna.post(`posts/${post}/consent/withdraw`) };
      },
      async () => {
        const post = await aCase(anna, publishable);
        return { post, end: () => anna.send('DELETE', `posts/${post}`, {}) };
      },
    ];
    for (const way of ways) {
      const { post, end } = await way();
      const fileId = await made(app, anna, post);
      expect(await documents()).toHaveLength(1);
      expect((await end()).code).toBe(200);
      expect((await open(app, anna, fileId)).status).toBe(404);
      expect(await papersOf(post)).toEqual([]);
      await work(app);
      expect(await documents()).toEqual([]);
    }
  });

  it('[D-1597] comes while it is being made, too', async () => {
    const { post, patient } = await anAgreedCase(app, anna);
    await whileMade(post, () => patient.say('withdraw'));
    expect(await papersOf(post)).toEqual([]);
    expect(await documents()).toEqual([]);

    const other = await aCase(anna, publishable);
    await whileMade(other, () => anna.send('DELETE', `posts/${other}`, {}));
    expect([await papersOf(other), await documents()]).toEqual([[], []]);
  });

  it('[D-1598] comes when the patient takes back publication, which its author is told', async () => {
    const { post, patient } = await anAgreedCase(app, anna);
    await keep(anna, post, { texts: [{ key: 'title', text: 'A rare stone' }] });
    const fileId = await made(app, anna, post);
    await patient.say('give', { scope: ['members'] });
    // Immediately, before any job has run.
    expect((await open(app, anna, fileId)).status).toBe(409);
    expect((await ask(anna, post)).code).toBe(409);
    const decision = (await promised(app, 'notifications')).findLast(
      ({ name }) => name === 'patient-decided',
    );
    await factsOf('patient-decided', decision?.payload);
    await factsOf('patient-decided', decision?.payload);
    await work(app);
    expect(await documents()).toEqual([]);
    expect(await paperOf(anna, post)).toMatchObject({
      state: 'ended',
      fileId: null,
      texts: [{ key: 'title', text: 'A rare stone' }],
    });
    const told = await promised(app, 'notifications', { paperId: fileId });
    expect(told.map(({ name }) => name)).toEqual(['paper-ended']);
    expect(await factsOf('paper-ended', told[0]?.payload)).toMatchObject([
      { kind: 'paper-ended', recipients: [anna.id], link: `/caseDetails/${post}/paper` },
    ]);

    await patient.say('give', { scope: ['members', 'publication'] });
    expect(await made(app, anna, post)).toBe(fileId);
  });

  it('[D-1598] comes when its author does', async () => {
    const post = await aCase(anna, publishable);
    const fileId = await made(app, anna, post);
    await anna.post(`posts/${post}`, caseForm({ consentScope: ['members'] }));
    expect((await open(app, anna, fileId)).status).toBe(409);
    expect(await paperOf(anna, post)).toMatchObject({ state: 'ended', fileId: null });
  });

  it('[D-1598] does not come with a change that the patient has yet to answer', async () => {
    const { post, patient } = await anAgreedCase(app, anna);
    const fileId = await made(app, anna, post);
    await anna.post(`posts/${post}`, { history: 'Operated on since.', consentBy: 'patient' });
    expect((await open(app, anna, fileId)).status).toBe(409);
    expect(await paperOf(anna, post)).toMatchObject({ state: 'ready', is_agreed: false });
    await patient.say('give', { scope: ['members', 'publication'] });
    expect(await paperOf(anna, post)).toMatchObject({ is_agreed: true, is_outdated: true });
  });

  it('[D-1597] of a file that changes while it is made, makes it again', async () => {
    await work(app);
    const before = (await documents()).length;
    const post = await aCase(anna, publishable);
    await whileMade(post, () =>
      anna.post(`posts/${post}`, { ...caseForm(publishable), diagnosis: 'Gallstone ileus' }),
    );
    expect((await paperOf(anna, post)).state).toBe('making');
    await work(app);
    expect(await paperOf(anna, post)).toMatchObject({ state: 'ready', is_outdated: false });
    expect(await documents()).toHaveLength(before + 1);
  });

  it('[D-1599] of its file comes after 30 days; what its author added stays', async () => {
    const post = await aCase(anna, publishable);
    await keep(anna, post, { references: ['123'] });
    const fileId = await made(app, anna, post);
    const forget = () =>
      inUnitOfWork(app, () => app.nest.get(PaperFilesService, { strict: false }).forgetOld());
    await forget();
    expect((await open(app, anna, fileId)).status).toBe(200);
    app.clock.set(new Date(app.clock.now().getTime() + 30 * DAY + 1_000));
    await forget();
    await work(app);
    expect((await open(app, await again(app, anna), fileId)).status).toBe(409);
    expect(await documents()).toEqual([]);
    expect(declaredRepeatedJobs()).toContain(forgetPapers);
    anna = await again(app, anna);
    expect(await paperOf(anna, post)).toMatchObject({ state: 'open', references: ['PMID 123'] });
  });

  it('[D-1599] a member takes papers along, and they are erased with the member', async () => {
    const post = await aCase(anna, publishable);
    await keep(anna, post, { texts: [{ key: 'title', text: 'A rare stone' }] });
    await made(app, anna, post);
    const exported = new Map(JSON.parse((await exportOf(app, anna)).body) as [string, unknown][]);
    expect(exported.get('papers')).toMatchObject({
      own: [{ postId: post, form: 'scare', texts: { title: 'A rare stone' } }],
      coAuthorOf: [],
    });
    await leave(anna);
    await erase(app, anna);
    expect(await papersOf(post)).toEqual([]);
    await work(app);
    expect(await documents()).toEqual([]);
  });
});
