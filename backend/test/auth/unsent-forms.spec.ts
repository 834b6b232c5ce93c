import { type RunningApp, startApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, aVisitor, PASSWORD } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const HOUR = 3_600_000;
const FORM = {
  place: '/caseDetails/7?sort=oldest',
  target: '/caseDetails/7',
  words: JSON.stringify({ comment: 'Second look?\nYes – 膵臓 🏃 ًسباق', mentions: ['1', '2'] }),
  hadFiles: true,
};

async function loggedIn(email: string) {
  const origin = new URL(app.url).origin;
  const form = { emailId: email, password: PASSWORD };
  const { headers } = await aVisitor(app).post('login', form, { origin });
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, origin };
}

/** What the browser holds after its session was ended elsewhere and a form was sent. */
async function kept(form: object = FORM, origin = true) {
  const anna = await aMember(app);
  const browser = await loggedIn(anna.email);
  await anna.post('sessions/end-others');
  const reply = await new Client(app, origin ? browser : { cookie: browser.cookie }).post(
    'session/unsent',
    form,
  );
  const unsent = reply.headers.getSetCookie()[0] ?? '';
  return { anna, reply, unsent, token: unsent.split(';')[0] ?? '', old: browser.cookie };
}

/** The answer to somebody who has logged in where that cookie lies. */
async function asked(email: string, token: string) {
  const { cookie, origin } = await loggedIn(email);
  return new Client(app, { cookie: `${cookie}; ${token}`, origin });
}

describe('What was written when the session ended', () => {
  it('[D-970] is given back to the same member, in full, until it is forgotten', async () => {
    const { anna, reply, unsent, token } = await kept();
    expect(reply.code).toBe(200);
    expect(unsent).toMatch(
      /^suture-unsent=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/,
    );
    const browser = await asked(anna.email, token);
    expect((await browser.get('session/unsent')).body['result']).toEqual(FORM);
    expect((await browser.get('session/unsent')).headers.get('cache-control')).toBe('no-store');
    const gone = await browser.send('DELETE', 'session/unsent', undefined, {});
    expect(gone.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await browser.get('session/unsent')).code).toBe(404);
  });

  it('[D-970] is nothing for another member, for a visitor, later, or changed', async () => {
    const { anna, token, old } = await kept();
    const ben = await aMember(app);
    expect((await (await asked(ben.email, token)).get('session/unsent')).code).toBe(404);
    for (const cookie of [token, `${old}; ${token}`])
      expect((await new Client(app, { cookie }).get('session/unsent')).code).toBe(401);
    const other = token.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'));
    expect((await (await asked(anna.email, other)).get('session/unsent')).code).toBe(404);
    await (await asked(ben.email, token)).send('DELETE', 'session/unsent', undefined, {});
    expect((await (await asked(anna.email, token)).get('session/unsent')).code).toBe(200);
    app.clock.advance(HOUR + 1_000);
    expect((await (await asked(anna.email, token)).get('session/unsent')).code).toBe(404);
  });

  it('[D-970] lies sealed in the database, and not at all if its bytes were changed', async () => {
    const { anna, token } = await kept();
    const rows = await app.rows<{ text: string }>(
      "select encode(sealed, 'escape') as text from unsent_form where account_id = ?",
      [anna.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toMatch(/Second|caseDetails/);
    const browser = await asked(anna.email, token);
    for (const place of [0, 14, 40]) {
      const flip = `set_byte(sealed, ${place}, get_byte(sealed, ${place}) # 1)`;
      const turn = () =>
        app.rows(`update unsent_form set sealed = ${flip} where account_id = ? returning 1`, [
          anna.id,
        ]);
      await turn();
      expect((await browser.get('session/unsent')).code).toBe(404);
      await turn();
      expect((await browser.get('session/unsent')).code).toBe(200);
    }
    const ben = await aMember(app);
    await app.rows('update unsent_form set account_id = ? where account_id = ? returning 1', [
      ben.id,
      anna.id,
    ]);
    expect((await (await asked(ben.email, token)).get('session/unsent')).code).toBe(404);
  });

  it('[D-970] is kept for members only, five forms each, none longer than any of ours', async () => {
    expect((await aVisitor(app).post('session/unsent', FORM)).code).toBe(404);
    const unknown = new Client(app, { cookie: `suture=${'x'.repeat(43)}` });
    expect((await unknown.post('session/unsent', FORM)).code).toBe(404);
    const long = { ...FORM, words: JSON.stringify({ comment: 'x'.repeat(149_000) }) };
    const { anna, old, reply } = await kept(long);
    expect(reply.code).toBe(200);
    const again = new Client(app, { cookie: old, origin: new URL(app.url).origin });
    const longer = { ...FORM, words: JSON.stringify({ comment: 'x'.repeat(150_000) }) };
    expect((await again.post('session/unsent', longer)).code).toBe(422);
    for (let times = 0; times < 8; times += 1) await again.post('session/unsent', FORM);
    const [row] = await app.rows<{ count: number }>(
      'select count(*)::int as count from unsent_form where account_id = ?',
      [anna.id],
    );
    expect(row?.count).toBe(5);
  });
});
