import { again, startWithFiles } from '../clinical-cases/support/cases';
import { aPicture } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import {
  anOpportunity,
  applicantsOf,
  applicationFields,
  applicationForm,
  applied,
  apply,
  dayAfter,
  ownApplications,
  rowsIn,
} from './support/opportunities';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app, { firstName: 'Anna' });
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const stored = (opportunityId: number) =>
  app.rows<Record<string, unknown>>(
    'select * from opportunity_application where opportunity_id = ?',
    [opportunityId],
  );
const cvOf = (row: Record<string, unknown> | undefined) =>
  row?.['cv'] as { name: string; url: string };

describe('Applying', () => {
  it('[OP-23 OP-28 OP-36 OP-37] brings the answers and the CV to the owner', async () => {
    const ben = await aMember(app, { firstName: 'Ben' });
    const id = await anOpportunity(app, anna);
    const reply = await apply(ben, id, {
      signup_id: ben.id,
      opportunitytitle: 'Another',
      opportunityownerid: 1,
      module: 'x',
      route: 'y',
    });
    expect(reply).toMatchObject({ code: 200, body: { msg: 'Your application is sent.' } });
    const applicationId = Number(reply.body['id']);

    const { body } = await anna.post('opportunities/responses', { id: anna.id, opportunityId: id });
    expect(body).toMatchObject({
      total: 1,
      result: [{ id, title: 'Robotic HPB fellowship' }, [{ id: applicationId }]],
    });
    const [row] = await applicantsOf(anna, id);
    expect(row).toMatchObject({
      id: applicationId,
      signup_id: ben.id,
      name: 'Ben Okafor',
      email: 'ben.okafor@example.org',
      contact: '+44 20 7946 0018',
      medial_college: 'University of Leeds',
      degree: 'MBBS, FRCS',
      address: '12 Infirmary Road, Leeds',
      cvId: `${applicationId}#My CV.pdf#application/pdf`,
      cv: { name: 'My CV.pdf' },
    });
    expect(await promised(app, 'notifications', { applicationId })).toMatchObject([
      { name: 'application-received' },
    ]);
    expect(await promised(app, 'mail', { applicationId })).toMatchObject([
      { name: 'application-received' },
    ]);
  });

  it('[OP-23] takes the words from headers, percent-encoded, where the form has none', async () => {
    const ben = await aMember(app);
    const id = await anOpportunity(app, anna);
    const form = new FormData();
    form.append('cv', (await applicationForm(id)).get('cv') as File);
    const words = Object.entries(
      applicationFields(id, {
        address: 'Gdańsk, 100% real',
        signup_id: ben.id,
        opportunityownerid: 1,
      }),
    );
    const headers = Object.fromEntries(
      words.map(([word, value]) => [word, encodeURIComponent(String(value))]),
    );
    expect((await ben.post('opportunities/apply', form, headers)).code).toBe(200);
    expect((await applicantsOf(anna, id))[0]).toMatchObject({ address: 'Gdańsk, 100% real' });
  });

  it('[OP-24 OP-25] tells every missing field', async () => {
    const ben = await aMember(app);
    const reply = await ben.post('opportunities/apply', new FormData());
    expect(reply.body.errors).toEqual({
      name: ['Name is required.'],
      emailid: ['Email Id is required'],
      contact: ['Contact is required.'],
      address: ['Address is required.'],
      medialcollege: ['Medical College is required.'],
      degree: ['Degree is required.'],
      opportunityid: ['Please name the opportunity.'],
    });
    const id = await anOpportunity(app, anna);
    expect((await apply(ben, id, { emailid: 'ben@' })).body.errors).toEqual({
      emailid: ['invalid email address'],
    });
    expect((await apply(ben, id, { emailid: 'a@b.c\r\nBcc: x@y.z' })).code).toBe(422);
    expect(await stored(id)).toEqual([]);
  });

  it('[OP-26] demands a CV, and a real PDF', async () => {
    const ben = await aMember(app);
    const id = await anOpportunity(app, anna);
    expect((await ben.post('opportunities/apply', applicationFields(id))).body.errors).toEqual({
      cv: ['Please select a PDF file.'],
    });
    const picture = await aPicture().png().toBuffer();
    expect(
      await ben.post('opportunities/apply', await applicationForm(id, {}, picture)),
    ).toMatchObject({
      code: 415,
      body: { msg: 'Please select a PDF file.' },
    });
    expect(await stored(id)).toEqual([]);
  });

  it('[OP-30 OP-32] counts once, even ten times at once, and never for oneself', async () => {
    const ben = await aMember(app);
    const id = await anOpportunity(app, anna);
    const replies = await Promise.all(Array.from({ length: 10 }, () => apply(ben, id)));
    expect(replies.map(({ code }) => code).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await stored(id)).toHaveLength(1);
    expect((await anna.post('opportunities/responses', { opportunityId: id })).body['total']).toBe(
      1,
    );
    expect(await apply(ben, id)).toMatchObject({
      code: 409,
      body: { msg: 'You have already applied for this opportunity.' },
    });
    expect(await apply(anna, id)).toMatchObject({
      code: 403,
      body: { msg: 'You cannot apply for your own opportunity.' },
    });
  });

  it('is over when the owner closes, when the deadline is over, and when all is past', async () => {
    let ben = await aMember(app);
    const now = app.clock.now();
    const closed = await anOpportunity(app, anna);
    const due = await anOpportunity(app, anna, { deadline: dayAfter(now, 1) });
    const days = { fromDateOfOpportunity: dayAfter(now, 1), toDateOfOpportunity: dayAfter(now, 1) };
    const past = await anOpportunity(app, anna, days);
    await anna.post('opportunities/delete', { opportunity_id: closed });
    expect(await apply(ben, closed)).toMatchObject({
      code: 409,
      body: { msg: 'This opportunity is closed.' },
    });
    app.clock.set(new Date(`${dayAfter(now, 2)}T12:00:00Z`));
    ben = await again(app, ben);
    for (const id of [due, past]) expect((await apply(ben, id)).code).toBe(409);
    expect((await apply(ben, 2_000_000_000)).code).toBe(404);
  });
});

