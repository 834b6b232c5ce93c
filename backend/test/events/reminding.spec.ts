import { shownIn, zoneName } from '../../src/events/event-time.rules';
import { EventsService } from '../../src/events/events.service';
import { startWithFiles } from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, anAdmin, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { anEvent, inMinutes, MINUTE, written } from './support/events';

let app: RunningApp;
let admin: Person;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [admin, anna] = [await anAdmin(app), await aMember(app)];
});
afterEach(() => app.clock.reset());

describe('Reminders', () => {
  const jobs = async (eventId: number) =>
    app.rows<{ id: number; payload: { version: number; minutes: number }; run_at: string }>(
      `select id, payload, run_at from outbox where queue = 'events' and payload @> ?::jsonb order by id`,
      [JSON.stringify({ eventId })],
    );
  const run = (
    eventId: number,
    { id, payload }: { id: number; payload: { version: number; minutes: number } },
  ) => inUnitOfWork(app, () => app.nest.get(EventsService).remind({ eventId, ...payload }, id));
  const told = async (eventId: number) =>
    (await promised(app, 'notifications', { eventId })).map(({ payload }) => payload);

  it('[D-096] come a day and a quarter of an hour before, once, and move with the event', async () => {
    const startsAt = inMinutes(app, 3 * 1_440);
    const id = await anEvent(admin, startsAt);
    await anna.send('PUT', `events/join/${id}`, {});
    const first = await jobs(id);
    expect(first.map(({ run_at }) => new Date(run_at).getTime())).toEqual([
      startsAt.getTime() - 1_440 * MINUTE,
      startsAt.getTime() - 15 * MINUTE,
    ]);

    const later = inMinutes(app, 4 * 1_440);
    await admin.post(`admin/events/${id}`, {
      title: 'Moved',
      description: 'x',
      location: 'Online',
      ...written(later),
    });
    const second = (await jobs(id)).slice(2);
    expect(second.map(({ run_at }) => new Date(run_at).getTime())).toEqual([
      later.getTime() - 1_440 * MINUTE,
      later.getTime() - 15 * MINUTE,
    ]);
    for (const job of first) await run(id, job);
    expect(await told(id)).toEqual([]);
    for (const job of second) {
      await run(id, job);
      await run(id, job);
    }
    expect(await told(id)).toMatchObject([
      { eventId: id, memberId: anna.id, minutes: 1_440 },
      { eventId: id, memberId: anna.id, minutes: 15 },
    ]);
  });

  it('[D-336] name the event and its start in the zone of who registered, a day before in other words than just before', async () => {
    const startsAt = new Date(inMinutes(app, 3 * 1_440).setUTCHours(20, 0, 0, 0));
    const id = await anEvent(admin, startsAt);
    const { title } =
      (await app.rows<{ title: string }>('select title from event where id = ?', [id]))[0] ?? {};
    const ben = await aMember(app);
    await anna.send('PUT', `events/join/${id}`, { timezone: 'Asia/Dubai' });
    await ben.send('PUT', `events/join/${id}`, {});
    expect((await ben.send('PUT', `events/join/${id}`, { timezone: 'Mars/Olympus' })).code).toBe(
      422,
    );
    const texts = async (who: Person) =>
      (
        (await who.post('getNotificationData', {})).body['result'] as {
          kind: string;
          text: string;
        }[]
      )
        .filter(({ kind }) => kind === 'event-reminder')
        .map(({ text }) => text);
    const heard: [string[], string[]][] = [];
    for (const job of await jobs(id)) {
      await run(id, job);
      await hearSignals(
        app,
        ({ payload }) => payload['eventId'] === id && payload['minutes'] === job.payload.minutes,
      );
      heard.push([await texts(anna), await texts(ben)]);
    }
    const dayIn = (zone: string) => shownIn(startsAt, zone).slice(0, 10);
    const there = `12:00 AM ${zoneName(startsAt, 'Asia/Dubai')}`;
    expect(heard).toEqual([
      [
        [`“${title}” is on ${dayIn('Asia/Dubai')} at ${there}.`],
        [`“${title}” is on ${dayIn('Asia/Kolkata')} at 01:30 AM IST.`],
      ],
      [
        [`“${title}” starts in 15 minutes, at ${there}.`],
        [`“${title}” starts in 15 minutes, at 01:30 AM IST.`],
      ],
    ]);
  });

  it('do not come for what was withdrawn, or has begun', async () => {
    const startsAt = inMinutes(app, 3 * 1_440);
    const [withdrawn, begun] = [await anEvent(admin, startsAt), await anEvent(admin, startsAt)];
    for (const id of [withdrawn, begun]) await anna.send('PUT', `events/join/${id}`, {});
    await admin.post(`admin/events/${withdrawn}/publish`, { withdraw: true });
    for (const job of await jobs(withdrawn)) await run(withdrawn, job);
    app.clock.set(startsAt);
    for (const job of await jobs(begun)) await run(begun, job);
    expect([...(await told(withdrawn)), ...(await told(begun))]).toEqual([]);
  });
});
