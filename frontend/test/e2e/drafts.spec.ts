import { expect, hydrated, test } from './support/browser';
import { aDiagnosis } from './support/cases';
import { keptInBrowser } from './support/drafts';
import { aPicture } from './support/files';
import { aMember, call } from './support/people';
import { logIn } from './support/steps';

test('[D-130 D-741 D-970] a draft is unreadable, outlives a session that others end, and ends with the log-out', async ({
  page,
  context,
  browser,
}) => {
  const anna = await aMember(context);
  const diagnosis = aDiagnosis();
  const inTab = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await page.goto('/community/add');
  await hydrated(page);
  await page.getByLabel('Diagnosis').fill(diagnosis);
  await page.getByLabel('Choose images').setInputFiles(await aPicture());
  await expect.poll(() => keptInBrowser(page)).toEqual(['sealed']);
  await expect.poll(inTab).toContain(`draft-case-${anna.id}`);
  expect(await inTab()).not.toContain(diagnosis);

  const other = await browser.newContext();
  const { email: emailId, password } = anna;
  await call(other.request, 'login', { data: { emailId, password } });
  await call(other.request, 'sessions/end-others', { data: {} });
  await other.close();
  await page.goto('/community/add');
  await expect(page).toHaveURL('/login');
  expect(await inTab()).not.toContain(diagnosis);
  await logIn(page, anna);
  await expect(page).toHaveURL('/community/add');
  await expect(page.getByLabel('Diagnosis')).toHaveValue(diagnosis);
  await expect(page.getByRole('button', { name: 'Remove ct-axial.jpg' })).toBeVisible();

  await page.getByLabel('Your menu').click();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect(await keptInBrowser(page)).toEqual([]);
  expect(await inTab()).not.toContain('draft-');
});

function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('[D-741] a file that is still being encrypted when its member logs out elsewhere is not kept', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.goto('/community/add');
  await hydrated(page);
  const asked = aGate();
  const loggedOut = aGate();
  await page.route('**/session/draft-key', async (route) => {
    const response = await route.fetch();
    asked.open();
    await loggedOut.opened;
    await route.fulfill({ response });
  });
  await page.getByLabel('Choose images').setInputFiles(await aPicture());
  await asked.opened;

  const other = await context.newPage();
  await other.goto('/community');
  await hydrated(other);
  await other.getByLabel('Your menu').click();
  await other.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/');
  const gone = page.waitForResponse('**/session/draft-key');
  loggedOut.open();
  await gone;
  await page.waitForTimeout(1_000);
  expect(await keptInBrowser(other)).toEqual([]);
});
