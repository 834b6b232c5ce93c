import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aLine } from './support/line';
import { expectWaiting, opened, remembered, test, touched, waiting } from './support/outbox';
import { aMark, aMember, call } from './support/people';
import { aVideo } from './support/videos';
import { declareAll } from './support/walk';

async function fillCase(page: Page, diagnosis: string, history: string): Promise<void> {
  await page.getByLabel('Speciality', { exact: true }).selectOption('HPB Surgery');
  await page.getByLabel('Patient age').fill('58');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Diagnosis').fill(diagnosis);
  await page.getByLabel('History').fill(history);
  await declareAll(page);
}

/** The diagnoses of all that this member has posted, with how many files each has. */
async function postsOf({ request }: BrowserContext): Promise<[string, number][]> {
  const { result } = await call(request, 'me/posts', { method: 'GET' });
  return result.map((one: { diagnosis: string; files: unknown[] }) => [
    one.diagnosis,
    one.files.length,
  ]);
}

const submit = (page: Page) => page.getByRole('button', { name: /^(?:Review files|Post case)$/ });

test('[D-1492] a case with its pictures, written offline, survives the closed browser and is there once', async ({
  profile,
}) => {
  test.slow();
  const diagnosis = aDiagnosis();
  const history = `Distended since two days, ${aMark()}.`;
  const context = await profile.open();
  await remembered(context);
  const page = await opened(context, '/community/add');
  await touched(page, page.getByLabel('Diagnosis'));
  await context.setOffline(true);
  await fillCase(page, diagnosis, history);
  await page
    .getByLabel('Choose images')
    .setInputFiles([await aPicture('one.jpg'), await aPicture('two.jpg')]);
  await expect(page.getByRole('button', { name: 'Remove two.jpg' })).toBeVisible();
  await submit(page).click();
  await expectWaiting(page, history);
  await expect(waiting(page)).toContainText('one.jpg, two.jpg');
  await expect(page.getByLabel('Diagnosis')).toHaveValue('');
  await context.close();
  expect(profile.filesWith(diagnosis, history)).toEqual([]);

  const again = await profile.open();
  const other = await again.newPage();
  await other.goto('/community');
  await expect.poll(() => postsOf(again), { timeout: 60_000 }).toEqual([[diagnosis, 2]]);
  await other.goto('/community/add');
  await expect(other.getByLabel('Diagnosis')).toHaveValue('');
  await expect(waiting(other)).toHaveCount(0);
  expect(await postsOf(again)).toEqual([[diagnosis, 2]]);
  await again.close();
});

test('[D-1492] a film of 12 MB, written offline, arrives with its case, and once', async ({
  profile,
}) => {
  test.slow();
  const diagnosis = aDiagnosis();
  const context = await profile.open();
  await remembered(context);
  const page = await opened(context, '/community/add');
  await touched(page, page.getByLabel('Diagnosis'));
  await context.setOffline(true);
  await fillCase(page, diagnosis, 'Seen on the ward.');
  await page.getByRole('tab', { name: 'Videos' }).click();
  await page
    .getByLabel('Choose videos')
    .setInputFiles(await aVideo('film.mp4', 'video/mp4', 12 * 1024 ** 2));
  await expect(page.getByRole('button', { name: 'Remove film.mp4' })).toBeVisible();
  await submit(page).click();
  await expectWaiting(page, 'Seen on the ward.');
  await expect(waiting(page)).toContainText('film.mp4');
  await context.setOffline(false);
  await expect.poll(() => postsOf(context), { timeout: 60_000 }).toEqual([[diagnosis, 1]]);
  await expect(waiting(page)).toHaveCount(0);
  expect(await postsOf(context)).toEqual([[diagnosis, 1]]);
  await context.close();
});

test('[D-1492] a case whose answer is lost is not posted twice, nor refused', async ({
  profile,
}) => {
  test.slow();
  let areLost = true;
  const line = await aLine(({ method, url }) =>
    areLost && method === 'POST' && url?.includes('/community/upload')
      ? 'answer is lost'
      : 'goes on',
  );
  const diagnosis = aDiagnosis();
  const context = await profile.open(line.proxy);
  await aMember(context);
  const page = await opened(context, '/community/add');
  await touched(page, page.getByLabel('Diagnosis'));
  await fillCase(page, diagnosis, 'Two days of pain.');
  await page.getByLabel('Choose images').setInputFiles(await aPicture('one.jpg'));
  await expect(page.getByRole('button', { name: 'Remove one.jpg' })).toBeVisible();
  await submit(page).click();
  await expectWaiting(page, diagnosis);
  // The browser itself repeats what was not answered, too.
  await expect.poll(() => postsOf(context), { timeout: 60_000 }).toEqual([[diagnosis, 1]]);
  areLost = false;
  await expect(waiting(page)).toHaveCount(0, { timeout: 60_000 });
  expect(await postsOf(context)).toEqual([[diagnosis, 1]]);
  await context.close();
  line.close();
});

test('[D-1492 D-1494] a step waits at its form, and a refusal is said there, where it is corrected', async ({
  profile,
}) => {
  test.slow();
  const context = await profile.open();
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  const page = await opened(context, `/caseDetails/${id}/steps/new`);
  await touched(page, page.getByLabel('What happened?'));
  const steps = async () => {
    const { result } = await call(context.request, `posts/${id}/steps`, { method: 'GET' });
    return result.map(({ text }: { text: string }) => text);
  };
  const add = async (words: string) => {
    await page.getByRole('radio', { name: 'Operation' }).check();
    await page.getByLabel('Day', { exact: true }).fill('2');
    await page.getByLabel('What happened?').fill(words);
    await page.getByRole('button', { name: 'Add step' }).click();
  };
  await context.setOffline(true);
  await add('The gallbladder was taken out.');
  await expectWaiting(page, 'The gallbladder was taken out.');
  await add('Seen again on 12 March 2024.');
  await expect(waiting(page)).toHaveCount(2);
  await context.setOffline(false);
  await expect(waiting(page)).toHaveCount(1);
  await expect(waiting(page).getByRole('alert')).toContainText(
    'count in days instead of naming a date',
  );
  expect(await steps()).toEqual(['The gallbladder was taken out.']);
  await waiting(page).getByRole('button', { name: 'Correct' }).click();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByLabel('What happened?')).toHaveValue('Seen again on 12 March 2024.');
  await expect(page.getByRole('radio', { name: 'Operation' })).toBeChecked();
  await page.getByLabel('What happened?').fill('Seen again.');
  await page.getByRole('button', { name: 'Add step' }).click();
  await expect(page).toHaveURL(/\/caseDetails\/\d+#steps/);
  expect(await steps()).toEqual(['The gallbladder was taken out.', 'Seen again.']);
  await context.close();
});
