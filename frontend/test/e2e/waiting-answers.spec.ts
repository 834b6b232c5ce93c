import { expect, test } from './support/browser';

const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';

/** The addresses of the forms that can wait offline (app/outbox/keeper.spec.ts). */
const ROUTED = [
  '/caseDetails/1.data',
  '/caseDetails/1/outcome.data',
  '/caseDetails/1/report.data',
  '/beyondSurgery/1.data',
  '/beyondSurgery/add.data',
  '/opportunities/post.data',
];
const OWN = [
  '/community/upload?form=case',
  '/community/upload?form=image',
  '/community/upload?form=step&id=1',
  '/chat/messages?room=1',
];

test('[D-1347 D-1572] every form that waits learns that its session has ended, and the server keeps nothing of it', async ({
  request,
}) => {
  for (const path of [...ROUTED, ...OWN]) {
    const reply = await request.post(BASE + path, {
      multipart: { retryKey: 'a', comment: 'Drain it.', chatSendText: 'Bed four' },
      headers: { origin: new URL(BASE).origin, 'keeps-form': '1', 'sec-fetch-mode': 'cors' },
      maxRedirects: 0,
    });
    const { location, 'set-cookie': cookies } = reply.headers();
    expect([reply.status(), location], path).toEqual([ROUTED.includes(path) ? 202 : 302, '/login']);
    expect(cookies, path).toBeUndefined();
  }
});
