import { expect, type Locator, type Page } from '@playwright/test';
import { hasScripts, hydrated } from './browser';
import type { ChosenFile } from './files';
import type { Person } from './people';

/** A user's page, with or without scripts. */
export interface Visit {
  page: Page;
  hasScripts: boolean;
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('I hereby understand').check();
  await page.getByLabel('I agree to the Terms of use').check();
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Chooses a country, which loads the dependent list: immediately, or by posting the form. */
export async function chooseCountry({ page, hasScripts }: Visit, name: string): Promise<void> {
  if (hasScripts) await hydrated(page);
  await page.getByLabel('Country', { exact: true }).first().selectOption({ label: name });
  if (!hasScripts) await page.getByRole('button', { name: 'Go' }).first().click();
}

/**
 * Until the script of a place's search has come, its field is a select, which is a combobox as well
 * but takes no words.
 */
export const searchesPlaces = (field: Locator) =>
  expect(field).toHaveAttribute('placeholder', 'Type to search');

/** A city or school: searched by its first letters, or chosen from the list. */
export async function choosePlace(
  { page, hasScripts }: Visit,
  label: string,
  name: RegExp,
): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).first();
  const start = name.source.slice(0, 5);
  if (hasScripts) {
    await searchesPlaces(field);
    await field.fill(start);
    await page.getByRole('option', { name }).first().click();
    return;
  }
  const option = field.getByRole('option', { name }).first();
  await field.selectOption((await option.getAttribute('value')) ?? '');
}

/** Fills in step 1 without submitting it. */
export async function fillPersonal(visit: Visit, portrait?: ChosenFile): Promise<void> {
  const { page, hasScripts } = visit;
  await chooseCountry(visit, 'India');
  await choosePlace(visit, 'Current city', /Chennai/);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Birth date').fill('1982-03-14');
  await page.getByLabel('Country code').selectOption({ label: 'India (+91)' });
  await page.getByLabel('Mobile number').fill('9876543210');
  if (!portrait) return;
  await page.getByLabel('The picture shows me and no patient.').check();
  await page.getByLabel('Profile photo').setInputFiles(portrait);
  if (hasScripts) await expect(page.locator('.photo img')).toHaveAttribute('src', /\/media\//);
}

/** Submits step 1 and answers the confirmation, a dialog or a page. */
export async function confirmSurgeon({ page, hasScripts }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes & Next' }).click();
  const box = hasScripts
    ? page.getByRole('dialog', { name: 'I confirm that I am a Surgeon.' })
    : page.getByRole('main');
  await expect(box.getByRole('heading', { name: 'I confirm that I am a Surgeon.' })).toBeVisible();
  await box.getByRole('button', { name: 'Confirm' }).click();
}

/** Fills in the medical school of step 2 only. */
export async function fillQualification(visit: Visit): Promise<void> {
  const { page, hasScripts } = visit;
  // The URL changes before the form of step 1, with the same field names, is replaced.
  await expect(page.getByRole('heading', { name: 'Your qualification' })).toBeVisible();
  await chooseCountry(visit, 'India');
  await choosePlace(visit, 'City', /Chennai/);
  if (!hasScripts) await page.getByRole('button', { name: 'Go' }).nth(1).click();
  await choosePlace(visit, 'Medical School', /Madras/);
  await page.getByLabel('Completion year').selectOption('2006');
  await page.getByLabel('I declare that').check();
}

/** Fills in the texts and checkboxes of a new case. */
export async function fillCase(page: Page, diagnosis: string): Promise<void> {
  await page.getByLabel('Speciality', { exact: true }).selectOption('HPB Surgery');
  await page.getByLabel('Patient age').fill('58');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Diagnosis').fill(diagnosis);
  await page.getByLabel('History').fill('Two days of pain.\nFever since the morning.');
  await page.getByLabel('Clinical Question').fill('Drain first, or operate at once?');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

const CHECKS_TAKE_MS = 120_000;

/**
 * Clicks what asks again until this is gone. Each answer is awaited: a second click would end the
 * first one's, or load the page anew under what is filled in next.
 */
export async function askUntilGone(page: Page, underWay: Locator, again: Locator): Promise<void> {
  await expect(async () => {
    if ((await underWay.count()) === 0) return;
    await Promise.all([page.waitForEvent('domcontentloaded'), again.click()]);
    expect(await underWay.count()).toBe(0);
  }).toPass({ timeout: CHECKS_TAKE_MS });
}

/**
 * A page that loaded before its files were checked says so. With scripts it shows the results by
 * itself; without, the form is submitted again, which posts nothing yet.
 */
export async function untilChecked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /once more$|^Review your files$/ })).toBeVisible({
    timeout: CHECKS_TAKE_MS,
  });
  const underWay = page.getByText('Still being checked');
  if (await hasScripts(page)) {
    await expect(underWay).toHaveCount(0, { timeout: CHECKS_TAKE_MS });
    return;
  }
  const again = page
    .getByRole('button', { name: /^(Post (case|image)|Save changes)$/ })
    .or(page.getByRole('link', { name: 'Check again' }));
  await askUntilGone(page, underWay, again);
}

/** Confirms the review of the files, which a form with files requires before posting. */
export async function lookAtFiles(page: Page): Promise<void> {
  await untilChecked(page);
  await page.getByLabel(/^I reviewed/).check();
}

/**
 * The submit button of a form with files: with scripts it says “Review files” while chosen files
 * have not been reviewed.
 */
export const sendButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(${name}|Review files)$`) });

/** Submits a form with files, reviews them, and posts. */
export async function postWithFiles(page: Page, button = 'Post case'): Promise<void> {
  await sendButton(page, button).click();
  await lookAtFiles(page);
  await page.getByRole('button', { name: button }).click();
}

export interface CaseFiles {
  images?: ChosenFile[];
  videos?: ChosenFile[];
  reports?: ChosenFile[];
  scans?: ChosenFile[];
}

/**
 * With scripts the kinds of files are behind tabs; without, they are listed one below the other.
 */
export async function chooseCaseFiles(
  { page, hasScripts }: Visit,
  chosen: CaseFiles,
): Promise<void> {
  for (const [kind, files] of Object.entries(chosen) as [string, ChosenFile[]][]) {
    if (hasScripts) await page.getByRole('tab', { name: new RegExp(kind, 'i') }).click();
    await page.getByLabel(`Choose ${kind}`).setInputFiles(files);
  }
}

/** For changes made by others: reloads the page until they show. */
export async function reloadUntil(
  page: Page,
  shows: () => Promise<void>,
  timeout = 60_000,
): Promise<void> {
  await expect(async () => {
    await page.reload();
    await shows();
  }).toPass({ timeout, intervals: [250, 500, 1_000] });
}

/** The link of a case in a list: the heading of its card, which is what it is called and asks. */
export const titleOf = (page: Page, diagnosis: string) =>
  page.getByRole('article', { name: diagnosis }).getByRole('heading').getByRole('link');

/** The page after posting offers to ask colleagues; this continues to the feed. */
export async function notNow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/community');
}

/** A comment longer than the server keeps for a later log-in; the field itself takes fewer. */
export async function writeTooMuch(page: Page): Promise<void> {
  const box = page.getByLabel('Add Comment');
  await box.evaluate((field) => field.removeAttribute('maxlength'));
  await box.fill('Keep the drain. '.repeat(10_000));
}
