import { ExpiringService } from '../../src/departure/expiring/expiring.service';
import { DAY, resultOf } from '../clinical-cases/support/cases';
import { erase, leave } from '../departure/support/departing';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

interface Note {
  id: number;
  text: string;
  author: string;
  is_own: boolean;
}

const path = (about: Person) => `admin/members/${about.id}/notes`;
const add = async (about: Person, text: string, by = admin) => by.post(path(about), { text });
const notesOn = async (about: Person, by = admin) =>
  resultOf(await by.get(path(about))) as unknown as Note[];
const audited = async (about: Person) =>
  (
    await app.rows<{ action: string }>(
      'select action from audit_event where object = ? order by id',
      [`member ${about.id}`],
    )
  ).map(({ action }) => action);

describe('Notes about a member', () => {
  it('[D-798] are read by every administrator and deleted by their author alone', async () => {
    const [anna, other] = [await aMember(app), await anAdmin(app)];
    const { body } = await add(anna, 'Wrote by letter.\nAsked for a new address.');
    await add(anna, 'Was called back.', other);
    expect(await notesOn(anna)).toMatchObject([
      { text: 'Was called back.', author: other.fullName, is_own: false },
      {
        text: 'Wrote by letter.\nAsked for a new address.',
        author: admin.fullName,
        is_own: true,
      },
    ]);
    const remove = (by: Person) => by.send('DELETE', `${path(anna)}/${body['id']}`, undefined);
    expect((await remove(other)).code).toBe(404);
    expect((await remove(admin)).code).toBe(200);
    expect((await remove(admin)).code).toBe(404);
    expect(await notesOn(anna)).toHaveLength(1);
    expect(await audited(anna)).toEqual([
      'member-note-added',
      'member-note-added',
      'member-note-removed',
    ]);
  });

  it('[D-798] are not about oneself, and have words, 2,000 characters at most', async () => {
    const anna = await aMember(app);
    expect((await add(admin, 'I am fine.')).code).toBe(409);
    expect((await admin.get(path(admin))).body['msg']).toBe(
      'Notes about you are for the other administrators.',
    );
    expect((await add(anna, ' ')).body['errors']).toEqual({ text: ['Please write the note.'] });
    expect((await add(anna, 'x'.repeat(2_001))).code).toBe(422);
    expect((await add(anna, 'x'.repeat(2_000))).code).toBe(200);
    expect((await admin.post('admin/members/999999/notes', { text: 'Who?' })).code).toBe(404);
  });

  it('[D-798] have pages', async () => {
    const anna = await aMember(app);
    for (const text of ['One', 'Two', 'Three']) await add(anna, text);
    const first = await admin.get(`${path(anna)}?limit=2`);
    const second = await admin.get(`${path(anna)}?limit=2&before=${first.body['nextBefore']}`);
    const texts = [first, second].map((page) => resultOf(page).map((row) => row['text']));
    expect(texts).toEqual([['Three', 'Two'], ['One']]);
    expect(second.body['nextBefore']).toBeNull();
  });

  it('[D-798] are erased when their member leaves, with what is known of refused mails', async () => {
    const anna = await aMember(app);
    await add(anna, 'Wrote by letter.');
    await app.rows(
      `insert into mail_refusal (account_id, job, reason, refused_at) values (?, 'send-digest', 'full-mailbox', now()) returning 1`,
      [anna.id],
    );
    await leave(anna);
    expect((await admin.get(path(anna))).code).toBe(404);
    await erase(app, anna);
    for (const table of ['member_note', 'mail_refusal'])
      expect(await app.rows(`select 1 from ${table} where account_id = ?`, [anna.id])).toEqual([]);
  });
});

describe('That a mail was refused', () => {
  it('[D-791] is forgotten after 90 days', async () => {
    const { id } = await aMember(app);
    const at = (days: number) => new Date(app.clock.now().getTime() - days * DAY);
    for (const days of [89, 91])
      await app.rows(
        `insert into mail_refusal (account_id, job, reason, refused_at) values (?, 'send-digest', 'full-mailbox', ?) returning 1`,
        [id, at(days)],
      );
    await inUnitOfWork(app, () => app.nest.get(ExpiringService, { strict: false }).forget());
    expect(await app.rows('select 1 from mail_refusal where account_id = ?', [id])).toHaveLength(1);
  });
});
