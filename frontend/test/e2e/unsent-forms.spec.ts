import { type IncomingHttpHeaders, request as send } from 'node:http';
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMark, aMember, call, type Person, somebody } from './support/people';
import { logIn, writeTooMuch } from './support/steps';

const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';
const NOT_SENT = /You were logged out before this was sent/;

/** Ends every other session of the member, as a changed password does. */
async function endElsewhere(browser: Browser, person: Person): Promise<BrowserContext> {
  const other = await browser.newContext();
  await call(other.request, 'login', {
    data: { emailId: person.email, password: person.password },
  });
  await call(other.request, 'sessions/end-others', { data: {} });
  return other;
}

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

interface Form {
  action: string;
  isMultipart: boolean;
  fields: { name: string; value: string; isTyped: boolean }[];
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');
const TYPED = /^(?:text|email|url|tel|number|search)?$/;

/** The posted forms of a page that have something to type. */
function formsIn(html: string, path: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, head = '']) => /method="post"/i.test(head))
    .map(([, head = '', body = '']) => ({
      action: attribute(head, 'action') ?? path,
      isMultipart: /multipart/.test(head),
      fields: [...body.matchAll(/<(input|textarea|select)\b([^>]*)>/g)].flatMap(
        ([, kind, tag = '']) => {
          const [name, type = ''] = [attribute(tag, 'name'), attribute(tag, 'type') ?? ''];
          if (!name || /password|^code$/i.test(name)) return [];
          const isTyped = kind === 'textarea' || (kind === 'input' && TYPED.test(type));
          if (!isTyped && type !== 'hidden') return [];
          return [{ name, value: attribute(tag, 'value') ?? '', isTyped }];
        },
      ),
    }))
    .filter(({ fields }) => fields.some(({ isTyped }) => isTyped));
}

/** Sends a form with the cookies of an ended session. Returns the cookies that come back. */
async function sentBy(old: string, form: Form, path: string, mark: string) {
  const body = form.isMultipart ? new FormData() : new URLSearchParams();
  for (const { name, value, isTyped } of form.fields)
    body.append(name, isTyped ? `${mark} ${name}` : value);
  if (form.isMultipart) (body as FormData).append('nothing', new Blob([]), '');
  const headers = { cookie: old, origin: new URL(BASE).origin, referer: BASE + path };
  const reply = await asked(form.action, headers, body);
  expect(reply.headers.location, form.action).toBe('/login');
  return (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** As a browser without scripts asks: `fetch` says that it does not navigate. */
async function asked(
  path: string,
  headers: Record<string, string>,
  body?: FormData | URLSearchParams,
): Promise<Reply> {
  const written = body && new Response(body);
  const bytes = written && Buffer.from(await written.arrayBuffer());
  const type = written?.headers.get('content-type');
  const all = { accept: 'text/html', ...headers, ...(type && { 'content-type': type }) };
  return new Promise((resolve, reject) => {
    send(new URL(path, BASE), { method: body ? 'POST' : 'GET', headers: all }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const { statusCode: status = 0, headers: told } = reply;
        resolve({ status, headers: told, text: Buffer.concat(parts).toString() });
      });
    })
      .on('error', reject)
      .end(bytes);
  });
}

async function pathsOf(request: APIRequestContext, me: number, his: number): Promise<string[]> {
  const more = { consentScope: JSON.stringify(['members', 'publication']) };
  const caseId = await aCase(request, { diagnosis: aDiagnosis(), more });
  return [
    `/caseDetails/${caseId}`,
    `/caseDetails/${caseId}/edit`,
    `/caseDetails/${caseId}/steps/new`,
    `/caseDetails/${caseId}/outcome`,
    `/caseDetails/${caseId}/poll`,
    `/caseDetails/${caseId}/paper`,
    '/community/add',
    '/community/add?type=1',
    '/explore/add',
    `/caseDetails/${his}`,
    `/caseDetails/${his}/report`,
    '/opportunities/post',
    '/beyondSurgery/add',
    `/profile/${me}`,
    '/account/leave',
    ...['personal', 'name', 'training', 'phone', 'qualification', 'memberships'].map(
      (part) => `/profile/edit/${part}`,
    ),
    '/profile/edit/registration',
    '/profile/edit/groups',
    '/chat',
    '/questions',
    '/notifications/preferences',
  ];
}

