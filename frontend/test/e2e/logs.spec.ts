import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { request as ask } from 'node:http';
import path from 'node:path';
import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { mailsTo } from './support/mail';
import { aMember, call } from './support/people';

const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';
const LOGS = path.join(process.env['E2E_DATA_DIR'] || '.data', 'logs');

/** Where tokens and keys stand in an address: of pages and of calls. */
const HOLDERS: readonly ((token: string) => string)[] = [
  (token) => `/c/${token}`,
  (token) => `/v/${token}`,
  (token) => `/unsubscribe/${token}`,
  (token) => `/verify?q=${token}`,
  (token) => `/account/email/revert?token=${token}`,
  (token) => `/account/not-me?token=${token}`,
  (token) => `/account/export/download?token=${token}`,
  (token) => `/api/v1/exports/${token}`,
  (token) => `/api/v1/exports/${token}/left`,
  (token) => `/api/v1/patientConsent/${token}`,
  (token) => `/api/v1/certificates/${token}`,
];
const SPELLINGS: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `/${address}`,
  (address) => address.replaceAll('/', '//'),
  (address) => address.replace(/\/(?=[^/]*$)/, '%2f'),
  (address) => `${address}/`,
  (address) => `${address}/more`,
  (address) => `${address}%0a`,
  (address) => `${address}%00`,
  (address) => `/.${address}`,
  (address) => `${address};x=1`,
];

/** Sends an address as it is: fetch would tidy it up. */
function send(address: string): Promise<void> {
  const { hostname, port } = new URL(BASE);
  return new Promise((resolve) => {
    const sent = ask({ hostname, port, path: address, agent: false }, (reply) => {
      reply.resume().once('end', resolve).once('error', resolve);
    });
    sent.once('error', () => resolve()).end();
  });
}

async function everythingLogged(): Promise<string> {
  const names = (await fs.readdir(LOGS)).filter((name) => !name.endsWith('.pid'));
  const texts = names.map((name) => fs.readFile(path.join(LOGS, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

test('[D-915] no log of any process holds a token, however its address was spelt', async ({
  context,
}) => {
  const person = await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  const link = await call(context.request, `clinicalCases/${id}/consentLinks`, {
    data: { language: 'en', scope: ['members'] },
  });
  await call(context.request, 'exports', { data: {} });
  const mailed = async () => (await mailsTo(person.email)).map(({ text }) => text).join('\n');
  await expect.poll(mailed, { timeout: 60_000 }).toContain('/account/export/download');
  const tokens = [
    ...`${await mailed()}\n${link.result.url}`.matchAll(/[\w-]{32,}(?:\.[\w-]+)*/g),
  ].map(([token]) => token);
  expect(tokens.length).toBeGreaterThan(2);

  const planted = HOLDERS.map(() => randomBytes(32).toString('base64url'));
  for (const [nth, holder] of HOLDERS.entries())
    for (const spelt of SPELLINGS) await send(spelt(holder(planted[nth] ?? '')));
  for (const token of tokens) for (const holder of HOLDERS) await send(holder(token));

  const last = `logged-${randomBytes(8).toString('hex')}`;
  await context.request.get(`${BASE}/api/v1/session`, { headers: { 'x-request-id': last } });
  await expect.poll(everythingLogged).toContain(last);
  const logged = await everythingLogged();
  expect([...planted, ...tokens].filter((token) => logged.includes(token))).toEqual([]);
});
