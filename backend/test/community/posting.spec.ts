import { DAY, idIn, startWithFiles } from '../clinical-cases/support/cases';
import { aPdf, aPicture } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';
import { anImage, aPng, arraysIn, caseFields, form, imageFields, thePost } from './support/posts';

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
const postsBy = (memberId: number) =>
  app.rows('select id from clinical_post where author_id = ?', [memberId]);

describe('Adding an image', () => {
  it('[CO-25 CO-01 CO-37] keeps it with its file, which never closes', async () => {
    const id = idIn(await add(imageFields({ description: 'Line one\n100% margin' }), await aPng()));
    const post = await thePost(ben, id);

    expect(post).toMatchObject({
      ...{
        id,
        community_id: id,
        type: 1,
        signup_id: anna.id,
        owner_id: anna.id,
        full_name: 'Anna Blum',
        title: 'Gallstones',
      },
      ...{
        description: 'Line one\n100% margin',
        speciality: 'GI Surgery',
        age: null,
        gender: '',
        closes_at: null,
        status: 'Active',
      },
      ...{
        like_count: 0,
        comment_count: 0,
        is_like: 0,
        profile_pic: '',
        created_time_date: expect.any(String),
      },
    });
    expect(post['file']).toMatch(/^\/media\/private\/..\/[0-9a-f]{32}\.png\?e=/);
    expect((await ben.get(String(post['file']))).code).toBe(200);
  });

  it('[CO-24] takes what older apps say in headers, decoded once', async () => {
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
    const reply = await carla.post('addCommunityPost', form({ type: 1, title: ' ' }));
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
});

describe('Adding a case', () => {
  it('[CO-25 CO-13] keeps it, with a file or without', async () => {
    const withoutFile = idIn(await add(caseFields({ age: 0 })));
    const withFile = idIn(await add(caseFields({ age: 100 }), await aPng()));

    expect(await thePost(ben, withoutFile)).toMatchObject({
      ...{
        type: 2,
        file: 'nofile',
        age: 0,
        ageUnit: 'years',
        gender: 'Female',
        diagnosis: 'Acute cholecystitis',
      },
      ...{
        history: 'Two days of pain.',
        clinical_question: 'Operate now?',
        status: 'Active',
        title: '',
        description: '',
      },
    });
    expect(await thePost(ben, withFile)).toMatchObject({
      age: '90+',
      file: expect.stringMatching(/^\/media\//),
    });
    expect((await ben.get(`clinicalCases/${withoutFile}`)).code).toBe(200);
  });

  it('[CO-25] takes the fields from headers, and the speciality in its other spelling', async () => {
    const { indemnity, consent, relevance } = caseFields();
    const headers = {
      ...{
        type: '2',
        id: String(anna.id),
        age: '40',
        gender: 'Male',
        specialty: 'Urology',
        diagnosis: 'Stone',
      },
      ...{ history: encodeURIComponent('Colic\nsince Monday'), clinical_question: 'ESWL%3F' },
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
    const reply = await add({ type: 2 });
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

describe('The five arrays', () => {
  it('[CO-23] hold cases and images alike, newest first, and merge by id', async () => {
    const carla = await aMember(app);
    const image = await anImage(carla);
    const other = idIn(await carla.post('addCommunityPost', form(caseFields())));
    await ben.post('addCommunityPostLike', { community_id: image });
    await ben.post('addCommunityPostToCollection', { community_id: other });
    await ben.post('addCommentForCommunityId', { community_id: image, curruntComment: 'Nice' });
    const [posts, likes, liked, comments, saved] = arraysIn(
      await ben.post('getCommunityPost', { id: ben.id, limit: 2 }),
    );

    expect(posts).toMatchObject([
      { id: other, type: 2, is_like: 0, isAddedInCollection: 1 },
      { id: image, type: 1, is_like: 1, like_count: 1, comment_count: 1 },
    ]);
    expect(likes).toEqual([
      { community_id: other, like_count: 0 },
      { community_id: image, like_count: 1 },
    ]);
    expect(liked).toEqual([{ community_id: image, is_like: 1 }]);
    expect(comments).toEqual([
      { community_id: other, comment_count: 0 },
      { community_id: image, comment_count: 1 },
    ]);
    expect(saved).toEqual([{ id: other, community_id: other }]);
  });

  it('[CO-23] are two with fromMyCases, of whoever is named', async () => {
    const carla = await aMember(app);
    const ids = [
      await anImage(carla),
      idIn(await carla.post('addCommunityPost', form(caseFields()))),
    ];
    const theirs = await ben.post('getCommunityPost', { id: carla.id, fromMyCases: true });
    const own = arraysIn(await carla.post('getCommunityPost', { fromMyCases: true, type: 1 }));

    expect(arraysIn(theirs)).toHaveLength(2);
    expect(arraysIn(theirs)[0]?.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(own[0]?.map(({ id }) => id)).toEqual([ids[0]]);
    expect(own[1]).toEqual([{ community_id: ids[0], like_count: 0 }]);
  });

  it('come page by page, of one kind or one speciality', async () => {
    const carla = await aMember(app);
    const eye = await anImage(carla, { speciality: 'Eye Surgery' });
    await anImage(carla);
    const first = await ben.post('getCommunityPost', { limit: 1, type: 1 });
    const second = await ben.post('getCommunityPost', {
      limit: 1,
      type: 1,
      before: first.body['nextBefore'],
    });
    const ofEye = arraysIn(await ben.post('getCommunityPost', { speciality: 'Eye Surgery' }));

    expect(arraysIn(second)[0]).toMatchObject([{ id: eye, speciality: 'Eye Surgery' }]);
    expect(ofEye[0]?.[0]).toMatchObject({ id: eye });
    expect(ofEye[0]?.every(({ speciality }) => speciality === 'Eye Surgery')).toBe(true);
  });

  it('show no image to the calls of the cases, which stay open to images for nothing', async () => {
    const id = await anImage(anna);
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(404);
    expect((await ben.get(`clinicalCases/${id}/likers`)).code).toBe(404);
    expect((await ben.get(`getCommentsOnClinicalCase/${id}`)).code).toBe(404);
    expect((await ben.post('clinicalCases/like', { clinicalCaseId: id })).code).toBe(404);
    expect((await anna.post('clinicalCases/delete', { id })).code).toBe(404);
    expect(
      await app.rows('select 1 from clinical_post where id = ? and closes_at is null', [id]),
    ).toHaveLength(1);
    app.clock.advance(9 * DAY);
    expect(
      await app.rows('select 1 from clinical_post where id = ? and closes_at < ?', [
        id,
        app.clock.now(),
      ]),
    ).toEqual([]);
  });
});
