import type { BrowserContext } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aPicture } from './support/files';
import { aMark, aMember, call, type Person, somebody } from './support/people';
import { logIn } from './support/steps';

/** As a new password elsewhere does. */
async function endElsewhere(other: BrowserContext, { email, password }: Person): Promise<void> {
  await call(other.request, 'login', { data: { emailId: email, password } });
  await call(other.request, 'sessions/end-others', { data: {} });
}

/** The titles of a member's posts, and how many bytes their pictures have. */
async function postsOf({ request }: BrowserContext, id: number): Promise<string[]> {
  const data = { id, fromMyCases: true };
  const { result } = await call(request, 'getBeyondPost', { data });
  return result[0].map(({ title }: { title: string }) => title);
}

test('[D-1571] the files of a form whose session had ended are in it again after its member’s log-in, and nobody else’s', async ({
  page,
  context,
  browser,
}) => {
  const anna = await aMember(context);
  const [elsewhere, bens] = [await browser.newContext(), await browser.newContext()];
  await aMember(bens, somebody('Ben'));
  const title = `First summit ${aMark()}`;
  await page.goto('/beyondSurgery/add');
  await hydrated(page);
  await page.getByLabel('Title').fill(title);
  await page.locator('#beyondFile').setInputFiles(await aPicture('ridge.jpg'));
  await page.getByLabel(/Indemnity/).check();
  await expect(page.getByRole('button', { name: 'Remove ridge.jpg' })).toBeVisible();
  await endElsewhere(elsewhere, anna);
  await page.getByRole('main').getByRole('button', { name: 'Add Post' }).click();
  await expect(page).toHaveURL('/login');

  const own = await context.cookies();
  await context.clearCookies();
  await context.addCookies(await bens.cookies());
  await page.goto('/beyondSurgery/add');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Remove ridge.jpg' })).toHaveCount(0);
  await context.clearCookies();
  await context.addCookies(own);

  await page.goto('/login');
  await expect(page.getByText('what you typed is there again')).toBeVisible();
  await logIn(page, anna);
  await expect(page).toHaveURL('/beyondSurgery/add');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByRole('button', { name: 'Remove ridge.jpg' })).toBeVisible();
  await page.getByLabel(/Indemnity/).check();
  await page.getByRole('main').getByRole('button', { name: 'Add Post' }).click();
  await expect(page).toHaveURL(/\/beyondSurgery\/\d+$/);
  expect(await postsOf(context, anna.id)).toEqual([title]);
  await elsewhere.close();
  await bens.close();
});

test('[D-1571] a form says beforehand that files are lost with the session, where no script can keep them', {
  tag: '@nojs',
}, async ({ page, context, javaScriptEnabled }) => {
  await aMember(context);
  for (const path of ['/beyondSurgery/add', '/community/add']) {
    await page.goto(path);
    const told = page.getByText('but files have to be chosen again');
    await expect(told).toHaveCount(1);
    await expect(told).toBeVisible({ visible: javaScriptEnabled === false });
  }
});
