import { EventsService } from '../../src/events/events.service';
import { resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { anEvent, inMinutes, written } from '../events/support/events';
import { anOpportunity, applied, opportunityForm } from '../opportunities/support/opportunities';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { hearSignals } from './support/hearing';

const TITLE = 'زمالة جراحة الكبد (سنتان)';
const ARAB = { firstName: 'ليلى', lastName: 'الحداد' };

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startWithFiles();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

async function textsOf(who: Person): Promise<string[]> {
  await hearSignals(app);
  return resultOf(await who.post('getNotificationData')).map(({ text }) => String(text));
}

/** What stands in the text as it does in the title or name, but would move what stands beside it. */
const loose = (text: string) => text.replace(/\u2068[^\u2069]*\u2069/g, '…');

describe('[D-1030] Titles and names written from right to left are isolated in notices', () => {
  it('about opportunities', async () => {
    const [owner, applicant] = [await aMember(app, ARAB), await aMember(app, ARAB)];
    const id = await anOpportunity(app, owner, { title: TITLE });
    const application = await applied(applicant, id);
    const changed = await opportunityForm(app, { title: TITLE, duration: '6 Months' });
    await owner.send('PUT', `opportunities/${id}`, {
      ...changed,
      toDateOfOpportunity: '2099-01-01',
    });
    await owner.post('opportunities/handleResponse', {
      opportunityId: id,
      applicationId: application,
      whatToDo: 2,
    });
    await admin.post(`admin/opportunities/${id}/close`, { reason: TITLE });
    expect((await textsOf(owner)).map(loose).sort()).toEqual([
      'An administrator closed “…”: …',
      'Dr. … applied for “…”.',
    ]);
    const told = (await textsOf(applicant)).map(loose);
    expect(told).toEqual(
      expect.arrayContaining([
        'Dr. … accepted your application for “…”.',
        expect.stringMatching(/^Dr\. … changed .+ of “…”\.$/),
      ]),
    );
    expect(told.join()).not.toMatch(/[\u0590-\u08ff]/);
  });

  it('about events', async () => {
    const who = await aMember(app);
    const startsAt = inMinutes(app, 3 * 1_440);
    const id = await anEvent(admin, startsAt);
    const event = { title: TITLE, description: 'x', location: 'Online', ...written(startsAt) };
    await admin.post(`admin/events/${id}`, event);
    await who.send('PUT', `events/join/${id}`, {});
    const [row] = await app.rows<{ version: number }>('select version from event where id = ?', [
      id,
    ]);
    const about = { eventId: id, version: Number(row?.version) };
    for (const [at, minutes] of [1_440, 15].entries()) {
      const [entry] = await app.rows<{ id: number }>(
        `select id from outbox where queue = 'events' and payload @> ?::jsonb order by id desc offset ? limit 1`,
        [JSON.stringify(about), at],
      );
      await inUnitOfWork(app, () =>
        app.nest.get(EventsService).remind({ ...about, minutes }, Number(entry?.id)),
      );
      const [text] = await textsOf(who);
      expect(text).toContain(TITLE);
      expect(loose(String(text))).toMatch(/^“…” (is on|starts in 15 minutes)/);
    }
  });
});
