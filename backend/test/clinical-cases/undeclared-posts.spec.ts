import { HoldingService } from '../../src/clinical-cases/checks/holding.service';
import { checkPostFile } from '../../src/clinical-cases/clinical-cases.jobs';
import { caseClosing, postNeedsLook } from '../../src/clinical-cases/clinical-cases.signals';
import { aPng, arraysIn, form, thePost } from '../community/support/posts';
import type { RunningApp } from '../support/app';
import type { Client, Replied } from '../support/client';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import {
  caseForm,
  DAY,
  idIn,
  resultOf,
  startWithFiles,
  theCase,
  withImages,
} from './support/cases';
import { aScan, NAME } from './support/scans';

const MINUTE = 60_000;
const HELD = 'Please confirm consent on the website.';
const DECLARED = { indemnity: true, consent: true, relevance: true };

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles({}, { holdsFiles: true });
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

/** The words of a case as older apps send them to `clinicalCases`. */
const words = (changes: object = {}) => {
  const { indemnity: _, consent: __, relevance: ___, ...rest } = caseForm(changes);
  return { ...rest, history: 'Two days of pain.', clinicalQuestions: 'Operate now?' };
};
const post = async (changes: object = {}, author: Client = anna) =>
  idIn(await author.post('clinicalCases', words(changes)));
const withScan = async (name: string) =>
  idIn(await anna.post('clinicalCases', withImages(words(), [await aScan(name)])));

const release = (id: number, said: object, by: Client = anna) =>
  by.post(`clinicalCases/${id}/check`, { decisions: [], ...said });
const statusOf = async (id: number) => (await theCase(anna, id))['status'];
const codeFor = async (viewer: Client, id: number) =>
  (await viewer.get(`clinicalCases/${id}`)).code;
const told = async (postId: number) =>
  (await promised(app, postNeedsLook.queue, { postId })).filter(
    ({ name }) => name === postNeedsLook.name,
  );
const closingOf = async (postId: number) =>
  (await promised(app, caseClosing.queue, { postId })).filter(
    ({ name }) => name === caseClosing.name,
  );
const consentsOf = (id: number) =>
  app.rows<{ way: string; files: number }>(
    `select c.way, (select count(*)::int from clinical_post_file f where f.consent_id = c.id) as files
     from clinical_post_consent c where c.post_id = ? order by c.id`,
    [id],
  );

/** Runs the check of each file of a post, as a worker would. */
async function lookAt(postId: number): Promise<void> {
  for (const { id } of (await thePost(anna, postId))['files'] as { id: number }[]) {
    const [job] = await promised(app, checkPostFile.queue, { fileId: id });
    if (job)
      await inUnitOfWork(app, () =>
        app.nest.get(HoldingService).make({ fileId: id, outboxId: job.id }),
      );
  }
}

describe('[D-928] What existing apps post without the declarations', () => {
  const oldest = async () =>
    anna.post('addCommunityPost', form({}, await aPng()), {
      title: 'Hernia',
      description: 'Before',
      medicalregistration: '12345',
      id: String(anna.id),
    });
  const image = async () =>
    anna.post('addCommunityPost', form({}, await aPng()), {
      type: '1',
      id: String(anna.id),
      title: 'Hernia',
      description: 'Before',
      speciality: 'Urology',
    });
  const aCase = async () =>
    anna.post('addCommunityPost', form({}), {
      type: '2',
      id: String(anna.id),
      age: '40',
      gender: 'Male',
      specialty: 'Urology',
      diagnosis: 'Stone',
      history: 'Colic%20since%20Monday',
      clinical_question: 'ESWL?',
    });
  const whole = async () =>
    anna.post('clinicalCases', withImages({ ...words(), signup_id: anna.id }, [await aScan('')]));

  it.each<[string, () => Promise<Replied>, string, string]>([
    ['CO-24', oldest, 'Posted successfully', 'General Surgery'],
    ['CO-25', image, 'Posted successfully', 'Urology'],
    ['CO-25', aCase, 'Posted successfully', 'Urology'],
    ['CA-33', whole, 'Clinical Case created successfully', 'General Surgery'],
  ])('[%s] is taken, and its author alone sees it', async (_, send, msg, speciality) => {
    const reply = await send();
    expect(reply.body).toMatchObject({ code: 200, msg });
    const id = idIn(reply);
    await lookAt(id);
    expect(await thePost(anna, id)).toMatchObject({ status: HELD, speciality });
    const hidden = await ben.post('getCommunityPost', { community_id: id });
    expect(hidden.code).toBe(404);
    expect(await told(id)).toHaveLength(1);
    expect(await consentsOf(id)).toEqual([]);
  });

  it('is in no list of others, and nothing can be done with it', async () => {
    const diagnosis = 'Zenkerdiverticulum unseen';
    const id = await post({ diagnosis });
    const idsIn = (rows: readonly object[] = []) => rows.map((row) => Reflect.get(row, 'id'));
    const own = arraysIn(await anna.post('getCommunityPost', { fromMyCases: true }));
    expect(idsIn(own[0])).toContain(id);
    expect(idsIn(arraysIn(await ben.post('getCommunityPost', {}))[0])).not.toContain(id);
    expect(idsIn(resultOf(await ben.get('clinicalCases')))).not.toContain(id);
    const ofAnna = await ben.post('clinicalCases/mine', { signup_id: anna.id });
    expect(idsIn(ofAnna.body['cases'] as object[])).not.toContain(id);
    const found = await ben.get('search?query=Zenkerdiverticulum');
    expect([found.code, JSON.stringify(found.body).includes(diagnosis)]).toEqual([200, false]);
    const newer = await ben.get(`clinicalCases/newer?after=${id - 1}`);
    expect(newer.body['count']).toBe(0);
    expect((await ben.post('clinicalCases/like', { clinicalCaseId: id })).code).toBe(404);
    expect(await anna.post(`clinicalCases/${id}/ask`, { urgency: 'today' })).toMatchObject({
      code: 409,
      body: { msg: 'Colleagues cannot see this case yet.' },
    });
    expect(await anna.post(`clinicalCases/${id}/consentLinks`, { language: 'en' })).toMatchObject({
      code: 409,
      body: { msg: HELD },
    });
  });

  it.each([
    ['some', { indemnity: true, relevance: true }, ['consent']],
    [
      'unticked ones',
      { indemnity: false, consent: false, relevance: false },
      Object.keys(DECLARED),
    ],
    ['a choice of who may see it', { consentScope: ['members'] }, Object.keys(DECLARED)],
  ])('is refused by a form that asks, with %s', async (_, said, missing) => {
    const reply = await anna.post('clinicalCases', { ...words(), ...said });
    expect(reply.code).toBe(422);
    expect(Object.keys(reply.body.errors ?? {}).sort()).toEqual([...missing].sort());
  });
});

