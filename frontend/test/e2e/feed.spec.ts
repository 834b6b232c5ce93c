import type { Locator } from '@playwright/test';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember, call, practises, somebody } from './support/people';
import { card, expect, hydrated, test } from './support/walk';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

test.describe('The feed of cases', { tag: '@nojs' }, () => {
  test('[D-1184] one row of controls stands above the first name, and filters in it are switched off again', async ({
    page,
    context,
    hasScripts,
  }) => {
    const diagnosis = aDiagnosis('Sigmoid volvulus');
    await aMember(context, somebody('Ines'));
    await aCase(context.request, { diagnosis });
    const filters = page.getByRole('group', { name: 'Filter cases' });
    const first = page.getByRole('article').first().locator('.person__name').first();
    const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
    for (const size of [PHONE, { width: 320, height: 640 }, DESK]) {
      await page.setViewportSize(size);
      await page.goto('/community');
      if (hasScripts) await hydrated(page);
      const width = `${size.width}`;
      expect((await filters.boundingBox())?.height, width).toBeLessThanOrEqual(56);
      // On a desk a new member's first steps stand above both.
      expect((await topOf(first)) - (await topOf(filters)), width).toBeLessThanOrEqual(80);
      if (size !== DESK) expect(await topOf(first), width).toBeLessThanOrEqual(130);
    }
    await filters.getByRole('link', { name: 'With outcome' }).click();
    await expect(page).toHaveURL(/outcome=reported/);
    await expect(card(page, diagnosis)).toBeHidden();
    await filters.getByRole('link', { name: 'With outcome' }).click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(card(page, diagnosis)).toBeVisible();
  });

  test('[D-1185] a speciality is found by what people call it, in a sheet; without scripts in a list', async ({
    page,
    context,
    hasScripts,
    expectAccessible,
  }) => {
    await aMember(context, somebody('Ines'));
    await practises(context, 'Breast Surgery');
    await page.setViewportSize(PHONE);
    await page.goto('/community');
    const list = page.getByRole('combobox', { name: 'Speciality' });
    if (!hasScripts) {
      await list.selectOption('Cardiac Surgery');
      await page.getByRole('button', { name: 'Go' }).click();
      await expect(page).toHaveURL(/speciality=Cardiac/);
      return;
    }
    await hydrated(page);
    await list.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Speciality' });
    const search = sheet.getByRole('searchbox');
    const yours = sheet.getByRole('region', { name: 'Yours' }).getByRole('button');
    await expect(search).toBeFocused();
    await expect(yours).toHaveText(['Breast Surgery']);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(list).toBeFocused();
    await list.locator('..').click();
    await search.fill('heart');
    await expect(sheet.getByRole('button', { name: /Surgery|Urology/ })).toHaveText([
      'Cardiac Surgery',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/speciality=Cardiac/);
    await expect(page.getByRole('combobox', { name: 'Speciality' })).toHaveValue('Cardiac Surgery');
    await page.goto('/community/add');
    await hydrated(page);
    await list.focus();
    await page.keyboard.press('Enter');
    await expect(yours).toHaveText(['Breast Surgery']);
  });

  test('[D-1186] on a phone the button folds to its sign, and only Me has the footer', async ({
    page,
    context,
  }) => {
    const { request } = context;
    await aMember(context, somebody('Ines'));
    for (let i = 0; i < 6; i++) await aCase(request, { diagnosis: aDiagnosis() });
    await page.setViewportSize(PHONE);
    await page.goto('/community');
    const add = page.getByRole('link', { name: 'Add a Case' }).last();
    expect((await add.boundingBox())?.width).toBeGreaterThan(100);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await add.boundingBox())?.width).toBeLessThanOrEqual(56);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.goto('/me');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.setViewportSize(DESK);
    await page.goto('/community');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('[D-1187] a card asks its question, shows up to three pictures, and says what came of it', async ({
    page,
    context,
    look,
  }) => {
    const { request } = context;
    await aMember(context, somebody('Ines'));
    const shown = [];
    for (const count of [1, 2, 4]) {
      const files = await Promise.all(Array.from({ length: count }, () => aPicture()));
      const diagnosis = aDiagnosis('Jaundice');
      await aCase(request, { diagnosis, files, question: 'Drain first? Or operate at once?' });
      shown.push({ diagnosis, pictures: Math.min(count, 3), files: count });
    }
    await page.goto('/community');
    for (const { diagnosis, pictures, files } of shown) {
      const one = card(page, diagnosis);
      await expect(one.getByRole('heading', { level: 2 })).toHaveText(`${diagnosis} Drain first?`);
      await expect(one.getByRole('img', { name: /, picture \d$/ })).toHaveCount(pictures);
      await expect(one.getByText(`${files} files`)).toHaveCount(files > 1 ? 1 : 0);
      await expect(one.getByText('6 days left')).toBeVisible();
    }
    const { diagnosis } = shown[0] ?? { diagnosis: '' };
    await card(page, diagnosis)
      .getByLabel(/^More about/)
      .click();
    await expect(page.getByRole('link', { name: 'Share in a chat' })).toBeVisible();
    await card(page, diagnosis)
      .getByLabel(/^More about/)
      .click();
    await look(page);
  });

  test('[D-1188] beside the feed stands what came of the reader’s answers, or else what comes next', async ({
    page,
    context,
    colleague,
  }) => {
    await aMember(context, somebody('Ines'));
    const { page: theirs, context: other } = await colleague('Benedikt');
    const diagnosis = aDiagnosis('Bile leak');
    const id = await aCase(context.request, { diagnosis });
    const said = { clinicalCaseId: id, comment: 'Drain it, and wait.' };
    const { id: commentId } = await call(other.request, 'clinicalCases/comment', { data: said });
    for (const one of [page, theirs]) await one.setViewportSize(DESK);
    const column = theirs.getByRole('complementary', { name: 'More' });
    await theirs.goto('/community');
    await expect(column.getByRole('heading').first()).toBeVisible();
    await expect(column.getByRole('region', { name: 'Your answers that counted' })).toBeHidden();
    await call(context.request, `clinicalCases/${id}/outcome`, {
      method: 'PUT',
      data: {
        day: 12,
        text: 'Home and well.',
        complications: [],
        advice: [{ commentId, effect: 'changed' }],
      },
    });
    await theirs.goto('/community');
    const counted = column.getByRole('region', { name: 'Your answers that counted' });
    await expect(counted).toContainText('“Drain it, and wait.”');
    await expect(counted).toContainText('Changed the plan');
    await expect(counted.getByText('changed a plan')).toBeVisible();
    for (const list of ['/collection', '/myCases', '/followed']) {
      await theirs.goto(list);
      await expect(counted.getByText('changed a plan'), list).toBeVisible();
    }
    await counted.getByRole('link', { name: diagnosis }).click();
    await expect(theirs).toHaveURL(`/caseDetails/${id}?comment=${commentId}#comment-${commentId}`);
  });
});
