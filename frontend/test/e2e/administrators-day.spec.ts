import { type BrowserContext, expect as expected, type Page } from '@playwright/test';
import { longDate } from '../../app/lib/time';
import { failedForGood } from './support/board';
import { expect, test } from './support/browser';
import { failToKeep } from './support/database';
import { CONFIRMED, placesOf, registered, tenReports } from './support/days-work';
import { ADMINISTRATOR, unfold } from './support/desk';
import { mailsTo } from './support/mail';
import { expectToFit } from './support/pages';
import { aMember, call, nameOf, somebody } from './support/people';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 844 };
const REASON = 'A name, a date or a number can be read in a file.';

/**
 * The work is done on a phone and on a desktop in turn, and begins on a desktop without scripts:
 * each decision is made in both sizes.
 */
const inTurn = (page: Page, at: number, javaScriptEnabled = true) =>
  page.setViewportSize((at % 2 === 0) === javaScriptEnabled ? PHONE : DESK);

async function atWork(context: BrowserContext): Promise<void> {
  await call(context.request, 'login', { data: ADMINISTRATOR });
}

/** What the workers tell a member soon. */
async function toldOf(page: Page, news: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/notifications');
    await expect(page.getByRole('link', { name: news }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** In each size. */
async function lookAtAll(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  const before = page.viewportSize();
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expectToFit(page);
    await expectAccessible(page);
  }
  if (before) await page.setViewportSize(before);
}

async function mailedOf(email: string, subject: RegExp): Promise<string> {
  let text = '';
  await expected(async () => {
    const mail = (await mailsTo(email)).find((one) => subject.test(one.subject));
    expected(mail, `a mail to ${email} about ${subject}`).toBeTruthy();
    text = mail?.text ?? '';
  }).toPass({ timeout: 60_000 });
  return text;
}

test.describe('An administrator’s day, 390 and 1280 pixels wide', { tag: '@nojs' }, () => {
  test('[D-809] decides about ten reports, and everybody concerned is told', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const [author, other, reporter] = await Promise.all([
      browser.newContext(),
      browser.newContext(),
      browser.newContext(),
    ]);
    const { reports, others } = await tenReports(author, other, reporter);
    await atWork(context);
    await inTurn(page, 0, javaScriptEnabled);
    const places = await placesOf(context, reports);
    const decisions = [
      'Remove The',
      'Request a correction',
      'Keep',
      'Keep',
      'Remove The',
      'Request a correction',
      'Keep',
      'Remove and suspend',
      'Remove The',
      'Remove The',
    ];
    for (const [at, place] of places.entries()) {
      const decision = decisions[at] ?? '';
      await inTurn(page, at, javaScriptEnabled);
      await page.goto(place);
      await page.getByRole('radio', { name: new RegExp(`^${decision}`) }).check();
      if (decision !== 'Keep') await page.getByLabel('Reason, for the author').selectOption(REASON);
      if (at === 0 || at >= 8) await lookAtAll(page, expectAccessible);
      await page.getByRole('button', { name: 'Decide' }).click();
      await expect(page.getByText('Decided. Both sides are notified.')).toBeVisible();
    }

    const seen = async (at: number) =>
      (await reporter.request.get(`/caseDetails/${reports[at]?.objectId}`)).status();
    expect(await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(seen))).toEqual([
      404, 404, 200, 200, 404, 404, 200, 404,
    ]);
    const theirs = await author.newPage();
    await toldOf(theirs, /A post of yours was removed after a report/);
    await toldOf(theirs, /A post of yours is hidden until you correct it/);
    expect(await mailedOf(others.email, /suspended until/)).toContain(REASON);
    for (const one of [author, other, reporter]) await one.close();
  });

  test('[D-804 D-809 D-982] decides about five registrations, each in another way', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const members = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const of = await browser.newContext();
        return { of, ...(await registered(of)) };
      }),
    );
    const [confirmed, refused, asked, withdrawn, brief] = members;
    if (!confirmed || !refused || !asked || !withdrawn || !brief) throw new Error('Five.');
    await atWork(context);
    await inTurn(page, 0, javaScriptEnabled);
    await call(context.request, `admin/registrations/${withdrawn.id}`, {
      data: CONFIRMED,
    });
    const open = async ({ id, who }: (typeof members)[number], list = 'waiting') => {
      await page.goto(`/admin/registrations?state=${list}&id=${id}`);
      await expect(page.getByRole('heading', { level: 2, name: nameOf(who) })).toBeVisible();
    };
    let decided = 0;
    const decide = async (decision: string, words?: string) => {
      await page.getByRole('radio', { name: decision }).check();
      if (words) await page.getByLabel('Message to the member').fill(words);
      await page.getByRole('button', { name: 'Decide and open the next' }).click();
      await expect(page.getByText('Decided. The member is notified.')).toBeVisible();
      decided += 1;
      await inTurn(page, decided, javaScriptEnabled);
    };

    const compareAll = async () => {
      for (const name of ['name', 'number', 'council'])
        await page.getByRole('checkbox', { name: `The same ${name}` }).check();
      await page.getByLabel('Where you looked it up').fill('https://register.example');
    };
    await open(confirmed);
    const says = page.getByRole('table', { name: 'What the member says and what was found' });
    await expect(says.getByRole('row', { name: 'Number' })).toContainText(confirmed.number);
    await page.getByRole('checkbox', { name: 'The same name' }).check();
    await page.getByRole('checkbox', { name: 'The same number' }).check();
    await page.getByRole('radio', { name: 'Confirm' }).check();
    await page.getByRole('button', { name: 'Decide and open the next' }).click();
    await expect(page.getByRole('alert')).toContainText('Please compare name, number and council');
    await expect(page.getByRole('alert')).toContainText('Please say where you looked it up');
    await lookAtAll(page, expectAccessible);
    await compareAll();
    await decide('Confirm');
    await open(confirmed, 'confirmed');
    await expect(says.getByRole('columnheader').last()).toHaveText(
      'Found: https://register.example',
    );
    await expect(says.getByRole('row', { name: 'Number' })).toContainText('the same');
    await expect(says.getByRole('row', { name: 'Council' })).toContainText('the same');

    await open(refused);
    await decide('Refuse', 'The number is that of a colleague.');
    await open(asked);
    await decide('Ask', 'Which name is on it?');
    await open(withdrawn, 'confirmed');
    await decide('Withdraw', 'The council answered.');
    await open(brief);
    const last = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Confirmed until').fill(last);
    await compareAll();
    await decide('Confirm');

    await page.goto('/admin/registrations');
    await page.getByRole('link', { name: /^Expiring/ }).click();
    await open(brief, 'expiring');
    await expect(page.getByRole('table').getByText(longDate(last))).toBeVisible();
    await lookAtAll(page, expectAccessible);

    const told = [
      { of: confirmed.of, news: /Your medical registration was confirmed/ },
      { of: refused.of, news: /Your medical registration was not confirmed/ },
      { of: asked.of, news: /We have a question about your medical registration/ },
      { of: withdrawn.of, news: /Your medical registration was not confirmed/ },
      { of: brief.of, news: /Your medical registration was confirmed/ },
    ];
    for (const { of, news } of told) await toldOf(await of.newPage(), news);
    for (const { of } of members) await of.close();
  });

  test('[D-803 D-809] suspends somebody until that is lifted, and finds who has which role', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const of = await browser.newContext();
    const suspended = await aMember(of, somebody('Sven'));
    await atWork(context);
    await inTurn(page, 0, javaScriptEnabled);
    for (const path of ['/admin', '/admin/audit']) {
      await page.goto(path);
      await lookAtAll(page, expectAccessible);
    }
    await page.goto(`/admin/members/${suspended.id}/suspend`);
    await page.getByRole('radio', { name: 'Until lifted' }).check();
    await page.getByLabel('Reason, for the member').selectOption('Advertising.');
    await lookAtAll(page, expectAccessible);
    await page.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('The member is suspended, logged out everywhere')).toBeVisible();
    expect(await mailedOf(suspended.email, /^Your Suture account is suspended$/)).toContain(
      'Advertising.',
    );
    const theirs = await of.newPage();
    await theirs.goto('/login');
    await theirs.getByLabel('Email').fill(suspended.email);
    await theirs.getByRole('textbox', { name: 'Password' }).fill(suspended.password);
    await theirs.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(theirs.getByText('This account is suspended. Please write to us')).toBeVisible();
    await page.goto('/admin/members');
    await page.getByRole('link', { name: 'Administrators' }).click();
    await expect(page.getByRole('row', { name: ADMINISTRATOR.emailId })).toContainText(
      'Administrator',
    );
    await lookAtAll(page, expectAccessible);
    await of.close();
  });
});

