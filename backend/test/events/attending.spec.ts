import { again, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, anOnboarding, aVisitor, type Person } from '../support/people';
import { anEvent, eventsIn, has, inMinutes, LINK, MINUTE, written } from './support/events';

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

const details = async (who: Person, id: number) =>
  eventsIn(await who.get(`eventDetails/${id}`))[0] ?? {};

async function at(moment: Date, minutes: number, ms = 0): Promise<void> {
  app.clock.set(new Date(moment.getTime() + minutes * MINUTE + ms));
  anna = await again(app, anna);
}

describe('Events', () => {
  it('[EV-05 EV-09 EV-10 EV-11] are upcoming, then ongoing, then past', async () => {
    const startsAt = inMinutes(app, 90);
    const id = await anEvent(admin, startsAt);
    const lists = async () => [
      await has(anna, 'upComingEvents', id),
      await has(anna, 'ongoingEvents', id),
      await has(anna, 'pastEvents', id),
    ];
    expect(await details(anna, id)).toMatchObject({
      ...written(startsAt),
      title: 'Live theatre',
      location: 'Online',
      banner: 'nofile',
      starts_at: startsAt.toISOString(),
      ends_at: new Date(startsAt.getTime() + 120 * MINUTE).toISOString(),
      event_link: '',
    });
    expect(await lists()).toEqual([true, false, false]);
    await at(startsAt, 0);
    expect(await lists()).toEqual([false, true, false]);
    await at(startsAt, 120);
    expect(await lists()).toEqual([false, false, true]);
  });

  it('[EV-10] come twenty to a page, and not beyond the pages that anybody reads', async () => {
    expect(eventsIn(await anna.get('upComingEvents?id=1&page=500'))).toEqual([]);
    for (const page of ['0', '501', '-1', 'x', '1e9'])
      expect((await anna.get(`upComingEvents?page=${page}`)).code).toBe(422);
  });

  it('[EV-04] are for members', async () => {
    const id = await anEvent(admin, inMinutes(app, 90));
    for (const path of [
      'upComingEvents',
      'pastEvents',
      'ongoingEvents',
      `eventDetails/${id}`,
      `events/${id}.ics`,
    ]) {
      expect((await aVisitor(app).get(path)).code).toBe(401);
      expect((await (await anOnboarding(app)).get(path)).code).toBe(403);
    }
  });
});

describe('Registering', () => {
  it('[EV-12 D-095] is once, for oneself, and can be taken back until the start', async () => {
    const startsAt = inMinutes(app, 90);
    const id = await anEvent(admin, startsAt);
    const joined = await anna.send('PUT', `events/join/${id}`, { id: anna.id });
    expect(joined.body).toMatchObject({
      code: 200,
      msg: 'You are registered for this event.',
      message: 'You are registered for this event.',
    });
    await anna.send('PUT', `events/join/${id}`, {});
    expect((await anna.get('upComingEvents')).body['registeredEvents']).toContainEqual({
      event_id: id,
    });
    expect(await details(anna, id)).toMatchObject({ is_registered: 1, registered_count: 1 });
    expect((await anna.send('PUT', `events/join/${id}`, { id: admin.id })).code).toBe(403);

    expect((await anna.send('DELETE', `events/join/${id}`, undefined)).code).toBe(200);
    expect(await details(anna, id)).toMatchObject({ is_registered: 0, registered_count: 0 });
    await at(startsAt, 1);
    expect((await anna.send('PUT', `events/join/${id}`, {})).code).toBe(200);
    expect((await anna.send('DELETE', `events/join/${id}`, undefined)).code).toBe(409);
    await at(startsAt, 120);
    expect((await anna.send('PUT', `events/join/${id}`, {})).code).toBe(409);
    expect((await anna.send('PUT', 'events/join/2000000000', {})).code).toBe(404);
  });

  it.each([
    [-61, 0, false],
    [-60, -1, false],
    [-60, 0, true],
    [-59, 0, true],
    [0, 0, true],
    [120, -1, true],
    [120, 0, false],
  ])(
    '[EV-06 EV-08] brings the link from sixty minutes before to the end: %d min and %d ms, %p',
    async (minutes, ms, isTold) => {
      const startsAt = inMinutes(app, 180);
      const id = await anEvent(admin, startsAt);
      await anna.send('PUT', `events/join/${id}`, {});
      await at(startsAt, minutes, ms);
      expect((await details(anna, id))['event_link']).toBe(isTold ? LINK : '');
      const ben = await aMember(app);
      expect(JSON.stringify(await details(ben, id))).not.toContain(LINK);
    },
  );
});

/**
 * Fourteen edges: the window opens and closes to the millisecond, regardless of daylight saving
 * changes in the attendees' time zones.
 */
describe('The window to join, by the clock', () => {
  it.each([
    ['an ordinary day', '2026-11-26T14:00:00Z'],
    ['a leap day', '2028-02-29T14:00:00Z'],
    ['midnight after a leap day, in India', '2028-02-29T18:30:00Z'],
    ['the turn of the year', '2026-12-31T23:30:00Z'],
    ['the night on which Europe puts its clocks forward', '2027-03-28T01:00:00Z'],
    ['the night on which Europe puts its clocks back', '2027-10-31T01:00:00Z'],
    ['the night on which America puts its clocks forward', '2027-03-14T07:00:00Z'],
  ])('[EV-06 EV-08] %s', async (_, start) => {
    const startsAt = new Date(start);
    app.clock.set(new Date(startsAt.getTime() - 1_440 * MINUTE));
    admin = await again(app, admin);
    const id = await anEvent(admin, startsAt);
    await at(startsAt, -1_440);
    await anna.send('PUT', `events/join/${id}`, {});
    const links: unknown[] = [];
    for (const [minutes, ms] of [
      [-60, -1],
      [-60, 0],
      [120, -1],
      [120, 0],
    ] as const) {
      await at(startsAt, minutes, ms);
      links.push((await details(anna, id))['event_link']);
    }
    expect(links).toEqual(['', LINK, LINK, '']);
  });
});

describe('A calendar file', () => {
  it('[D-097] tells the event in UTC, without its link', async () => {
    const startsAt = inMinutes(app, 90);
    const id = await anEvent(admin, startsAt);
    const reply = await anna.get(`events/${id}.ics`);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = String(reply.body);
    expect(text).toContain(`DTSTART:${startsAt.toISOString().replace(/[-:]|\.000/g, '')}`);
    expect(text).toContain('SUMMARY:Live theatre');
    expect(text).not.toContain('meet.example.org');
    for (const file of ['2000000000.ics', 'x.ics', `${id}`, `${id}.ics.ics`])
      expect((await anna.get(`events/${file}`)).code).toBe(404);
  });
});
