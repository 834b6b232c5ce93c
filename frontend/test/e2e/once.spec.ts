import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { mailsTo, verificationLinkTo } from './support/mail';
import { aMember, call, laterMailsAreSent, somebody } from './support/people';
import {
  chooseCaseFiles,
  fillCase,
  fillSignUp,
  lookAtFiles,
  notNow,
  sendButton,
} from './support/steps';

test.describe('An impatient hand', { tag: '@nojs' }, () => {
  test('[D-129] posts a case once', async ({ page, context, javaScriptEnabled }) => {
    const hasScripts = javaScriptEnabled !== false;
    await aMember(context);
    await page.goto('/community/add');
    if (hasScripts) await hydrated(page);
    await chooseCaseFiles({ page, hasScripts }, { images: [await aPicture()] });
    await fillCase(page, aDiagnosis());
    await sendButton(page, 'Post case').click();
    await lookAtFiles(page);
    await sendButton(page, 'Post case').dblclick();
    await notNow(page);
    const { cases } = await call(context.request, 'clinicalCases/mine', { data: {} });
    expect(cases).toHaveLength(1);
  });

  test('[D-129] comments once', async ({ page, context, javaScriptEnabled }) => {
    await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${id}`);
    if (javaScriptEnabled !== false) await hydrated(page);
    await page.getByLabel('Add Comment').fill('Drain first.');
    await page.getByRole('button', { name: 'Post', exact: true }).dblclick();
    await expect(page.getByText('Drain first.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Drain first.')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Discussion 1 comment' })).toBeVisible();
  });
});

test('[D-129] An impatient hand joins once', { tag: '@nojs' }, async ({ page, request }) => {
  const ingrid = somebody('Ingrid');
  await page.goto('/signup');
  await fillSignUp(page, ingrid);
  await page.getByRole('button', { name: 'Sign up' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await verificationLinkTo(ingrid.email);
  await laterMailsAreSent(request);
  expect(await mailsTo(ingrid.email)).toHaveLength(1);
});

test('[D-975] who goes back and writes another comment has it sent, and each only once', async ({
  context,
  baseURL,
}) => {
  await aMember(context);
  const path = `/caseDetails/${await aCase(context.request, { diagnosis: aDiagnosis() })}`;
  const page = await (await context.request.get(path)).text();
  const [, retryKey = ''] = /name="retryKey" value="([^"]+)"/.exec(page) ?? [];
  const headers = { origin: baseURL ?? '', accept: 'text/html' };
  for (const comment of ['Drain first.', 'Drain first.', 'Then the stent.', 'Then the stent.']) {
    const form = { intent: 'comment', comment, retryKey };
    const reply = await context.request.post(path, { form, headers, maxRedirects: 0 });
    expect(reply.status(), await reply.text()).toBe(302);
  }
  const after = await (await context.request.get(path)).text();
  expect(after).toContain('Discussion');
  for (const words of ['Drain first.', 'Then the stent.'])
    expect(after.split(`>${words}<`), words).toHaveLength(2);
});