describe('[D-928] The author of a held post', () => {
  it('makes the declarations once; then colleagues see it for seven days', async () => {
    const id = await post();
    app.clock.advance(10 * MINUTE);
    const refused = await release(id, { relevance: true });
    expect(refused.code).toBe(422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['indemnity', 'consent']);
    expect((await release(id, DECLARED, ben)).code).toBe(404);
    expect(await closingOf(id)).toEqual([]);

    expect((await release(id, DECLARED)).body.msg).toBe('Your colleagues see it now.');
    const shown = await theCase(ben, id);
    expect(shown).toMatchObject({ status: 'Active' });
    expect(Date.parse(String(shown['closes_at']))).toBe(app.clock.now().getTime() + 7 * DAY);
    expect(await consentsOf(id)).toEqual([{ way: 'declared', files: 0 }]);
    expect(await closingOf(id)).toHaveLength(1);
    expect((await release(id, DECLARED)).code).toBe(409);
  });

  it('decides about its files as well', async () => {
    const id = await withScan(NAME);
    await lookAt(id);
    expect(await told(id)).toHaveLength(1);
    expect((await release(id, { ...DECLARED, decisions: [{}] })).code).toBe(422);
    expect((await release(id, { decisions: [{ kept: [1] }] })).code).toBe(422);
    expect(await codeFor(ben, id)).toBe(404);
    expect((await release(id, { ...DECLARED, decisions: [{ kept: [1] }] })).code).toBe(200);
    expect(await codeFor(ben, id)).toBe(200);
    expect(await consentsOf(id)).toEqual([{ way: 'declared', files: 1 }]);
  });

  it('makes them in an edit, too; an edit that does not say so leaves it held', async () => {
    const id = await post();
    await anna.post(`clinicalCases/${id}`, { speciality: 'Urology', visibleToVisitors: true });
    expect([await statusOf(id), await codeFor(ben, id)]).toEqual([HELD, 404]);
    expect(await consentsOf(id)).toEqual([]);
    await anna.post(`clinicalCases/${id}`, { ...DECLARED, consentObtained: 'written' });
    expect(await statusOf(id)).toBe('Active');
    expect(await theCase(ben, id)).toMatchObject({ speciality: 'Urology' });
    expect(await consentsOf(id)).toEqual([{ way: 'written', files: 0 }]);
  });

  it('[D-1013] may add a file in an edit that does not ask, too: it is held with the post', async () => {
    const id = await post();
    const added = await anna.post(`clinicalCases/${id}`, withImages({}, [await aScan('')]));
    expect([added.code, added.body.msg]).toEqual([200, expect.any(String)]);
    await lookAt(id);
    expect((await theCase(anna, id))['files']).toHaveLength(1);
    expect([await statusOf(id), await codeFor(ben, id)]).toEqual([HELD, 404]);
    expect((await release(id, DECLARED)).code).toBe(200);
    expect((await theCase(ben, id))['files']).toHaveLength(1);
    expect(await consentsOf(id)).toEqual([{ way: 'declared', files: 1 }]);
    const later = await anna.post(`clinicalCases/${id}`, withImages({}, [await aScan('')]));
    expect([later.code, Object.keys(later.body.errors ?? {})]).toEqual([422, ['consent']]);
  });

  it('may let the patient decide instead: it waits for them', async () => {
    const id = await post();
    const asking = { consentBy: 'patient', indemnity: true, relevance: true };
    await anna.post(`clinicalCases/${id}`, asking);
    expect(await statusOf(id)).toBe('Waiting for the patient');
    expect(await codeFor(ben, id)).toBe(404);
    expect((await anna.post(`clinicalCases/${id}/consentLinks`, { language: 'en' })).code).toBe(
      200,
    );
  });

  it('takes a file away without showing it', async () => {
    const id = await withScan(NAME);
    await lookAt(id);
    const [file] = (await theCase(anna, id))['files'] as { id: number }[];
    const reply = await anna.post(`clinicalCases/${id}`, { removedFiles: [file?.id] });
    expect(reply.code).toBe(200);
    expect([await statusOf(id), await codeFor(ben, id)]).toEqual([HELD, 404]);
  });
});
