import { MeasuresService } from '../../src/auth/measures/measures.service';
import { dayInWords } from '../../src/platform/day-in-words';
import { connect, say, soloOf } from '../chat/support/chats';
import {
  aCase,
  caseForm,
  DAY,
  idIn,
  resultOf,
  startWithFiles,
  withImages,
} from '../clinical-cases/support/cases';
import { aPng } from '../community/support/posts';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, aModerator, anAdmin, isConfirmed, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { deskOf, KIND, REASON } from './support/reports';

let app: RunningApp;
let admin: Person;
let moderator: Person;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [admin, moderator] = [await anAdmin(app), await aModerator(app)];
});
beforeEach(async () => {
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const desk = () => deskOf(app);
const decide = (who: Person, report: number, body: object) =>
  who.post(`admin/reports/${report}`, body);
const aCaseWithPicture = async () =>
  idIn(await anna.post('clinicalCases', withImages(caseForm(), [await aPng()])));
/** As a browser of theirs opens an address. */
const opened = async (who: Person, address: string) => (await who.get(address)).code;
const seenBy = async (who: Person, id: number) => (await who.get(`clinicalCases/${id}`)).code;

describe('What is reported', () => {
  it('[D-770] comes with its files, the words under it and its author’s history, for moderators too', async () => {
    const before = await aCase(anna);
    await decide(admin, await desk().reported(ben, before), { action: 'remove', reason: REASON });
    const id = await aCaseWithPicture();
    await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'I see a name.' });
    await desk().reported(ben, id);
    const row = await desk().rowOf(moderator, id);
    expect(row?.object).toMatchObject({
      kind: KIND,
      id,
      title: 'Acute cholecystitis',
      is_withheld: false,
      is_mendable: true,
      author: { id: anna.id, name: `Dr. ${anna.fullName}`, removed: 1, repaired: 0, kept: 0 },
      files: [{ type: 'image', url: expect.stringContaining(`r=${moderator.id}`) }],
      thread: [{ author: `Dr. ${ben.fullName}`, text: 'I see a name.' }],
    });
    await app.rows('update account set deleted_at = now() where id = ?', [ben.id]);
    expect((await desk().rowOf(moderator, id))?.object.thread).toEqual([]);
    await app.rows('update account set deleted_at = null where id = ?', [ben.id]);
  });

  it('[D-770] has files that open for their reader alone, also while it is hidden, and whose opening is audited', async () => {
    const id = await aCaseWithPicture();
    await desk().reported(await isConfirmed(app, ben), id, 'patient-identifiable');
    const url = (await desk().rowOf(moderator, id))?.object.files[0]?.url ?? '';
    const key = url.replace(/^\/media\//, '').replace(/\?.*$/, '');
    expect(await desk().audited(key)).toEqual([]);
    expect(await opened(ben, url)).toBe(404);
    expect(await opened(moderator, url)).toBe(200);
    expect(await desk().audited(key)).toEqual(['private-file-opened']);
  });

  it('[D-779] is told to its author when it hides by itself, once', async () => {
    const id = await aCase(anna);
    for (let reporters = 0; reporters < 3; reporters += 1)
      await desk().reported(await aMember(app), id);
    await hearSignals(app);
    const lines = resultOf(await anna.post('getNotificationData'));
    expect(lines.filter(({ kind }) => kind === 'post-hidden')).toMatchObject([
      { link: `/caseDetails/${id}` },
    ]);
  });

  it('[D-771] shows nothing of what was withdrawn', async () => {
    const id = await aCaseWithPicture();
    const report = await desk().reported(ben, id);
    await anna.post(`clinicalCases/${id}/consent/withdraw`, {});
    expect((await desk().rowOf(admin, id))?.object).toMatchObject({
      title: '',
      text: '',
      files: [],
      thread: [],
      is_withheld: true,
    });
    expect((await decide(admin, report, { action: 'dismiss' })).code).toBe(200);
  });

  it('[D-771] shows nothing of what is erased', async () => {
    const id = await aCaseWithPicture();
    await desk().reported(ben, id);
    await anna.post('clinicalCases/delete', { id });
    expect((await desk().rowOf(admin, id))?.object).toMatchObject({
      title: '',
      files: [],
      author: null,
      is_gone: true,
    });
  });
});

describe('Asking to repair', () => {
  it('[D-772] hides a post until its author changes it', async () => {
    const id = await aCaseWithPicture();
    const report = await desk().reported(ben, id);
    const note = 'Seen before.';
    const reply = await decide(moderator, report, { action: 'repair', reason: REASON, note });
    expect(reply.code).toBe(200);
    expect([await seenBy(ben, id), await seenBy(anna, id)]).toEqual([404, 200]);
    expect((await desk().rowOf(admin, id, 'decided'))?.decision).toMatchObject({
      action: 'repair',
      reason: REASON,
      note,
      mended_at: null,
    });

    app.clock.advance(60_000);
    await anna.post(`clinicalCases/${id}`, caseForm({ diagnosis: 'Mended' }));
    expect(await seenBy(ben, id)).toBe(200);
    expect((await desk().rowOf(admin, id, 'decided'))?.decision).toMatchObject({
      mended_at: app.clock.now().toISOString(),
    });
  });

  it('[D-773] lets who had reported it report it again once it is mended, and not before', async () => {
    const id = await aCase(anna);
    const report = await desk().reported(ben, id);
    await decide(admin, report, { action: 'repair', reason: REASON });
    await anna.post(`clinicalCases/${id}`, caseForm());
    expect(await desk().rowOf(admin, id)).toBeUndefined();
    await desk().reported(ben, id);
    expect(await desk().rowOf(admin, id)).toMatchObject({ count: 1, decision: null });
    await decide(admin, report, { action: 'dismiss' });
    await desk().reported(ben, id);
    expect(await desk().rowOf(admin, id)).toBeUndefined();
  });

  it('[D-772] does not bring back what was removed since', async () => {
    const id = await aCase(anna);
    const report = await desk().reported(ben, id);
    await decide(admin, report, { action: 'repair', reason: REASON });
    await decide(admin, report, { action: 'remove', reason: REASON });
    await anna.post(`clinicalCases/${id}`, caseForm());
    expect(await seenBy(ben, id)).toBe(404);
  });

  it('[D-772] is not possible where nothing can be changed', async () => {
    await connect(anna, ben);
    const { id } = await say(anna, await soloOf(anna, ben), 'Rude.');
    await ben.post(`chat/messages/${id}/report`, { reason: 'Rude.' });
    const row = await desk().rowOf(admin, id);
    expect(row?.object).toMatchObject({ kind: 'chat-message', is_mendable: false, text: 'Rude.' });
    const reply = await decide(admin, row?.id ?? 0, { action: 'repair', reason: REASON });
    expect(reply.code).toBe(409);
  });
});

describe('Nobody decides', () => {
  it('[D-774] about what they posted themselves, unless they are the only administrator', async () => {
    const other = await anAdmin(app);
    const id = await aCase(other);
    const report = await desk().reported(ben, id);
    const own = await decide(other, report, { action: 'dismiss' });
    expect([own.code, own.body.msg]).toEqual([403, 'You cannot decide about your own content.']);
    await app.rows(`update account set role = 'member' where id = ? returning id`, [admin.id]);
    expect((await decide(other, report, { action: 'dismiss' })).code).toBe(200);
    await app.rows(`update account set role = 'admin' where id = ? returning id`, [admin.id]);
    await app.rows(`update account set role = 'member' where id = ? returning id`, [other.id]);
  });

  it('[D-774] as a moderator, about what they posted or whom to suspend', async () => {
    const id = await aCase(moderator);
    const report = await desk().reported(ben, id);
    expect((await decide(moderator, report, { action: 'dismiss' })).code).toBe(403);
    const other = await desk().reported(ben, await aCase(anna));
    const reply = await decide(moderator, other, { action: 'suspend', reason: REASON });
    expect(reply.code).toBe(403);
    expect((await decide(admin, other, { action: 'suspend', reason: REASON })).code).toBe(200);
  });
});

describe('A suspension', () => {
  const suspend = (body: object) => admin.post(`admin/members/${anna.id}/suspend`, body);
  const mailed = async () => {
    for (const { id, payload } of await promised(app, 'mail', { memberId: anna.id })) {
      const measureId = Number(payload['measureId']);
      await inUnitOfWork(app, () =>
        app.nest.get(MeasuresService).sendEmail(measureId, `outbox-${id}`),
      );
    }
    const rows = await app.rows<{ subject: string; text: string }>(
      'select subject, text from dev_mail where recipient = ? order by id',
      [anna.email],
    );
    return rows.map(({ subject, text }) => `${subject}\n${text}`);
  };

  const dayIn = (days: number) =>
    new Date(app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

  it('[D-775] is mailed with its reason, and so is its end', async () => {
    const lastDay = dayIn(36);
    expect((await suspend({ days: 3, reason: 'Advertising.' })).code).toBe(200);
    expect((await suspend({ until: lastDay, reason: 'Advertising again.' })).code).toBe(200);
    const shown = await admin.get(`admin/members/${anna.id}`);
    expect(shown.body['result']).toMatchObject({
      suspended_until: `${lastDay}T23:59:59.000Z`,
      measures: [
        { kind: 'suspension', reason: 'Advertising again.', in_force: true, by: admin.fullName },
        { kind: 'suspension', reason: 'Advertising.', in_force: false },
      ],
    });
    const [told] = await mailed();
    expect(told).toContain(`suspended until ${dayInWords(new Date(`${lastDay}T23:59:59Z`))}`);
    expect(told).toContain('Advertising again.');

    const reply = await admin.post(`admin/members/${anna.id}/reinstate`, { reason: 'Our error.' });
    expect(reply.code).toBe(200);
    expect((await mailed()).at(-1)).toMatch(/^You have full access[\s\S]*Our error\./);
    const signIn = { emailId: anna.email, password: 'first-incision-7' };
    expect((await anna.post('login', signIn)).code).toBe(200);
  });

  it('[D-803] without a length lasts until it is lifted', async () => {
    expect((await suspend({ reason: 'Not a surgeon.' })).code).toBe(200);
    const shown = await admin.get(`admin/members/${anna.id}`);
    expect(shown.body['result']).toMatchObject({ suspended_until: '9999-12-31T23:59:59.000Z' });
    const [told] = await mailed();
    expect(told).toContain('until an administrator lifts the suspension');
    expect(told).not.toContain('9999');
    const signIn = { emailId: anna.email, password: 'first-incision-7' };
    app.clock.set(new Date(app.clock.now().getTime() + 3_700 * DAY));
    const refused = await anna.post('login', signIn);
    expect([refused.code, refused.body.msg]).toEqual([
      403,
      'This account is suspended. Please write to us if you think that this is wrong.',
    ]);
    app.clock.reset();
    await admin.post(`admin/members/${anna.id}/reinstate`, { reason: 'It was lifted.' });
    expect((await anna.post('login', signIn)).code).toBe(200);
  });

  it('[D-775] needs a reason, and a day that is not over', async () => {
    expect((await suspend({ days: 3 })).code).toBe(422);
    const over = await suspend({ until: dayIn(-1), reason: 'Rude.' });
    expect([over.code, over.body.errors]).toEqual([
      422,
      { until: ['Please choose today or a later day.'] },
    ]);
    expect((await admin.post(`admin/members/${anna.id}/reinstate`, {})).code).toBe(422);
    expect((await anna.get('sessions')).code).toBe(200);
  });
});
