import { sendForm } from '../../../scripts/lib/raw-forms.mjs';
import { idIn, startWithFiles } from '../clinical-cases/support/cases';
import { aPdf, aPicture } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';
import { aPng, caseFields, form, imageFields, thePost } from './support/posts';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const add = (fields: object, file?: Parameters<typeof form>[1]) =>
  anna.post('addCommunityPost', form(fields, file));
const UNTICKED = { indemnity: false, consent: false, relevance: false };
const postsBy = (memberId: number) =>
  app.rows('select id from clinical_post where author_id = ?', [memberId]);

describe('Adding an image', () => {
  it('[CO-25 CO-01 CO-37] keeps it with its file, which never closes', async () => {
    const id = idIn(await add(imageFields({ description: 'Line one\n100% margin' }), await aPng()));
    const post = await thePost(ben, id);

    expect(post).toMatchObject({
      id,
      community_id: id,
      type: 1,
      signup_id: anna.id,
      owner_id: anna.id,
      full_name: 'Anna Blum',
      title: 'Gallstones',
      description: 'Line one\n100% margin',
      speciality: 'GI Surgery',
      age: null,
      gender: '',
      closes_at: null,
      status: 'Active',
      like_count: 0,
      comment_count: 0,
      is_like: 0,
      profile_pic: '',
      created_time_date: expect.any(String),
    });
    expect(post['file']).toMatch(/^\/media\/private\/..\/[0-9a-f]{32}\.png\?e=/);
    expect((await ben.get(String(post['file']))).code).toBe(200);
  });

  it('[CO-24 D-063] takes what older apps say in headers, decoded once', async () => {
    const { indemnity, consent, relevance } = imageFields();
    const headers = {
      title: encodeURIComponent('Größe 100%25'),
      description: encodeURIComponent('Zwei\nZeilen'),
      medicalregistration: '12345',
      speciality: 'Urology',
      id: String(anna.id),
    };
    const sent = form({ indemnity, consent, relevance }, await aPng());
    const id = idIn(await anna.post('addCommunityPost', sent, headers));
    expect(await thePost(ben, id)).toMatchObject({
      type: 1,
      title: 'Größe 100%25',
      description: 'Zwei\nZeilen',
      speciality: 'Urology',
    });

    const broken = await anna.post('addCommunityPost', form(caseFields()), { title: '%E0%A4%A' });
    expect(broken).toMatchObject({ code: 422, body: { errors: { title: [expect.any(String)] } } });
    expect(
      (await anna.post('addCommunityPost', form(caseFields()), { id: String(ben.id) })).code,
    ).toBe(403);
  });

  it('[CO-05 CO-06 CO-07 CO-08 CO-11] tells every missing field at once', async () => {
    const carla = await aMember(app);
    const reply = await carla.post('addCommunityPost', form({ type: 1, title: ' ', ...UNTICKED }));
    expect(reply.code).toBe(422);
    expect(reply.body.errors).toEqual({
      title: ['Title is required'],
      description: ['Description is required'],
      speciality: ['Speciality is required'],
      cummunityfile: ['File is required'],
      indemnity: ['Please agree terms and conditions'],
      consent: ['Please confirm that the patient has given consent'],
      relevance: ['Please confirm that the data is relevant to the platform'],
    });
    expect((await carla.post('addCommunityPost', form(imageFields()))).body).toMatchObject({
      code: 422,
      errors: { cummunityfile: ['File is required'] },
    });
    expect(await postsBy(carla.id)).toEqual([]);
  });

  it('[CO-09 CO-10 CO-14 UP-04 UP-05] knows which file its type allows', async () => {
    const gif = { name: 'a.gif', bytes: await aPicture().gif().toBuffer(), type: 'image/gif' };
    const large = { name: 'a.png', bytes: Buffer.alloc(20 * 1024 ** 2 + 1), type: 'image/png' };
    const report = { name: 'a.pdf', bytes: await aPdf(), type: 'application/pdf' };
    const fake = { name: 'a.png', bytes: Buffer.from('<svg onload=alert(1)>'), type: 'image/png' };

    for (const file of [gif, report, fake])
      expect(await add(imageFields(), file)).toMatchObject({
        code: 415,
        body: { msg: 'File type is not valid' },
      });
    expect(await add(imageFields(), large)).toMatchObject({
      code: 413,
      body: { msg: 'File size is greater than 20 megabytes' },
    });
    for (const file of [gif, report])
      expect(await add(caseFields(), file)).toMatchObject({
        code: 415,
        body: { msg: 'File type not supported.' },
      });
  });

  it('[CO-14] takes no more than 200 MB with a case', async () => {
    const bytes = Buffer.alloc(200 * 1024 ** 2 + 1);
    const carla = await aMember(app);
    const refused = await sendForm(app, {
      path: '/api/v1/addCommunityPost',
      headers: carla.headers,
      fields: Object.entries(caseFields()).map(([name, value]) => [name, String(value)] as const),
      file: { field: 'cummunityfile', name: 'a.mkv', type: 'video/x-matroska', bytes },
    });
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.text).msg).toBe('File size cannot be greater that 200 MB');
    expect(await postsBy(carla.id)).toEqual([]);
  });
});

