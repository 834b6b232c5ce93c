import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember, call } from './support/people';
import { expect, hydrated, stageOf, test } from './support/walk';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const HISTORY =
  'Three weeks of progressive painless jaundice, pale stools and 6 kg weight loss. Bilirubin 212, ' +
  'ALP 640. CT: a 2.4 cm hypo-attenuating lesion in the head of the pancreas, abutting the superior ' +
  'mesenteric vein over less than 90 degrees, clear fat plane to the artery. No liver lesion, no ' +
  'ascites. ECOG 1.';
const QUESTION =
  'Would you drain first, or go straight to pancreatoduodenectomy? And who would give neoadjuvant treatment?';
const FIRST = 'Would you drain first, or go straight to pancreatoduodenectomy?';
const ANSWER = 'Straight to surgery if it can be done within two weeks.';

const poll = (blind: boolean) =>
  JSON.stringify({
    question: 'What would you do first?',
    options: [
      'Straight to pancreatoduodenectomy, no drainage',
      'Neoadjuvant chemotherapy first, with a stent',
      'Drain first, then operate',
    ],
    blind,
  });

async function discussed(author: APIRequestContext, more: Record<string, string>) {
  const diagnosis = aDiagnosis('Painless jaundice with a double-duct sign');
  const files = [await aPicture()];
  const told = { diagnosis, files, history: HISTORY, question: QUESTION, more };
  const id = await aCase(author, told);
  await call(author, 'clinicalCases/comment', { data: { clinicalCaseId: id, comment: ANSWER } });
  return { id, diagnosis };
}

const STEPS = [
  { kind: 'operation', day: '0', text: 'Straight to surgery, no drainage. Vein wall shaved, R0.' },
  { kind: 'complication', day: '5', text: 'Bile leak, drained by radiology.' },
  { kind: 'pathology', day: '9', text: 'pT2 N1, margins clear by 3 mm.' },
];

/** Its author says how it went on, and that the answer of a colleague changed the plan. */
async function ends(author: APIRequestContext, id: number, commentId: number): Promise<void> {
  for (const step of STEPS)
    await call(author, `clinicalCases/${id}/steps`, { data: { ...step, consent: 'true' } });
  const data = {
    day: 30,
    text: 'Operated without drainage. Bile leak on day 5, drained by radiology, closed on day 12.',
    complications: ['IIIa'],
    complicationTexts: ['Bile leak'],
    stayDays: 17,
    advice: [{ commentId, effect: 'changed' }],
  };
  await call(author, `clinicalCases/${id}/outcome`, { method: 'PUT', data });
}

async function votes(by: APIRequestContext, id: number): Promise<void> {
  const { result } = await call(by, `clinicalCases/${id}/poll`, { method: 'GET' });
  const { options } = result as unknown as { options: { id: number }[] };
  const data = { option: options[0]?.id, confidence: 80 };
  await call(by, `clinicalCases/${id}/poll/vote`, { data });
}

async function seen(page: Page, size: typeof PHONE, path: string, hasScripts: boolean) {
  await page.setViewportSize(size);
  await page.goto(path, { waitUntil: 'load' });
  if (hasScripts) await hydrated(page);
}

/** Where it begins and ends on the page, in px from the top. */
const placeOf = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) };
  });

