import { randomUUID } from 'node:crypto';
import { Client as Database } from 'pg';
import { caseForm } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { Client } from '../support/client';
import { listen } from '../support/output';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';
import { said } from './support/raw';

interface Line {
  readonly level: number;
  readonly time: string;
  readonly msg: string;
  readonly requestId?: string;
  readonly route?: string;
  readonly status?: number;
}

const ERROR = 50;
const UNTIL_HERE = 'until-here-';

let app: RunningApp;
let anna: Person;
let output: ReturnType<typeof listen>;
beforeAll(async () => {
  output = listen();
  app = await startApp({ LOG_LEVEL: 'info', RATE_LIMITS: 'on' });
  anna = await aMember(app);
});
afterAll(async () => {
  await app.stop();
  output.stop();
});

/** All log lines until now; lines are buffered for a moment before they are written. */
async function everything(): Promise<Line[]> {
  const last = `${UNTIL_HERE}${randomUUID()}`;
  await aVisitor(app).get('session', { 'x-request-id': last });
  while (!output.text().includes(last)) await new Promise((resolve) => setTimeout(resolve, 20));
  const whole = output.text().split('\n').filter(Boolean);
  return whole
    .map((line) => JSON.parse(line) as Line)
    .filter(({ requestId }) => !requestId?.startsWith(UNTIL_HERE));
}
const lineOf = async (id: string) =>
  (await everything()).filter(({ requestId, msg }) => requestId === id && msg === 'request');

/** Words that occur only in what was sent. */
const PLANTED = {
  password: 'planted-password-1',
  wrongPassword: 'planted-wrong-2',
  otp: '918273',
  mobile: '9123405678',
  history: 'planted history',
  diagnosis: 'planted diagnosis',
  question: 'planted question',
  comment: 'planted comment',
  search: 'planted-search',
  link: 'planted-link-token',
  address: 'planted.address@example.org',
};

describe('The log', () => {
  it('has one line of JSON in UTC for each request, with its id, route and status', async () => {
    const asked: [string, Promise<number>][] = [
      [
        'asked-it-well-1',
        anna.get('session', { 'x-request-id': 'asked-it-well-1' }).then(({ code }) => code),
      ],
      [
        'asked-wrongly-2',
        anna
          .post('clinicalCases', {}, { 'x-request-id': 'asked-wrongly-2' })
          .then(({ code }) => code),
      ],
      [
        'may-not-do-so-3',
        anna.get('admin/audit', { 'x-request-id': 'may-not-do-so-3' }).then(({ code }) => code),
      ],
    ];
    for (const [id, code] of asked)
      expect(await code).toBe(
        { 'asked-it-well-1': 200, 'asked-wrongly-2': 422, 'may-not-do-so-3': 403 }[id],
      );
    for (const [id, code] of asked)
      expect(await lineOf(id)).toEqual([
        expect.objectContaining({
          status: await code,
          route: expect.stringContaining('/api/v1/'),
          time: expect.stringMatching(/T.*Z$/),
        }),
      ]);
  });

  it('tells of what was too much', async () => {
    const attempt = (id: string) =>
      aVisitor(app).post(
        'login',
        { emailId: anna.email, password: PLANTED.wrongPassword },
        { 'x-request-id': id },
      );
    for (let tries = 1; tries <= 11; tries += 1) await attempt(`too-often-${tries}`);
    expect(await lineOf('too-often-11')).toEqual([expect.objectContaining({ status: 429 })]);
  });

  it('holds nothing secret and nothing of patients, whatever was sent and however it ended', async () => {
    const {
      password,
      otp,
      link,
      search,
      history,
      diagnosis,
      question: clinicalQuestions,
      comment,
    } = PLANTED;
    const joining = {
      firstName: 'Paul',
      lastName: 'Planted',
      emailId: PLANTED.address,
      password,
      indemnity: true,
      clauses: true,
    };
    await aVisitor(app).post('signup', joining);
    await aVisitor(app).post('verify', { q: link });
    await aVisitor(app).get(`verify?q=${link}`);
    const ben = await aMember(app);
    const { body } = await aVisitor(app).post('login', { emailId: ben.email, password: PASSWORD });
    const { jwt, refreshToken } = body['records'] as Record<'jwt' | 'refreshToken', string>;
    await aVisitor(app).post('verifyOtp', {
      emailId: anna.email,
      otp,
      newPassword: password,
      confirmPassword: password,
    });
    await anna.post('phone/code', { country_code: '+91', mobile: PLANTED.mobile });
    await anna.post(`searchUserDetails?token=${link}`, { searchKey: search });
    const posted = await anna.post(
      'clinicalCases',
      caseForm({ diagnosis, history, clinicalQuestions }),
    );
    await anna.post('clinicalCases/comment', { clinicalCaseId: posted.body['id'], comment });
    const cookie = new Client(app, { cookie: `session=${link}` });
    await cookie.get('session');
    const text = JSON.stringify(await everything());
    const secrets = [
      ...Object.values(PLANTED),
      (anna.headers['authorization'] ?? '').slice(7),
      jwt,
      refreshToken,
      PASSWORD,
      anna.email,
      ben.email,
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('[D-475] holds no token of a patient, neither of a call nor of a page, good or not', async () => {
    const { body } = await anna.post('clinicalCases', caseForm());
    const made = await anna.post(`clinicalCases/${String(body['id'])}/consentLinks`, {
      language: 'en',
    });
    const { url } = made.body['result'] as { url: string };
    const token = url.slice(url.lastIndexOf('/') + 1);
    await aVisitor(app).get(`patientConsent/${token}`, { 'x-request-id': 'a-patient-looks' });
    await aVisitor(app).post(`patientConsent/${token}`, { decision: 'withdraw' });
    await aVisitor(app).post(`patientConsent/${token}`, { decision: 'give' });
    for (const unknown of [PLANTED.link, `${PLANTED.link}/more`, `${PLANTED.link}%0a`])
      for (const path of [`/api/v1/patientConsent/${unknown}`, `/c/${unknown}`])
        await aVisitor(app).get(path);
    const lines = await everything();
    expect(lines.find(({ requestId }) => requestId === 'a-patient-looks')?.route).toBe(
      '/api/v1/patientConsent/:token',
    );
    const text = JSON.stringify(lines);
    expect([token, PLANTED.link].filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('names what failed, with the id of the request and without what it was about', async () => {
    const holder = new Database({ connectionString: app.settings.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table clinical_post in access exclusive mode');
    const sent = caseForm({ diagnosis: PLANTED.diagnosis, history: PLANTED.history });
    const reply = await anna.post('clinicalCases', sent, { 'x-request-id': 'could-not-be-done-1' });
    await holder.query('rollback');
    await holder.end();
    expect(reply.body).toMatchObject({
      code: 503,
      msg: expect.stringContaining('not available right now'),
    });
    const lines = await everything();
    expect(
      lines.filter(
        ({ level, requestId }) => level === ERROR && requestId === 'could-not-be-done-1',
      ),
    ).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('planted');
  });

  it('cannot be written into from outside', async () => {
    const before = (await everything()).length;
    const forged = encodeURIComponent('\n{"level":30,"msg":"forged"}\n\u001b[2J');
    expect(
      await said(app, { path: `/api/v1/${forged}`, headers: { 'X-Request-Id': 'bad id\t"}' } }),
    ).toBe(404);
    const added = (await everything()).slice(before);
    expect(added.map(({ msg, status }) => [msg, status])).toEqual([['request', 404]]);
    expect(output.text()).not.toContain('\u001b');
  });
});