describe('One’s own applications', () => {
  it('[D-088] are listed with what became of them', async () => {
    const ben = await aMember(app);
    const id = await anOpportunity(app, anna);
    const applicationId = await applied(ben, id);
    expect(await ownApplications(ben)).toMatchObject([
      {
        id: applicationId,
        opportunity_id: id,
        status: 'submitted',
        opportunity: { id, title: 'Robotic HPB fellowship', signup_id: anna.id },
      },
    ]);
    await applicantsOf(anna, id);
    expect(await ownApplications(ben)).toMatchObject([{ status: 'viewed' }]);
    expect(JSON.stringify(await ownApplications(ben))).not.toContain('response_count');
  });

  it('[D-089] can be withdrawn, with all that was sent, and made anew', async () => {
    const ben = await aMember(app);
    const id = await anOpportunity(app, anna);
    const applicationId = await applied(ben, id);
    expect(await ben.post('opportunities/withdraw', { applicationId })).toMatchObject({
      code: 200,
      body: { msg: 'Your application is withdrawn.' },
    });
    expect((await ben.post('opportunities/withdraw', { applicationId })).code).toBe(200);
    expect((await anna.post('opportunities/responses', { opportunityId: id })).body).toMatchObject({
      total: 0,
      result: [{ id }, []],
    });
    expect(rowsIn(await anna.post('opportunities/posted'))[0]).toMatchObject({ response_count: 0 });
    expect(await ownApplications(ben)).toMatchObject([
      { status: 'withdrawn', cv: null, email: '' },
    ]);
    expect(await stored(id)).toMatchObject([
      { state: 'withdrawn', name: '', contact: '', cv_asset_id: null },
    ]);
    expect(
      await app.rows('select 1 from asset where owner_id = ? and attached_at is not null', [
        ben.id,
      ]),
    ).toEqual([]);
    expect((await ben.post('opportunities')).body['registered']).toEqual([]);

    expect((await apply(ben, id)).code).toBe(200);
    expect((await anna.post('opportunities/responses', { opportunityId: id })).body['total']).toBe(
      1,
    );
  });
});

describe('A CV', () => {
  it('[D-332] comes under the name that it was sent with, whatever letters that has', async () => {
    const ben = await aMember(app);
    const id = await anOpportunity(app, anna);
    const form = await applicationForm(id);
    form.set(
      'cv',
      new File([await (form.get('cv') as File).bytes()], 'Lebenslauf Müller (’26)%.pdf'),
    );
    expect((await ben.post('opportunities/apply', form)).code).toBe(200);
    const { url } = cvOf((await applicantsOf(anna, id))[0]);
    const opened = await fetch(app.url + url);
    expect(opened.headers.get('content-disposition')).toBe(
      `inline; filename="Lebenslauf M_ller (_26)_.pdf"; filename*=UTF-8''Lebenslauf%20M%C3%BCller%20%28%E2%80%9926%29%25.pdf`,
    );
  });

  it('[D-092] opens for its applicant and the owner, by addresses that expire, and each opening is written down', async () => {
    const ben = await aMember(app);
    const id = await anOpportunity(app, anna);
    const applicationId = await applied(ben, id);
    const { url } = cvOf((await applicantsOf(anna, id))[0]);
    const own = cvOf((await ownApplications(ben))[0]).url;
    const asked = (await anna.get(`opportunities/applications/${applicationId}/cv`)).body[
      'result'
    ] as unknown as { url: string };
    expect(asked.url).toBe(url);

    const opened = await fetch(app.url + url);
    expect([
      opened.status,
      opened.headers.get('content-type'),
      opened.headers.get('cache-control'),
    ]).toEqual([200, 'application/pdf', 'no-store']);
    expect(opened.headers.get('content-disposition')).toBe('inline; filename="My CV.pdf"');
    await fetch(app.url + url, { headers: { range: 'bytes=200-' } });
    await fetch(app.url + own);
    const key = url.slice('/media/'.length, url.indexOf('?'));
    const openings = await app.rows<{ actor_id: number }>(
      `select actor_id from audit_event where action = 'private-file-opened' and object = ? order by id`,
      [key],
    );
    expect(openings.map(({ actor_id }) => actor_id)).toEqual([anna.id, ben.id]);

    const altered = [
      url.replace(/r=\d+/, `r=${ben.id}`),
      url.replace(/&r=\d+/, ''),
      url.replace(/\?.*/, ''),
      url.replace(/e=\d+/, 'e=9999999999'),
    ];
    for (const address of altered) expect((await fetch(app.url + address)).status).toBe(403);
    app.clock.advance(21 * 60_000);
    expect((await fetch(app.url + url)).status).toBe(403);
  });
});
