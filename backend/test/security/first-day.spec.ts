import { startApp } from '../support/app';
import { aVisitor } from '../support/people';

it('A product on its first day has no account, no session and no key of anybody', async () => {
  const app = await startApp();
  try {
    for (const table of ['account', 'session', 'refresh_token', 'identity', 'audit_event'])
      expect([table, await app.rows(`select 1 from ${table}`)]).toEqual([table, []]);
    for (const password of ['admin', 'password', 'suture', 'changeme'])
      expect(
        (await aVisitor(app).post('login', { emailId: 'admin@suture.example', password })).code,
      ).toBe(400);
  } finally {
    await app.stop();
  }
});
