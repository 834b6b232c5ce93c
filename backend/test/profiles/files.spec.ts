import sharp from 'sharp';
import { aPdf } from '../media/support/samples';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, type Person } from '../support/people';
import { aForm, aPortrait } from './uploads';

const MB = 1024 ** 2;

describe('The files of a profile', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp();
  });

  afterAll(() => app.stop());

  const profileOf = async (person: Person, viewer = person) => {
    const { body } = await viewer.post('getProfileDetails', { id: person.id });
    return body['profile'] as { display_pic: string; cv: { name: string; url: string } | null };
  };
  const assetsOf = (person: Person) =>
    app.rows<{ id: number; attached_at: string | null }>(
      'select id, attached_at from asset where owner_id = ? order by id',
      [person.id],
    );
  const download = async (address: string) =>
    Buffer.from(await (await fetch(app.url + address)).arrayBuffer());

  describe('a picture', () => {
    it.each(['uploadProfilePic', 'uploadPic'])(
      '[PR-29] sent to %s is public, small and without metadata',
      async (call) => {
        const anna = await aMember(app);
        const form = aForm('profile_pic', {
          name: 'me.jpg',
          bytes: await aPortrait(),
          type: 'image/jpeg',
        });
        const { code, body } = await anna.post(call, form, { id: String(anna.id) });

        expect(code).toBe(200);
        const { path, url } = body['fileInfo'] as { path: string; url: string };
        expect(path).toBe(url);
        expect(url).toMatch(/^\/media\/public\/[0-9a-f/]+\.jpg$/);
        const kept = await download(url);
        expect(kept.includes('Secret')).toBe(false);
        expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 512 });
        expect((await profileOf(anna)).display_pic).toBe(url);
        expect((await anna.get('session')).body['records']).toMatchObject({ profile_pic: url });
      },
    );

    it('[ON-06 ON-16] may be sent while onboarding, before any step', async () => {
      const anna = await anOnboarding(app);
      const form = aForm('profile_pic', { name: 'me.jpg', bytes: await aPortrait() });
      expect((await anna.post('uploadProfilePic', form)).code).toBe(200);
    });

    it('[D-919] shows its member and no patient, where that was asked', async () => {
      const anna = await aMember(app);
      const send = async (showsMe?: string) => {
        const form = aForm('profile_pic', { name: 'me.jpg', bytes: await aPortrait() });
        if (showsMe) form.append('showsMe', showsMe);
        return anna.post('uploadProfilePic', form);
      };
      const declared = async () =>
        (
          await app.rows<{ at: string | null }>(
            'select picture_declared_at as at from profile where account_id = ?',
            [anna.id],
          )
        )[0]?.at;
      expect((await send('false')).body).toMatchObject({
        code: 422,
        errors: { showsMe: ['Please confirm that the picture shows you and no patient.'] },
      });
      expect((await profileOf(anna)).display_pic).toBe('');
      expect((await send('true')).code).toBe(200);
      expect(await declared()).toEqual(expect.anything());
      expect((await send()).code).toBe(200);
      expect(await declared()).toBeNull();
      const boxWithoutTick = aForm('profile_pic', { name: 'me.jpg', bytes: await aPortrait() });
      boxWithoutTick.append('asksShowsMe', 'true');
      expect((await anna.post('uploadProfilePic', boxWithoutTick)).body).toMatchObject({
        code: 422,
        errors: { showsMe: ['Please confirm that the picture shows you and no patient.'] },
      });
    });

    it('[PR-29] replaces the one before, which the sweep may take', async () => {
      const anna = await aMember(app);
      for (const name of ['a.jpg', 'b.jpg'])
        await anna.post(
          'uploadProfilePic',
          aForm('profile_pic', { name, bytes: await aPortrait() }),
        );
      const [first, second] = await assetsOf(anna);
      expect(first?.attached_at).toBeNull();
      expect(second?.attached_at).not.toBeNull();
    });

    it('[PR-10] has to be there', async () => {
      const { code, body } = await (await aMember(app)).post('uploadProfilePic', new FormData());
      expect(code).toBe(422);
      expect(body.errors).toEqual({ profile_pic: ['Please select an image '] });
    });

    it.each([
      ['a PDF', 'me.pdf', () => aPdf()],
      ['a vector', 'me.svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      [
        'a page that calls itself a picture',
        'me.jpg',
        async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      ],
    ])(
      '[ON-16 PR-11] is refused when it is %s, with the words of step 1 and of the profile',
      async (_what, name, make) => {
        const file = { name, bytes: await make() };
        const [newcomer, member] = [await anOnboarding(app), await aMember(app)];

        const first = await newcomer.post('uploadProfilePic', aForm('profile_pic', file));
        expect(first.body).toMatchObject({ code: 415, msg: 'Please select a valid image file' });
        const later = await member.post('uploadProfilePic', aForm('profile_pic', file));
        expect(later.body).toMatchObject({ code: 415, msg: 'Please Select Valid Image type' });
        expect([...(await assetsOf(newcomer)), ...(await assetsOf(member))]).toEqual([]);
        expect((await profileOf(member)).display_pic).toBe('');
      },
    );

    it('[PR-29] is refused when it is larger than 5 MB', async () => {
      const anna = await aMember(app);
      const bytes = Buffer.concat([await aPortrait(), Buffer.alloc(5 * MB)]);
      const { body } = await anna.post(
        'uploadProfilePic',
        aForm('profile_pic', { name: 'me.jpg', bytes }),
      );
      expect(body).toMatchObject({ code: 413, msg: 'The picture must not be larger than 5 MB.' });
      expect(await assetsOf(anna)).toEqual([]);
    });

    it('[PR-29] is for the caller alone', async () => {
      const [anna, ben] = [await aMember(app), await aMember(app)];
      const form = async () => aForm('profile_pic', { name: 'me.jpg', bytes: await aPortrait() });
      expect((await ben.post('uploadProfilePic', await form(), { id: String(anna.id) })).code).toBe(
        403,
      );
      const inForm = await form();
      inForm.append('id', String(anna.id));
      expect((await ben.post('uploadProfilePic', inForm)).code).toBe(403);
      expect((await profileOf(anna)).display_pic).toBe('');
    });
  });

  describe('a CV', () => {
    const aCv = async (name = 'Anna Keller CV.pdf') =>
      aForm('cv', { name, bytes: await aPdf(), type: 'application/pdf' });

    it('[PR-05 PR-30] is read by other members, by a signed address only', async () => {
      const [anna, ben] = [await aMember(app), await aMember(app)];
      const { body } = await anna.post('uploadCv', await aCv(), { id: String(anna.id) });

      expect(body).toMatchObject({ code: 200, cv: { name: 'Anna Keller CV.pdf' } });
      const { cv } = await profileOf(anna, ben);
      expect(cv?.name).toBe('Anna Keller CV.pdf');
      expect((await download(cv?.url ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
      const [unsigned = ''] = (cv?.url ?? '').split('?');
      expect((await fetch(app.url + unsigned)).status).toBe(403);
      expect((await fetch(`${app.url}${cv?.url}x`)).status).toBe(403);
    });

    it('[ON-30 PR-12 UP-02] is a PDF, or refused', async () => {
      const anna = await anOnboarding(app);
      const picture = await anna.post(
        'uploadCv',
        aForm('cv', { name: 'cv.jpg', bytes: await aPortrait() }),
      );
      expect(picture.body).toMatchObject({ code: 415, msg: 'Please select a PDF file.' });
      const disguised = await anna.post(
        'uploadCv',
        aForm('cv', { name: 'cv.pdf', bytes: await aPortrait() }),
      );
      expect(disguised.body).toMatchObject({ code: 415, msg: 'Please select a PDF file.' });
      const missing = await anna.post('uploadCv', new FormData());
      expect(missing.body).toMatchObject({
        code: 422,
        errors: { cv: ['Please select a PDF file.'] },
      });
      const large = await anna.post(
        'uploadCv',
        aForm('cv', {
          name: 'cv.pdf',
          bytes: Buffer.concat([await aPdf(), Buffer.alloc(10 * MB)]),
        }),
      );
      expect(large.body).toMatchObject({ code: 413, msg: 'The CV must not be larger than 10 MB.' });
      expect(await assetsOf(anna)).toEqual([]);
    });

    it('[PR-12 PR-31] is removed by its owner and nobody else', async () => {
      const [anna, ben] = [await aMember(app), await aMember(app)];
      await anna.post('uploadCv', await aCv());
      expect((await ben.post('deleteCv', { id: anna.id })).code).toBe(403);
      expect((await profileOf(anna)).cv).not.toBeNull();

      expect((await anna.post('deleteCv', { id: anna.id })).code).toBe(200);
      expect((await profileOf(anna)).cv).toBeNull();
      expect((await assetsOf(anna)).map((asset) => asset.attached_at)).toEqual([null]);
      expect((await anna.post('deleteCv')).code).toBe(200);
    });
  });
});
