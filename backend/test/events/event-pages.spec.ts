import { PDFDocument } from '@cantoo/pdf-lib';
import { again, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, aVisitor, type Person } from '../support/people';
import { anEvent, eventsIn, inMinutes, LINK, MINUTE, written } from './support/events';

let app: RunningApp;
let admin: Person;
let anna: Person;
let startsAt: Date;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [admin, anna] = [
    await anAdmin(app),
    await aMember(app, { firstName: 'Łucja', lastName: 'Blum' }),
  ];
  startsAt = inMinutes(app, 90);
});
afterEach(() => app.clock.reset());

const details = async (who: Person, id: number) =>
  eventsIn(await who.get(`eventDetails/${id}`))[0] ?? {};
const attend = (who: Person, id: number) => who.post(`events/${id}/attend`);

async function at(minutes: number): Promise<void> {
  app.clock.set(new Date(startsAt.getTime() + minutes * MINUTE));
  anna = await again(app, anna);
}

const words = (more: object) => ({
  title: 'Margins',
  description: 'Three cases.',
  location: 'Online',
  event_link: LINK,
  ...written(startsAt),
  ...more,
});

describe('The page of an event', () => {
  it('[D-1020] is shown to its editor as typed, and nothing is stored', async () => {
    const speakers = `Dr. Hannah Weiss | Vienna | Inking | /profile/${anna.id}`;
    const typed = words({
      speakers,
      description_html: '<p>Three.<img src="https://evil.example/a.png"></p>',
    });
    const all = async () => (await admin.get('admin/events')).body['events'];
    const before = await all();
    const seen = await admin.post('admin/events/preview', typed);
    expect(seen.body['event']).toMatchObject({
      title: 'Margins',
      description_html: '<p>Three.</p>',
      starts_at: startsAt.toISOString(),
      speakers: [{ member_id: anna.id, profile_pic: expect.any(String) }],
    });
    expect(await all()).toEqual(before);
    expect((await admin.post('admin/events/preview', { ...typed, title: '' })).code).toBe(422);
    expect((await anna.post('admin/events/preview', typed)).code).toBe(403);
  });

  it('[D-573] has its host, speakers, programme, and the recording afterwards', async () => {
    const speakers = `Dr. Hannah Weiss | Oncosurgery, Vienna | Inking | /profile/${anna.id}`;
    const programme = '0:00 | Case 1 | Dr. Weiss\n1:20 | Questions';
    const recording = 'https://video.example.org/margins';
    const more = { host: 'HPB Chapter', speakers, programme, recording_url: recording };
    const id = Number((await admin.post('admin/events', words(more))).body['id']);
    await admin.post(`admin/events/${id}/publish`);
    expect(await details(anna, id)).toMatchObject({
      host: 'HPB Chapter',
      speakers: [
        {
          name: 'Dr. Hannah Weiss',
          about: 'Oncosurgery, Vienna',
          talk: 'Inking',
          member_id: anna.id,
          is_verified: 0,
        },
      ],
      programme: [
        { minute: 0, title: 'Case 1', who: 'Dr. Weiss' },
        { minute: 80, title: 'Questions', who: '' },
      ],
      recording_url: '',
    });
    await at(121);
    expect(await details(anna, id)).toMatchObject({ recording_url: recording });
  });

  it('[D-573] is refused with lines that nobody could read', async () => {
    const broken = { speakers: ' | Vienna', programme: 'First this', recording_url: 'ftp://x' };
    const { code, body } = await admin.post('admin/events', words(broken));
    expect(code).toBe(422);
    expect(Object.keys(body['errors'] as object)).toEqual(Object.keys(broken));
  });
});

describe('Joining', () => {
  it('[D-574] is for the registered, while it takes place, and answers the link', async () => {
    const id = await anEvent(admin, startsAt);
    expect((await attend(anna, id)).code).toBe(403);
    await anna.send('PUT', `events/join/${id}`, undefined);
    expect((await attend(anna, id)).code).toBe(409);
    await at(0);
    expect((await attend(anna, id)).body).toMatchObject({ code: 200, event_link: LINK });
    expect(await details(anna, id)).toMatchObject({ has_attended: 1 });
    await at(120);
    expect((await attend(anna, id)).code).toBe(409);
  });
});

describe('A certificate', () => {
  async function joined(): Promise<number> {
    const id = await anEvent(admin, startsAt);
    await anna.send('PUT', `events/join/${id}`, undefined);
    await at(5);
    await attend(anna, id);
    return id;
  }
  const certificate = (id: number) =>
    fetch(`${app.url}/api/v1/events/${id}/certificate`, { headers: anna.headers });

  it('[D-575] comes afterwards, as a PDF whose code anybody can check', async () => {
    const id = await joined();
    expect((await certificate(id)).status).toBe(409);
    await at(125);
    const reply = await certificate(id);
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    const [, code = ''] =
      /certificate-([\w-]+)\.pdf/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const pdf = await PDFDocument.load(await reply.arrayBuffer());
    expect(pdf.getTitle()).toContain(code);
    const visitor = aVisitor(app);
    for (const typed of [code, code.toLowerCase().replaceAll('-', ' ')])
      expect(
        (await visitor.get(`certificates/${encodeURIComponent(typed)}`)).body['result'],
      ).toMatchObject({
        code,
        name: 'Łucja Blum',
        title: 'Live theatre',
        date: startsAt.toISOString(),
      });
    const second = await certificate(id);
    expect(second.headers.get('content-disposition')).toContain(code);
  });

  it('[D-575] is for nobody else, and ends when its member leaves', async () => {
    const id = await joined();
    await at(125);
    const other = await aMember(app);
    expect((await other.get(`events/${id}/certificate`)).code).toBe(404);
    const name = (await certificate(id)).headers.get('content-disposition') ?? '';
    const [, code = ''] = /certificate-([\w-]+)\.pdf/.exec(name) ?? [];
    await anna.post('deleteAccount', { reason: 'Moving on.' });
    expect((await aVisitor(app).get(`certificates/${code}`)).code).toBe(404);
    expect((await aVisitor(app).get('certificates/AAAA-AAAA-AAAA')).code).toBe(404);
  });
});
