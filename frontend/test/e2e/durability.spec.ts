import { randomUUID } from 'node:crypto';
// The browser's console is not watched here: it reports every connection lost with a killed
// process.
import { expect, type Page, test } from '@playwright/test';
import { startPushService } from '../../../scripts/lib/push-service.mjs';
import { anApiProcess } from './support/api-process';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { mailsTo, verificationLinkTo } from './support/mail';
import {
  aMember,
  call,
  laterMailsAreSent,
  type Person,
  signUpFields,
  somebody,
} from './support/people';
import { backAgain, kill } from './support/processes';
import { fillSignUp, reloadUntil } from './support/steps';
import { Talker } from './support/talk';

test.describe.configure({ mode: 'serial' });
test.slow();

const picture = (page: Page, diagnosis: string) =>
  page.getByRole('article', { name: diagnosis }).getByRole('img').first();
const width = (page: Page, diagnosis: string) =>
  picture(page, diagnosis).evaluate((image) => (image as HTMLImageElement).naturalWidth);

async function expectOneMail(people: Person[]): Promise<void> {
  for (const person of people) await verificationLinkTo(person.email);
  for (const person of people) expect(await mailsTo(person.email), person.email).toHaveLength(1);
}

test('the workers die right after a sign-up: its mail arrives, once', async ({ page, request }) => {
  const ingrid = somebody('Ingrid');
  await page.goto('/signup');
  await fillSignUp(page, ingrid);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await kill('workers');
  await verificationLinkTo(ingrid.email);

  const others = [somebody('Anna'), somebody('Benedikt'), somebody('Clara')];
  for (const other of others) await call(request, 'signup', { data: signUpFields(other) });
  await kill('workers');
  await laterMailsAreSent(request);
  await expectOneMail([ingrid, ...others]);
});

test('the workers die right after a case with pictures: its thumbnail appears', async ({
  page,
  context,
}) => {
  await aMember(context);
  const diagnosis = aDiagnosis();
  await aCase(context.request, {
    diagnosis,
    files: [await aPicture('one.jpg'), await aPicture('two.jpg', '#7a3b3b')],
  });
  await kill('workers');
  await page.goto('/community');
  await expect(page.getByRole('article', { name: diagnosis })).toBeVisible();
  await reloadUntil(page, async () => {
    await expect(page.getByRole('article', { name: diagnosis }).getByText('Processing')).toBeHidden(
      { timeout: 500 },
    );
    expect(await width(page, diagnosis)).toBe(640);
  });
});

test('the front door dies right after a case and a comment were acknowledged: both are there', async ({
  page,
  context,
}) => {
  await aMember(context);
  const diagnosis = aDiagnosis();
  const id = await aCase(context.request, { diagnosis, files: [await aPicture()] });
  await kill('front-door');
  await backAgain();
  await page.goto(`/caseDetails/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(diagnosis);

  await page.getByLabel('Add Comment').fill('Drain first.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByLabel('Add Comment')).toHaveValue('');
  await kill('front-door');
  await backAgain();
  await page.reload();
  await expect(page.getByText('Drain first.')).toBeVisible();
  await expect(page.getByRole('img', { name: /File 1 of 1/ })).toBeVisible();
});

test('the front door dies amid ten comments: what was acknowledged is there, what is sent again is there once', async ({
  context,
}) => {
  await aMember(context);
  const clinicalCaseId = await aCase(context.request, { diagnosis: aDiagnosis() });
  const comments = Array.from({ length: 10 }, (_, i) => ({
    comment: `Thought number ${i}.`,
    key: randomUUID(),
  }));
  const send = ({ comment, key }: (typeof comments)[number]) =>
    call(context.request, 'clinicalCases/comment', {
      data: { clinicalCaseId, comment },
      headers: { 'idempotency-key': key },
    });
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
  for (const [i, { comment }] of comments.entries())
    if (acknowledged[i]) expect(kept).toContain(comment);
  for (const each of comments) await send(each);
  expect(await textsNow()).toEqual(comments.map(({ comment }) => comment).sort());
});

test('the workers die while a member is told: every comment is told once, in the list and by push', async ({
  context,
  browser,
}) => {
  const service = await startPushService(
    Number(new URL(process.env['E2E_PUSH_ORIGIN'] || 'http://127.0.0.1:3999').port),
  );
  await aMember(context);
  const device = service.browser();
  await call(context.request, 'subscribe', { data: device.subscription });
  const posted = await aCase(context.request, { diagnosis: aDiagnosis() });
  const other = await browser.newContext();
  await aMember(other, somebody('Mateo'));

  const said: string[] = [];
  for (let i = 1; i <= 20; i += 1) {
    const { id } = await call(other.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: posted, comment: `Thought ${i}` },
    });
    said.push(`/caseDetails/${posted}#comment-${id}`);
    if (i % 8 === 0) await kill('workers');
  }
  const list = async () =>
    (await call(context.request, 'getNotificationData', { data: { limit: 100 } })).result as {
      link: string;
    }[];
  const links = async () => (await list()).map(({ link }) => link).sort();
  await expect.poll(links, { timeout: 60_000 }).toEqual([...said].sort());
  /** What a phone shows: a repeated push replaces the one with the same tag. */
  const rung = () =>
    new Map(service.at(device).map(({ payload }) => [payload['tag'], payload['link']]));
  await expect
    .poll(() => [...rung().values()].sort(), { timeout: 60_000 })
    .toEqual([...said].sort());
  await Promise.all([other.close(), service.stop()]);
});

test('one of two API processes dies amid a conversation: what was shown as sent is there once, in one order, for both', async ({
  browser,
}) => {
  const [first, second] = [await anApiProcess(), await anApiProcess()];
  const [anna, ben] = [
    await aMember(await browser.newContext()),
    await aMember(await browser.newContext(), somebody('Ben')),
  ];
  const [annas, bens] = [
    await new Talker(first.url).logIn(anna),
    await new Talker(second.url).logIn(ben),
  ];
  const room = await annas.openRoomWith(ben.id);
  await annas.listen(room);
  await bens.listen(room);
  const both = [first.url, second.url];
  const talk = async (talker: Talker, who: string, urls: readonly string[]) => {
    const ids: number[] = [];
    for (let nth = 0; nth < 40; nth += 1) {
      ids.push(await talker.say(room, `${who} ${nth}`, urls));
      if (who === 'Anna' && nth === 15) await first.kill();
    }
    return ids;
  };
  const acknowledged = await Promise.all([
    talk(annas, 'Anna', both),
    talk(bens, 'Ben', [...both].reverse()),
  ]);
  await annas.listen(room, second.url);
  await Promise.all([annas.catchUp(room), bens.catchUp(room)]);

  const stored = await bens.read(room);
  expect(stored.map(({ id }) => id)).toEqual(acknowledged.flat().sort((one, other) => one - other));
  expect(new Set(stored.map(({ message }) => message)).size).toBe(80);
  for (const [index, who] of ['Anna', 'Ben'].entries())
    expect(stored.filter(({ message }) => message.startsWith(who)).map(({ id }) => id)).toEqual(
      acknowledged[index],
    );
  const order = (heard: Map<number, string>) =>
    [...heard].sort(([one], [other]) => one - other).map(([, text]) => text);
  for (const talker of [annas, bens])
    expect(order(talker.heard)).toEqual(stored.map(({ message }) => message));
  annas.close();
  bens.close();
  await second.kill();
});
