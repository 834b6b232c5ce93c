import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember, call, somebody } from './support/people';
import { fillCase, sendButton } from './support/steps';

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'hi', 'ar', 'zh'];

/** @returns the address that is handed to the patient */
async function aLink(context: BrowserContext, id: number, scope = ['members']): Promise<string> {
  const data = { language: 'en', scope };
  const { result } = await call(context.request, `clinicalCases/${id}/consentLinks`, { data });
  return result.url;
}

const statusFor = async (context: BrowserContext, page: Page, id: number) =>
  (await context.request.get(new URL(`/caseDetails/${id}`, page.url()).href)).status();

test.describe('The patient decides', { tag: '@nojs' }, () => {
  test('[D-478 D-727 D-1031] by a link, without an account or a script: looks, agrees, keeps the receipt, and withdraws', async ({
    page,
    context,
    browser,
    expectAccessible,
    watch,
  }) => {
    test.slow();
    await aMember(context);
    const diagnosis = aDiagnosis('Gallbladder polyp');
    await page.goto('/community/add');
    await fillCase(page, diagnosis);
    await page.getByRole('radio', { name: 'The patient decides, with a private link' }).check();
    await sendButton(page, 'Post case').click();
    await expect(page.getByRole('heading', { name: 'The patient decides' })).toBeVisible();
    const id = Number(/caseDetails\/(\d+)\/consent/.exec(page.url())?.[1]);
    await expectAccessible(page);
    const languages = page.getByLabel('The patient’s language');
    await expect(languages.getByRole('option', { name: 'Hindi (हिन्दी)' })).toBeAttached();
    await languages.selectOption('en');
    await page.getByLabel('Teaching and lectures').check();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByRole('heading', { name: 'Hand this to the patient' })).toBeVisible();
    const url = await page.getByLabel('Private link').inputValue();
    await expectAccessible(page);

    const theirs = await browser.newContext({ javaScriptEnabled: false });
    const colleagues = await browser.newContext();
    watch(theirs);
    await aMember(colleagues, somebody('Benedikt'));
    const patient = await theirs.newPage();
    const opened = await patient.goto(url);
    const headers = opened?.headers() ?? {};
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect([headers['x-robots-tag'], headers['set-cookie']]).toEqual([
      'noindex, nofollow',
      undefined,
    ]);
    await expect(
      patient.getByRole('heading', { name: 'May other surgeons read about your illness?' }),
    ).toBeVisible();
    await expect(patient.getByText(diagnosis)).toBeVisible();
    await expect(patient.getByText(diagnosis)).toHaveAttribute('lang', '');
    expect(await patient.locator('script').count()).toBe(0);
    expect(await statusFor(colleagues, page, id)).toBe(404);

    await patient.getByRole('button', { name: 'Yes, I agree' }).click();
    await expect(patient.getByRole('alert')).toHaveText('Please tick this box before you agree.');
    await patient.getByLabel('I have seen what would be shown').check();
    await patient.getByRole('radio', { name: 'All surgeons on Suture' }).check();
    await patient.getByRole('button', { name: 'Yes, I agree' }).click();
    await expect(patient.getByRole('heading', { name: 'Thank you. You agreed.' })).toBeVisible();
    await expect(patient.getByText(/^\d{4} \d{4}$/)).toBeVisible();
    expect(await statusFor(colleagues, page, id)).toBe(200);

    await patient.getByText('Withdraw my consent').first().click();
    await patient.getByLabel('Yes, take everything off Suture.').check();
    await patient.getByRole('button', { name: 'Withdraw my consent' }).click();
    await expect(
      patient.getByRole('heading', { name: 'You withdrew your consent.' }),
    ).toBeVisible();
    expect(await statusFor(colleagues, page, id)).toBe(404);
    await page.goto(`/caseDetails/${id}/consent`);
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
    await theirs.close();
    await colleagues.close();
  });
});

/** Words that occur nowhere else, one for each text. */
const marked = (place: string, seed: number) => `zq${place}${seed}q`;
const marksIn = (text: string) => new Set(text.match(/zq\w+q/g));