/** The board is a program of its own, so only with scripts. */
test('[D-805 D-809] A failed job is seen in the overview and retried on the board', async ({
  page,
  context,
  browser,
  expectAccessible,
}) => {
  const of = await browser.newContext();
  const member = await aMember(of, somebody('Fay'));
  await atWork(context);
  await inTurn(page, 0);
  const recover = await failToKeep('dev_mail', member.email);
  await call(context.request, `admin/members/${member.id}/suspend`, {
    data: { days: 1, reason: 'A drill.' },
  });
  await failedForGood(context.request, 'mail', 'The disk refuses.');
  const failed = page.getByRole('row', { name: /^mail / }).locator('a[href$="status=failed"]');
  await page.goto('/admin');
  await unfold(page, 'Queues');
  await expect(failed).not.toHaveText('0');
  await lookAtAll(page, expectAccessible);
  await failed.click();
  await expect(page).toHaveURL('/admin/queues/queue/mail?status=failed');
  await expect(page.getByText('The disk refuses.').first()).toBeVisible();
  await lookAtAll(page, expectAccessible);
  // Not earlier: what is promised is tried again by itself, and would be gone from here.
  await recover();
  await page.getByRole('button', { name: 'Retry', exact: true }).first().click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  if (await confirm.isVisible()) await confirm.click();
  expect(await mailedOf(member.email, /suspended until/)).toContain('A drill.');
  await inTurn(page, 1);
  await page.goto('/admin/queues');
  await lookAtAll(page, expectAccessible);
  await of.close();
});
