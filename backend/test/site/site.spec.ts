import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, aVisitor, type Person } from '../support/people';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startWithFiles();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().execute('delete from site_voice'));

const aVoice = (changes: object = {}) => ({
  kind: 'founder',
  position: 1,
  name: 'Dr. Priya Raghunathan',
  about: 'HPB Surgery · Chennai, India',
  motto: 'The one with the questions',
  quote: 'Ask before you cut.',
  ...changes,
});
const content = async () => (await aVisitor(app).get('site/content')).body;
const aSample = () =>
  app
    .em()
    .execute(
      `insert into site_voice (kind, position, name, about, motto, quote, is_sample, edited_at) values ('founder', 1, 'S', 'A', '', 'Q', true, now())`,
    );

describe('The people of the public pages', () => {
  it('[LE-01 LE-03 D-156] are written by administrators, in their order', async () => {
    await admin.post('admin/site/voices', aVoice({ position: 2, name: 'Second' }));
    const { body } = await admin.post('admin/site/voices', aVoice({ name: 'First' }));
    await admin.post('admin/site/voices', aVoice({ kind: 'testimonial', name: 'Third' }));
    expect(await content()).toMatchObject({
      founders: [{ name: 'First', isSample: false }, { name: 'Second' }],
      testimonials: [{ name: 'Third' }],
    });
    await admin.send(
      'PUT',
      `admin/site/voices/${body['id']}`,
      aVoice({ position: 3, name: 'Last' }),
    );
    expect(await content()).toMatchObject({ founders: [{ name: 'Second' }, { name: 'Last' }] });
    await admin.send('DELETE', `admin/site/voices/${body['id']}`, undefined);
    expect(await content()).toMatchObject({ founders: [{ name: 'Second' }] });
  });

  it('[D-156] are shown as samples until they are filled, and live not at all', async () => {
    await aSample();
    expect(await content()).toMatchObject({ founders: [{ isSample: true }] });
    const live = jest.spyOn(app.settings, 'isLive', 'get').mockReturnValue(true);
    expect(await content()).toMatchObject({ founders: [] });
    live.mockRestore();
    const [{ id }] = (await admin.get('admin/site/voices')).body['result'] as [{ id: number }];
    await admin.send('PUT', `admin/site/voices/${id}`, aVoice());
    expect(await content()).toMatchObject({ founders: [{ isSample: false }] });
  });

  it('are nobody else’s to write', async () => {
    const member = await aMember(app);
    for (const reply of [
      await member.post('admin/site/voices', aVoice()),
      await member.send('PUT', 'admin/site/notice', { upgradeNotice: true }),
      await member.get('admin/site/voices'),
    ])
      expect(reply.code).toBe(403);
    expect(
      (await admin.post('admin/site/voices', { kind: 'king', pictureId: 1 })).body.errors,
    ).toEqual({
      kind: ['Please choose founder or testimonial.'],
      name: ['Please enter a name.'],
      about: ['Please enter speciality and place.'],
      quote: ['Please enter what they say.'],
    });
  });
});

describe('The notice of an upgrade', () => {
  it('[PW-22] is off until an administrator turns it on', async () => {
    const notice = async () => (await aVisitor(app).get('site/notice')).body['upgradeNotice'];
    expect(await notice()).toBe(false);
    await admin.send('PUT', 'admin/site/notice', { upgradeNotice: true });
    expect(await notice()).toBe(true);
    await admin.send('PUT', 'admin/site/notice', { upgradeNotice: false });
    expect(await notice()).toBe(false);
  });
});

describe('The mission’s video', () => {
  it('[LE-01 D-157] needs captions', async () => {
    const form = new FormData();
    form.append('captions', 'Hello');
    form.append('video', new File(['x'], 'a.mp4', { type: 'video/mp4' }));
    expect((await admin.post('admin/site/mission', form)).body.errors).toEqual({
      captions: ['Please enter captions, beginning with WEBVTT.'],
    });
    expect(await content()).toMatchObject({ mission: null });
  });
});