for (const seed of [1, 2, 3])
  test(`[D-969] The patient’s page shows every word that a colleague is answered (${seed})`, async ({
    context,
    browser,
  }) => {
    await aMember(context);
    const { request } = context;
    const word = (place: string) => marked(place, seed);
    const poll = { question: word('poll'), options: [word('one'), word('two')], blind: false };
    const id = await aCase(request, {
      diagnosis: word('diagnosis'),
      history: word('history'),
      question: word('question'),
      files: [await aPicture()],
      more: {
        consentBy: 'patient',
        descriptions: JSON.stringify([word('alt')]),
        ...(seed !== 2 && { poll: JSON.stringify(poll) }),
      },
    });
    if (seed !== 1)
      await call(request, `clinicalCases/${id}/steps`, {
        data: { kind: 'operation', day: 1, text: word('step') },
      });
    if (seed !== 3)
      await call(request, `clinicalCases/${id}/outcome`, {
        method: 'PUT',
        data: {
          day: 9,
          text: word('outcome'),
          complications: ['II', 'I'],
          complicationTexts: [word('leak'), word('fever')],
        },
      });
    const theirs = await browser.newContext();
    const url = await aLink(context, id);
    const page = await (await theirs.request.get(url)).text();
    const [, version = ''] = /name="version" value="([^"]+)"/.exec(page) ?? [];
    const form = { decision: 'give', version, seen: 'yes', sure: 'yes', scope: 'members' };
    expect((await theirs.request.post(url, { form })).status()).toBe(200);

    const colleague = await browser.newContext();
    await aMember(colleague, somebody('Benedikt'));
    const answered = new Set<string>();
    for (const path of ['', '/steps', '/outcome', '/poll']) {
      const reply = await colleague.request.get(`/api/v1/clinicalCases/${id}${path}`);
      for (const one of marksIn(await reply.text())) answered.add(one);
    }
    const shown = marksIn(page);
    expect(answered.size).toBeGreaterThan(5);
    expect([...answered].filter((one) => !shown.has(one))).toEqual([]);
    for (const other of [theirs, colleague]) await other.close();
  });

/** The addresses of a patient who is asked, one who agreed and one who refused. */
async function threePatients(context: BrowserContext) {
  await aMember(context);
  const files = [await aPicture()];
  const make = async () => {
    const more = { consentBy: 'patient' };
    const id = await aCase(context.request, { diagnosis: aDiagnosis(), files, more });
    return aLink(context, id, ['members', 'visitors', 'teaching']);
  };
  return { asked: await make(), given: await make(), refused: await make() };
}

const DIRECTION: Readonly<Record<string, string>> = { ar: 'rtl' };

for (const language of LANGUAGES)
  test(`[D-478] The patient’s page is for everybody to use, in each of its states: ${language}`, async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    await page.goto('/community');
    const { asked, given, refused } = await threePatients(context);
    const theirs = await browser.newContext();
    const say = async (url: string, decision: string) => {
      const page = await (await theirs.request.get(url)).text();
      const [, version = ''] = /name="version" value="([^"]+)"/.exec(page) ?? [];
      const form = { decision, version, seen: 'yes', sure: 'yes', scope: 'members' };
      return theirs.request.post(url, { form });
    };
    expect((await say(given, 'give')).status()).toBe(200);
    expect((await say(refused, 'refuse')).status()).toBe(200);
    const patient = await theirs.newPage();
    for (const url of [asked, given, refused, asked.replace(/.{6}$/, 'nobody')]) {
      await patient.goto(`${url}?language=${language}`);
      await expect(patient.locator('html')).toHaveAttribute('lang', language);
      await expect(patient.locator('html')).toHaveAttribute('dir', DIRECTION[language] ?? 'ltr');
      await expectAccessible(patient);
    }
    expect((await say(given, 'withdraw')).status()).toBe(200);
    await patient.goto(`${given}?language=${language}`);
    await expectAccessible(patient);
    await theirs.close();
  });
