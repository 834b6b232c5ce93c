import { CONFIRMED } from '../admin/support/registrations';
import { aCase, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { hearSignals } from './support/hearing';

let app: RunningApp;
let admin: Person;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  admin = await anAdmin(app);
});
beforeEach(async () => {
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

/** But for the closing of a case, told at its own time. */
const told = async (who: Person) => {
  const lines = resultOf(await who.post('getNotificationData')) as unknown as {
    kind: string;
    link: string;
  }[];
  return lines.filter(({ kind }) => kind !== 'case-closing');
};

describe('A decision on a report', () => {
  it('is told to who reported and to whose post it is, and again when it is taken back', async () => {
    const id = await aCase(anna);
    await ben.post('clinicalCases/report', {
      clinicalCaseId: id,
      reason: 'A name tag.',
      category: 'wrong',
    });
    const [report] = await app.rows<{ id: number }>('select id from report where reporter_id = ?', [
      ben.id,
    ]);
    await admin.post(`admin/reports/${report?.id}`, {
      action: 'remove',
      reason: 'A name can be read.',
    });
    await hearSignals(app);
    expect(await told(anna)).toMatchObject([
      { kind: 'post-removed', link: `/appeals/clinical-post/${id}` },
    ]);
    expect(await told(ben)).toMatchObject([{ kind: 'report-decided' }]);

    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    await admin.post(`admin/reports/${report?.id}`, { action: 'restore' });
    await hearSignals(app);
    expect((await told(anna)).map(({ kind }) => kind)).toEqual(['post-restored', 'post-removed']);
    app.clock.reset();
  });
});

describe('A confirmed registration', () => {
  it('is told to its member', async () => {
    await app.rows(
      'insert into profile (account_id) values (?) on conflict do nothing returning 1',
      [anna.id],
    );
    await app.rows(
      "insert into medical_registration (account_id, position, country_id, region, number, saved_at) values (?, 1, 96, 'Goa', 'G 1', ?) returning 1",
      [anna.id, app.clock.now()],
    );
    await admin.post(`admin/members/${anna.id}/verify`, CONFIRMED);
    await hearSignals(app);
    expect(await told(anna)).toMatchObject([
      { kind: 'registration-confirmed', link: `/profile/${anna.id}` },
    ]);
  });
});

describe('A withdrawn consent', () => {
  it('takes back whatever led to the case', async () => {
    const id = await aCase(anna);
    await ben.post('clinicalCases/like', { clinicalCaseId: id });
    await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Drain first.' });
    await hearSignals(app);
    expect(await told(anna)).toHaveLength(2);
    await anna.post(`clinicalCases/${id}/consent/withdraw`, {});
    await hearSignals(app);
    expect(await told(anna)).toEqual([]);
  });
});
