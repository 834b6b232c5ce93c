import { expect, hydrated, test } from './support/browser';
import { aMember, nameOf, somebody } from './support/people';

const NOBODY = 'Qqwxzv Vvqzxw';

test.describe('Search Surgeons', { tag: '@nojs' }, () => {
  test('[SE-01 SE-03 SE-05 D-205] as a page: by name without accents and with a slip, by speciality, and nobody', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const theirs = await browser.newContext();
    const lucia = await aMember(theirs, {
      ...somebody('Lucia'),
      firstName: 'Lucía',
      lastName: `Fernández${somebody().lastName.slice(4)}`,
    });
    await theirs.close();
    await aMember(context);
    await page.goto('/community');
    if (hasScripts) await page.goto('/search');
    else await page.getByRole('link', { name: 'Search Surgeons' }).first().click();
    await expect(page).toHaveURL('/search');
    if (hasScripts) await hydrated(page);
    const form = page.getByRole('search', { name: 'Search Surgeons' });
    await expect(form.getByRole('heading', { name: 'By speciality' })).toBeVisible();
    await expectAccessible(page);

    const search = async (term: string) => {
      await form.getByLabel('Name').fill(term);
      if (!hasScripts) await form.getByRole('button', { name: 'Search', exact: true }).click();
    };
    await search(lucia.lastName.toLowerCase().replace('ández', 'andes'));
    const result = form.getByRole('link', { name: nameOf(lucia) });
    await expect(result).toBeVisible();
    await expect(page).toHaveURL(/\/search\?.*term=fernandes/);
    await expectAccessible(page);
    await search(NOBODY);
    await expect(form.getByText('No result found')).toBeVisible();
    await search('');
    await form.getByRole('link', { name: /^General Surgery/ }).click();
    await expect(form.getByRole('combobox', { name: /^Speciality/ })).toHaveValue(
      'General Surgery',
    );
    await expect(
      form.getByRole('listitem').filter({ hasText: 'General Surgery' }).first(),
    ).toBeVisible();
    await page.goto(`/search?term=${encodeURIComponent(lucia.lastName)}`);
    await result.click();
    await expect(page.getByRole('heading', { name: nameOf(lucia) })).toBeVisible();
  });
});

test('[SE-01 SE-02 SE-04 SE-05 SE-06 D-205] in the header: a combobox above any page', async ({
  page,
  context,
  expectAccessible,
}) => {
  const anna = await aMember(context);
  await page.goto('/community');
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Search Surgeons' });
  const box = dialog.getByRole('combobox', { name: 'Search Surgeons' });
  // The page listens to the key a moment after it has come alive.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect(dialog.getByRole('list', { name: 'Surgeons by speciality' })).toBeVisible();
  await expectAccessible(page);

  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/search/found') && asked.push(new URL(request.url()).search),
  );
  await box.fill(anna.lastName.slice(0, 2));
  await expect(dialog.getByRole('list', { name: 'Surgeons by speciality' })).toBeVisible();

  // The answer to the first search is held back: the second one ends it.
  const first = anna.lastName.slice(0, 5);
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes(`term=${first}&`),
  );
  await page.route(
    (url) => url.searchParams.get('term') === first,
    () => undefined,
  );
  await box.fill(first);
  await page.waitForRequest((request) => request.url().includes(`term=${first}&`));
  await box.fill(anna.lastName);
  await ended;
  const option = dialog.getByRole('option', { name: nameOf(anna) });
  await expect(option).toBeVisible();
  expect(asked.some((search) => search.includes(`term=${anna.lastName.slice(0, 2)}&`))).toBe(false);
  await expectAccessible(page);
  const list = dialog.getByRole('listbox', { name: 'Surgeons' });
  expect(await list.evaluate((element) => getComputedStyle(element).maxBlockSize)).toBe(
    `${(page.viewportSize()?.height ?? 0) / 2}px`,
  );

  await box.fill(NOBODY);
  await expect(dialog.getByText('No result found')).toBeVisible();
  await box.fill(anna.lastName);
  await expect(option).toBeVisible();
  await box.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(`/profile/${anna.id}`);
  await expect(dialog).toBeHidden();
});