describe('Adding a case', () => {
  it('[CO-25 CO-13] keeps it, with a file or without', async () => {
    const withoutFile = idIn(await add(caseFields({ age: 0 })));
    const withFile = idIn(await add(caseFields({ age: 100 }), await aPng()));

    expect(await thePost(ben, withoutFile)).toMatchObject({
      type: 2,
      file: 'nofile',
      age: 0,
      ageUnit: 'years',
      gender: 'Female',
      diagnosis: 'Acute cholecystitis',
      history: 'Two days of pain.',
      clinical_question: 'Operate now?',
      status: 'Active',
      title: '',
      description: '',
    });
    expect(await thePost(ben, withFile)).toMatchObject({
      age: '90+',
      file: expect.stringMatching(/^\/media\//),
    });
    expect((await ben.get(`clinicalCases/${withoutFile}`)).code).toBe(200);
  });

  it('[CO-25 D-063] takes the fields from headers, and the speciality in its other spelling', async () => {
    const { indemnity, consent, relevance } = caseFields();
    const headers = {
      type: '2',
      id: String(anna.id),
      age: '40',
      gender: 'Male',
      specialty: 'Urology',
      diagnosis: 'Stone',
      history: encodeURIComponent('Colic\nsince Monday'),
      clinical_question: 'ESWL%3F',
    };
    const id = idIn(
      await anna.post('addCommunityPost', form({ indemnity, consent, relevance }), headers),
    );
    expect(await thePost(ben, id)).toMatchObject({
      speciality: 'Urology',
      history: 'Colic\nsince Monday',
      clinical_question: 'ESWL?',
    });
  });

  it('[CO-12 CO-13 CO-15] tells every missing field at once', async () => {
    const reply = await add({ type: 2, ...UNTICKED });
    expect(reply.body.errors).toEqual({
      speciality: ['Speciality is required'],
      diagnosis: ['Diagnosis is required'],
      age: ["Patient's age is required"],
      gender: ["Patient's gender is required"],
      history: ['History is required'],
      clinical_question: ['Clinical question is required'],
      indemnity: ['Please agree terms and conditions'],
      consent: ['Please confirm that the patient has given consent'],
      relevance: ['Please confirm that the data is relevant to the platform'],
    });
  });

  it.each([
    ['age', -1, "Patient's age needs to be greater than 0"],
    ['age', 101, "Patient's age needs to be lesser than 100"],
    ['age', 1.5, "Patient's age needs to be a whole number"],
    ['age', 'old', "Patient's age is required"],
    ['type', 3, 'Please choose a clinical image or a clinical case.'],
    ['speciality', 'Witchcraft', 'Please choose a speciality from the list.'],
    [
      'history',
      'Mail anna@example.org',
      'Please remove the email address: nobody must be recognisable.',
    ],
  ])('[CO-13] refuses a wrong %s (%p)', async (word, value, message) => {
    expect((await add(caseFields({ [word]: value }))).body).toMatchObject({
      code: 422,
      errors: { [word]: [message] },
    });
  });

  it('is done once under one Idempotency-Key, and for members alone', async () => {
    const keyed = (await aMember(app)).with({ 'idempotency-key': 'post-1' });
    const replies = [
      await keyed.post('addCommunityPost', form(caseFields())),
      await keyed.post('addCommunityPost', form(caseFields())),
    ];
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect((await aVisitor(app).post('addCommunityPost', form(caseFields()))).code).toBe(401);
    expect(
      (await (await anOnboarding(app)).post('addCommunityPost', form(caseFields()))).code,
    ).toBe(403);
    expect((await anna.post('addCommunityPost', form(caseFields({ id: ben.id })))).code).toBe(403);
  });
});
