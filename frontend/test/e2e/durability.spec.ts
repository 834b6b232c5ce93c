import { randomUUID } from 'node:crypto';
// The browser's console is not listened to here: it tells of every connection that a killed process takes along.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { startPushService } from '../../../scripts/lib/push-service.mjs';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { mailsTo, verificationLinkTo } from './support/mail';
import { aMember, call, type Person, signUpFields, somebody } from './support/people';
import { backAgain, kill } from './support/processes';
import { fillSignUp, reloadUntil } from './support/steps';

test.describe.configure({ mode: 'serial' });
test.slow();

const picture = (page: Page, diagnosis: string) => page.getByRole('article', { name: diagnosis }).getByRole('img').first();
const width = (page: Page, diagnosis: string) => picture(page, diagnosis).evaluate((image) => (image as HTMLImageElement).naturalWidth);

/** The mails of whoever joined later are sent after those before: when theirs is there, no second one is on its way. */
async function laterMailsAreSent(request: APIRequestContext): Promise<void> {
  const late = somebody('Late');
  await call(request, 'signup', { data: signUpFields(late) });
  await verificationLinkTo(late.email);
}

async function expectOneMail(people: Person[]): Promise<void> {
  for (const person of people) await verificationLinkTo(person.email);
  for (const person of people) expect(await mailsTo(person.email), person.email).toHaveLength(1);
}

test('the workers die right after a sign-up: its mail arrives, once', async ({ page, request }) => {
  const ingrid = somebody('Ingrid');
  await page.goto('/signup');
  await fillSignUp(page, ingrid);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await kill('workers');
  await verificationLinkTo(ingrid.email);

  const others = [somebody('Anna'), somebody('Benedikt'), somebody('Clara')];
  for (const other of others) await call(request, 'signup', { data: signUpFields(other) });
  await kill('workers');
  await laterMailsAreSent(request);
  await expectOneMail([ingrid, ...others]);
});

test('the workers die right after a case with pictures: its thumbnail appears', async ({ page, context }) => {
  await aMember(context);
  const diagnosis = aDiagnosis();
  await aCase(context.request, { diagnosis, files: [await aPicture('one.jpg'), await aPicture('two.jpg', '#7a3b3b')] });
  await kill('workers');
  await page.goto('/community');
  await expect(page.getByRole('article', { name: diagnosis })).toBeVisible();
  await reloadUntil(page, async () => {
    await expect(page.getByRole('article', { name: diagnosis }).getByText('Processing')).toBeHidden({ timeout: 500 });
    expect(await width(page, diagnosis)).toBe(960);
  });
});

test('the front door dies right after a case and a comment were acknowledged: both are there', async ({ page, context }) => {
  await aMember(context);
  const diagnosis = aDiagnosis();
  const id = await aCase(context.request, { diagnosis, files: [await aPicture()] });
  await kill('front-door');
  await backAgain();
  await page.goto(`/caseDetails/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(diagnosis);

  await page.getByLabel('Add Comment').fill('Drain first.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByLabel('Add Comment')).toHaveValue('');
  await kill('front-door');
  await backAgain();
  await page.reload();
  await expect(page.getByText('Drain first.')).toBeVisible();
  await expect(page.getByRole('img', { name: /File 1 of 1/ })).toBeVisible();
});

test('the front door dies amid ten comments: what was acknowledged is there, what is sent again is there once', async ({ context }) => {
  await aMember(context);
  const clinicalCaseId = await aCase(context.request, { diagnosis: aDiagnosis() });
  const comments = Array.from({ length: 10 }, (_, i) => ({ comment: `Thought number ${i}.`, key: randomUUID() }));
  const send = ({ comment, key }: (typeof comments)[number]) =>
    call(context.request, 'clinicalCases/comment', { data: { clinicalCaseId, comment }, headers: { 'idempotency-key': key } });
  const sending = comments.map((each) =>
    send(each).then(
      () => true,
      () => false,
    ),
  );
  await Promise.race(sending);
  await kill('front-door');
  const acknowledged = await Promise.all(sending);
  await backAgain();

  const textsNow = async () => {
    const reply = await context.request.get(`/api/v1/getCommentsOnClinicalCase/${clinicalCaseId}`);
    return ((await reply.json()) as { comment: string }[]).map(({ comment }) => comment).sort();
  };
  const kept = await textsNow();
  for (const [i, { comment }] of comments.entries()) if (acknowledged[i]) expect(kept).toContain(comment);
  for (const each of comments) await send(each);
  expect(await textsNow()).toEqual(comments.map(({ comment }) => comment).sort());
});

test('the workers die while a member is told: every comment is told once, in the list and by push', async ({ context, browser }) => {
  const service = await startPushService(Number(new URL(process.env['E2E_PUSH_ORIGIN'] || 'http://127.0.0.1:3999').port));
  await aMember(context);
  const device = service.browser();
  await call(context.request, 'subscribe', { data: device.subscription });
  const posted = await aCase(context.request, { diagnosis: aDiagnosis() });
  const other = await browser.newContext();
  await aMember(other, somebody('Mateo'));

  const said: string[] = [];
  for (let i = 1; i <= 20; i += 1) {
    const { id } = await call(other.request, 'clinicalCases/comment', { data: { clinicalCaseId: posted, comment: `Thought ${i}` } });
    said.push(`/caseDetails/${posted}#comment-${id}`);
    if (i % 8 === 0) await kill('workers');
  }
  const list = async () => (await call(context.request, 'getNotificationData', { data: { limit: 100 } })).result as { link: string }[];
  const links = async () => (await list()).map(({ link }) => link).sort();
  await expect.poll(links, { timeout: 60_000 }).toEqual([...said].sort());
  /** What a phone shows: a push that comes again takes the place of the one before. */
  const rung = () => new Map(service.at(device).map(({ payload }) => [payload['tag'], payload['link']]));
  await expect.poll(() => [...rung().values()].sort(), { timeout: 60_000 }).toEqual([...said].sort());
  await Promise.all([other.close(), service.stop()]);
});
