import { expect, type Page } from '@playwright/test';
import { hydrated } from './browser';
import type { ChosenFile } from './files';
import type { Person } from './people';

/** Somebody at their browser, with or without scripts. */
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

/** Chooses a country, which fills the list that follows: at once, or by posting the form back. */
export async function chooseCountry({ page, hasScripts }: Visit, name: string): Promise<void> {
  if (hasScripts) await hydrated(page);
  await page.getByLabel('Country', { exact: true }).first().selectOption({ label: name });
  if (!hasScripts) await page.getByRole('button', { name: 'Go' }).first().click();
}

/** A city or school: found by its first letters, or chosen from the list. */
export async function choosePlace(
  { page, hasScripts }: Visit,
  label: string,
  name: RegExp,
): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).first();
  const start = name.source.slice(0, 5);
  if (hasScripts) {
    await expect(field).toHaveAttribute('placeholder', 'Type to search');
    await field.fill(start);
    await page.getByRole('option', { name }).first().click();
    return;
  }
  const option = field.getByRole('option', { name }).first();
  await field.selectOption((await option.getAttribute('value')) ?? '');
}

/** Step 1, all but sending it. */
export async function fillPersonal(visit: Visit, portrait?: ChosenFile): Promise<void> {
  const { page, hasScripts } = visit;
  await chooseCountry(visit, 'India');
  await choosePlace(visit, 'Current city', /Chennai/);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Birth date').fill('1982-03-14');
  await page.getByLabel('Country code').selectOption({ label: 'India (+91)' });
  await page.getByLabel('Mobile number').fill('9876543210');
  if (!portrait) return;
  await page.getByLabel('Profile photo').setInputFiles(portrait);
  if (hasScripts) await expect(page.locator('.photo img')).toHaveAttribute('src', /\/media\//);
}

/** Sends step 1 and answers the box that comes up, or the page that stands for it. */
export async function confirmSurgeon({ page, hasScripts }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes & Next' }).click();
  const box = hasScripts
    ? page.getByRole('dialog', { name: 'I confirm that I am a Surgeon.' })
    : page.getByRole('main');
  await expect(box.getByRole('heading', { name: 'I confirm that I am a Surgeon.' })).toBeVisible();
  await box.getByRole('button', { name: 'Confirm' }).click();
}

/** Step 2, the medical school alone. */
export async function fillQualification(visit: Visit): Promise<void> {
  const { page, hasScripts } = visit;
  await chooseCountry(visit, 'India');
  await choosePlace(visit, 'City', /Chennai/);
  if (!hasScripts) await page.getByRole('button', { name: 'Go' }).nth(1).click();
  await choosePlace(visit, 'Medical School', /Madras/);
  await page.getByLabel('Completion year').selectOption('2006');
  await page.getByLabel('I agree to the Terms').check();
  await page.getByLabel('I declare that').check();
}

/** Words and boxes of a new case. */
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
 * A page that came before the checks of its files were done says so. With scripts it shows by itself what they found; without, one
 * tries again, which posts nothing.
 */
export async function untilChecked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /once more$|^Review your files$/ })).toBeVisible({
    timeout: CHECKS_TAKE_MS,
  });
  const underWay = page.getByText('Still being checked');
  const again = page
    .getByRole('button', { name: /^(Post (case|image)|Save changes)$/ })
    .or(page.getByRole('link', { name: 'Check again' }));
  await expect(async () => {
    if ((await underWay.count()) > 0) await again.click();
    await expect(underWay).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: CHECKS_TAKE_MS });
}

/** The look at each file that stands between a form with files and its post. */
export async function lookAtFiles(page: Page): Promise<void> {
  await untilChecked(page);
  await page.getByLabel(/^I reviewed/).check();
}

/** The button that sends a form with files: with scripts it says “Review files” while some are chosen and not reviewed. */
export const sendButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(${name}|Review files)$`) });

/** Sends a form with files, looks at them, and posts. */
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

/** With scripts the kinds of files stand behind tabs; without, below each other. */
export async function chooseCaseFiles(
  { page, hasScripts }: Visit,
  chosen: CaseFiles,
): Promise<void> {
  for (const [kind, files] of Object.entries(chosen) as [string, ChosenFile[]][]) {
    if (hasScripts) await page.getByRole('tab', { name: new RegExp(kind, 'i') }).click();
    await page.getByLabel(`Choose ${kind}`).setInputFiles(files);
  }
}

/** The page as others make it change: asked for again until it shows what is awaited. */
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

/** On from the page after posting, which offers to ask colleagues, to the feed. */
export async function notNow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/community');
}