test.describe('The discussion comes first', { tag: '@nojs' }, () => {
  const polls: { name: string; more: Record<string, string>; isVoted: boolean }[] = [
    { name: 'without a poll', more: {}, isVoted: false },
    { name: 'with an open vote of three options', more: { poll: poll(false) }, isVoted: false },
    { name: 'with the result of three options', more: { poll: poll(true) }, isVoted: true },
  ];
  for (const { name, more, isVoted } of polls)
    test(`[D-1181] on a phone the first answer begins within 1,600 px, ${name}`, async ({
      page,
      context,
      colleague,
      hasScripts,
    }) => {
      const { context: away } = await colleague('Ingrid');
      await aMember(context);
      const { id } = await discussed(away.request, more);
      if (isVoted) await votes(context.request, id);
      await seen(page, PHONE, `/caseDetails/${id}`, hasScripts);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toContainText(FIRST);
      expect((await placeOf(title)).top).toBeLessThanOrEqual(450);
      const answer = page.locator('.comment').filter({ hasText: ANSWER });
      expect((await placeOf(answer)).top).toBeLessThanOrEqual(1600);
      const like = page.getByRole('button', { name: 'Like, 0 likes' });
      await expect(like.first()).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Follow' })).toBeInViewport();
      await expect(page.getByLabel('Add Comment')).toBeInViewport();
    });

  test('[D-1182] on a desk title, question, vote and first answer are seen at once', async ({
    page,
    context,
    colleague,
    hasScripts,
  }) => {
    const { context: away } = await colleague('Ingrid');
    await aMember(context);
    const { id, diagnosis } = await discussed(away.request, { poll: poll(true) });
    await votes(context.request, id);
    await seen(page, DESK, `/caseDetails/${id}`, hasScripts);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(diagnosis);
    await expect(heading).toContainText(FIRST);
    const vote = page.getByRole('region', { name: 'What would you do first?' });
    const answer = page.locator('.comment').filter({ hasText: ANSWER });
    for (const one of [stageOf(page), heading, vote])
      expect((await placeOf(one)).bottom).toBeLessThanOrEqual(DESK.height);
    // Its name and its first line are above the bar with the composer.
    expect((await placeOf(answer)).top).toBeLessThanOrEqual(720);
    await expect(answer.getByText(ANSWER)).toBeInViewport();
  });

  test('[D-1600] authors meet the first answer as soon, with the way to ask beside their name', async ({
    page,
    context,
    hasScripts,
  }) => {
    await aMember(context);
    const { id } = await discussed(context.request, { poll: poll(false) });
    for (const more of ['Drain if it takes longer.', 'Ask for an MRI.', 'We would not stent.'])
      await call(context.request, 'clinicalCases/comment', {
        data: { clinicalCaseId: id, comment: more },
      });
    const answer = page.locator('.comment').first();
    for (const [size, most] of [
      [PHONE, 1600],
      [DESK, 720],
    ] as const) {
      await seen(page, size, `/caseDetails/${id}`, hasScripts);
      expect((await placeOf(answer)).top).toBeLessThanOrEqual(most);
      const ways = ['Ask colleagues', 'Add a step', 'Report the outcome', 'Most liked'];
      for (const name of ways) await expect(page.getByRole('link', { name })).toBeVisible();
      const steps = await placeOf(page.getByRole('link', { name: 'Add a step' }));
      expect(await placeOf(page.getByRole('link', { name: 'Report the outcome' }))).toEqual(steps);
    }
    await call(context.request, `clinicalCases/${id}/ask`, { data: { urgency: 'today' } });
    await seen(page, PHONE, `/caseDetails/${id}`, hasScripts);
    expect((await placeOf(answer)).top).toBeLessThanOrEqual(1600);
    const asked = page.getByRole('region', { name: 'Asked: today' });
    await expect(asked.getByText('Not for emergencies.')).toBeVisible();
    await expect(asked.getByRole('listitem')).toHaveCount(0);
    await asked.getByText('Next: ').click();
    await expect(asked.getByRole('listitem')).toHaveCount(3);
  });

  test('[D-1602] the menu of a comment opens at its button, which stays where it was', async ({
    page,
    context,
    colleague,
    hasScripts,
  }) => {
    const { context: away } = await colleague('Ingrid');
    await aMember(context);
    const { id } = await discussed(away.request, {});
    for (const size of [PHONE, DESK]) {
      await seen(page, size, `/caseDetails/${id}`, hasScripts);
      const button = page
        .locator('.comment summary')
        .filter({ has: page.locator('.icon') })
        .last();
      const before = await placeOf(button);
      await button.click();
      await expect(page.getByRole('link', { name: 'Report comment' })).toBeVisible();
      expect(await placeOf(button)).toEqual(before);
    }
  });

  test('[D-1601] on paper a case is whole, in dark ink, and without bars and buttons', async ({
    page,
    context,
    hasScripts,
  }) => {
    await aMember(context);
    const { id } = await discussed(context.request, {});
    await seen(page, PHONE, `/caseDetails/${id}`, hasScripts);
    const words = page.locator('.cs__story .lines');
    const ink = () => words.evaluate((element) => getComputedStyle(element).color);
    await page.emulateMedia({ colorScheme: 'light' });
    const dark = await ink();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ink).not.toBe(dark);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect.poll(ink).toBe(dark);
    const hidden = await words.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(hidden).toBe(0);
    for (const role of ['banner', 'button', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByText(ANSWER)).toBeVisible();
  });

  test('[D-1271] a reported outcome stands with the question; its details, steps and vote are folded', async ({
    page,
    context,
    colleague,
    look,
    hasScripts,
  }) => {
    const { context: away } = await colleague('Ingrid');
    const reader = await aMember(context);
    const { id } = await discussed(away.request, { poll: poll(false) });
    const said = { clinicalCaseId: id, comment: 'Shave the vein wall if you have to.' };
    const { id: commentId } = await call(context.request, 'clinicalCases/comment', { data: said });
    await votes(context.request, id);
    await ends(away.request, id, Number(commentId));
    const outcome = page.getByRole('region', { name: 'Outcome on day 30' });
    const answer = page.locator('.comment').first();

    await seen(page, DESK, `/caseDetails/${id}`, hasScripts);
    await expect(outcome).toContainText('You voted Straight to pancreatoduodenectomy');
    await expect(outcome).toContainText(`${reader.firstName}`);
    expect((await placeOf(outcome)).bottom).toBeLessThanOrEqual(DESK.height);

    await seen(page, PHONE, `/caseDetails/${id}`, hasScripts);
    expect((await placeOf(answer)).top).toBeLessThanOrEqual(1600);
    await expect(page.getByText('Bile leak, drained by radiology.')).toBeHidden();
    await page.getByRole('heading', { name: 'What happened next' }).click();
    await expect(page.getByText('Bile leak, drained by radiology.')).toBeVisible();
    await expect(outcome.getByText('Grade IIIa: Bile leak')).toBeHidden();
    await outcome.getByText('Complications and advice').click();
    await expect(outcome.getByText('Grade IIIa: Bile leak')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What would you do first?' })).toBeHidden();
    await page.getByRole('heading', { name: 'The vote' }).click();
    await expect(page.getByRole('region', { name: 'What would you do first?' })).toBeVisible();
    await look(page);
  });

  test('[D-1183] what else is known is folded, and a long history opens where it is cut', async ({
    page,
    context,
    look,
    hasScripts,
  }) => {
    await aMember(context);
    const { id } = await discussed(context.request, {});
    await seen(page, PHONE, `/caseDetails/${id}`, hasScripts);
    const words = page.locator('.cs__story .lines');
    const cut = (await placeOf(words)).bottom;
    await page.getByRole('link', { name: 'Read all' }).click();
    await expect(page.getByRole('link', { name: 'Read all' })).toBeHidden();
    expect((await placeOf(words)).bottom).toBeGreaterThan(cut);
    await expect(page.getByText('What was checked')).toBeHidden();
    await page.getByText('About this case').click();
    await expect(page.getByText('What was checked')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar cases' })).toBeVisible();
    await look(page);
  });
});