test.describe('What was typed when the session had ended', () => {
  test('[D-970] is back in every form, on its page, for its member alone', async ({
    browser,
    context,
  }) => {
    const anna = await aMember(context);
    const benContext = await browser.newContext();
    await aMember(benContext, somebody('Ben'));
    const bens = await aCase(benContext.request, { diagnosis: aDiagnosis() });
    const paths = await pathsOf(context.request, anna.id, bens);
    const old = await cookiesOf(context);
    const now = await cookiesOf(await endElsewhere(browser, anna));
    const his = await cookiesOf(benContext);
    const get = (path: string, cookie: string) => asked(path, { cookie });
    const lost: string[] = [];
    let known = 0;
    for (const path of paths) {
      const first = await get(path, now);
      if (first.status !== 200) lost.push(`${path}: ${first.status}`);
      for (const form of formsIn(first.text, path)) {
        known += 1;
        const mark = aMark();
        const kept = (await sentBy(old, form, path, mark)).join('; ');
        const back = await get('/unsent', `${now}; ${kept}`);
        const place = back.headers.location ?? '';
        const page = (await get(place, `${now}; ${kept}`)).text;
        for (const { name, isTyped } of form.fields)
          if (isTyped && !page.includes(`${mark} ${name}`))
            lost.push(`${path} ${form.action} ${name}`);
        if (!NOT_SENT.test(page)) lost.push(`${path} ${form.action}: no word of it`);
        expect((await get('/unsent', `${his}; ${kept}`)).headers.location).toBe('/chat');
        expect((await get(place, `${his}; ${kept}`)).text).not.toContain(mark);
      }
    }
    expect(lost).toEqual([]);
    expect(known).toBeGreaterThan(20);
  });

  test('[D-970] a comment comes back at the case, without scripts', { tag: '@nojs' }, async ({
    browser,
    context,
    page,
  }) => {
    const anna = await aMember(context);
    const caseId = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${caseId}`);
    await page.getByLabel('Add Comment').fill('Keep the drain for a day.');
    await endElsewhere(browser, anna);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('what you typed is there again')).toBeVisible();
    await logIn(page, anna);
    await expect(page).toHaveURL(`/caseDetails/${caseId}`);
    await expect(page.getByLabel('Add Comment')).toHaveValue('Keep the drain for a day.');
    await expect(page.getByText(NOT_SENT)).toBeVisible();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByLabel('Add Comment')).toHaveValue('');
    await expect(page.getByText('Keep the drain for a day.').first()).toBeVisible();
  });

  test('[D-1073] is told of on the log-in page if its words are too long to be kept @nojs', async ({
    browser,
    context,
    page,
    javaScriptEnabled,
  }) => {
    const anna = await aMember(context);
    const caseId = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${caseId}`);
    if (javaScriptEnabled !== false) await hydrated(page);
    await writeTooMuch(page);
    await endElsewhere(browser, anna);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('what you typed is too long to be carried on')).toBeVisible();
    await page.reload();
    await expect(page.getByText('too long to be carried on')).toHaveCount(0);
  });

  test('[D-990] is answered with its words where nobody is led on to the log-in', async ({
    browser,
    context,
  }) => {
    const anna = await aMember(context);
    const caseId = await aCase(context.request, { diagnosis: aDiagnosis() });
    const old = await cookiesOf(context);
    await endElsewhere(browser, anna);
    const path = `/caseDetails/${caseId}`;
    const sent = (headers: Record<string, string>) =>
      asked(
        path,
        { cookie: old, origin: new URL(BASE).origin, referer: BASE + path, ...headers },
        new URLSearchParams({ intent: 'comment', comment: 'Keep the <drain> for a day.' }),
      );
    const page = await sent({ 'sec-fetch-mode': 'cors' });
    expect(page.status).toBe(401);
    expect(page.text).toContain('Keep the &lt;drain&gt; for a day.');
    expect(page.text).toContain('so this was not sent. Copy what you typed');
    expect(page.text).toContain('href="/login"');
    expect(page.headers['cache-control']).toContain('private');
    const forScripts = await sent({ 'sec-fetch-mode': 'cors', accept: '*/*' });
    expect([forScripts.status, forScripts.headers.location]).toEqual([302, '/login']);
  });

  test('[D-970] and with them', async ({ browser, context, page }) => {
    const anna = await aMember(context);
    const caseId = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${caseId}`);
    await hydrated(page);
    await page.getByLabel('Add Comment').fill('Keep the drain for a day.');
    await endElsewhere(browser, anna);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, anna);
    await expect(page).toHaveURL(`/caseDetails/${caseId}`);
    await hydrated(page);
    await expect(page.getByLabel('Add Comment')).toHaveValue('Keep the drain for a day.');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByText('Keep the drain for a day.').first()).toBeVisible();
    await expect(page.getByLabel('Add Comment')).toHaveValue('');
  });

  test('[D-970] what is only half written is back, too', async ({ browser, context, page }) => {
    const anna = await aMember(context);
    const caseId = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${caseId}`);
    await hydrated(page);
    await page.getByLabel('Add Comment').fill('Keep the drain');
    await endElsewhere(browser, anna);
    await page.getByRole('button', { name: 'Like' }).first().click();
    await expect(page).toHaveURL('/login');
    await logIn(page, anna);
    await expect(page).toHaveURL(`/caseDetails/${caseId}`);
    await expect(page.getByLabel('Add Comment')).toHaveValue('Keep the drain');
  });

  test('[D-1073] words too long to be kept are told of on the log-in page alone', async ({
    browser,
    context,
    page,
  }) => {
    const anna = await aMember(context);
    const others = await browser.newContext();
    const ben = await aMember(others, somebody('Ben'));
    const caseId = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${caseId}`);
    await hydrated(page);
    await writeTooMuch(page);
    await endElsewhere(browser, anna);
    await page.getByRole('button', { name: 'Like' }).first().click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('was too long to be carried on')).toBeVisible();
    await page.goto('/login');
    await logIn(page, ben);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText('too long to be carried on')).toHaveCount(0);
    await others.close();
  });
});
