import { again, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { anEvent, has, inMinutes, MINUTE, written } from './support/events';

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

describe('Publishing', () => {
  it('[D-094 D-098] keeps drafts and scheduled events from members, and shows them to administrators', async () => {
    const body = {
      title: 'Draft',
      description: 'x',
      location: 'Online',
      ...written(inMinutes(app, 4_000)),
      kind: 'meeting',
      minutes: 45,
    };
    const id = Number((await admin.post('admin/events', body)).body['id']);
    expect((await anna.get(`eventDetails/${id}`)).code).toBe(404);
    expect((await admin.get(`admin/events/${id}`)).body['event']).toMatchObject({
      title: 'Draft',
      kind: 'meeting',
      published_at: null,
    });
    const soon = new Date(app.clock.now().getTime() + 10 * MINUTE);
    await admin.post(`admin/events/${id}/publish`, { at: soon.toISOString() });
    expect((await anna.get(`eventDetails/${id}`)).code).toBe(404);
    app.clock.set(soon);
    anna = await again(app, anna);
    expect((await anna.get(`eventDetails/${id}`)).code).toBe(200);
    expect(await has(anna, 'upComingEvents?kind=meeting', id)).toBe(true);
    expect(await has(anna, 'upComingEvents?kind=event', id)).toBe(false);
  });

  it('[D-972] says of an hour that does not exist which comes next, and asks which of two', async () => {
    const body = {
      title: 'Night',
      description: 'x',
      location: 'Online',
      zone: 'Europe/Berlin',
      start_time: '02:30',
    };
    const post = (more: object) => admin.post('admin/events', { ...body, ...more });
    expect((await post({ date: '2027-03-28' })).body.errors).toEqual({
      start_time: [
        'The clocks skip 02:30 on 28/03/2027 (Europe/Berlin): they go forward. The next time is 03:00.',
      ],
    });
    expect((await post({ date: '2027-02-30' })).body.errors).toEqual({
      date: ['There is no 30/02/2027 in the calendar.'],
    });
    expect((await post({ date: '2027-10-31' })).body.errors).toEqual({
      start_time: [
        '02:30 comes twice on 31/10/2027 (Europe/Berlin): the clocks go back. Please choose the first (CEST) or the second (CET).',
      ],
    });
    for (const [which, hour] of [
      ['first', '00'],
      ['second', '01'],
    ]) {
      const { code, body: made } = await post({ date: '2027-10-31', start_which: which });
      expect(code).toBe(200);
      expect((await admin.get(`admin/events/${made['id']}`)).body['event']).toMatchObject({
        starts_at: `2027-10-31T${hour}:30:00.000Z`,
      });
    }
    expect((await post({ date: '2027-10-31', start_which: 'third' })).code).toBe(422);
  });

  it('[D-801 D-802] takes rich text, and times of another zone', async () => {
    const body = {
      title: 'Rich',
      location: 'Online',
      date: '2030-07-01',
      start_time: '19:30',
      description_html: '<p>Bring a <em>rope</em>.<img src="https://evil.example/a.png"></p>',
      zone: 'Europe/Vienna',
    };
    const id = Number((await admin.post('admin/events', body)).body['id']);
    expect((await admin.get(`admin/events/${id}`)).body['event']).toMatchObject({
      description: 'Bring a rope.',
      description_html: '<p>Bring a <em>rope</em>.</p>',
      starts_at: '2030-07-01T17:30:00.000Z',
      date: '01/07/2030',
      start_time: '23:00',
    });
    for (const [wrong, word] of [
      [{ zone: 'Vienna' }, 'zone'],
      // That hour is left out when the clocks go forward.
      [{ date: '2030-03-31', start_time: '02:30' }, 'start_time'],
      [{ description_html: ' ' }, 'description'],
    ] as const)
      expect((await admin.post('admin/events', { ...body, ...wrong })).body.errors).toHaveProperty(
        word,
      );
  });

  it('tells every wrong field', async () => {
    const reply = await admin.post('admin/events', {
      date: '29/02/2027',
      start_time: '25:00',
      event_link: 'javascript:alert(1)',
      minutes: 0,
    });
    expect(Object.keys(reply.body.errors ?? {})).toEqual([
      'title',
      'description',
      'location',
      'date',
      'start_time',
      'minutes',
      'event_link',
    ]);
  });

  it('is for administrators alone', async () => {
    const id = await anEvent(admin, inMinutes(app, 90));
    for (const ask of [
      () => anna.get('admin/events'),
      () => anna.get(`admin/events/${id}`),
      () => anna.post('admin/events', {}),
      () => anna.post(`admin/events/${id}`, {}),
      () => anna.post(`admin/events/${id}/publish`),
    ])
      expect((await ask()).code).toBe(403);
  });
});
