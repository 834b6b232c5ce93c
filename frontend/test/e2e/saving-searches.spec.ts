import { expect, hydrated, test } from './support/browser';
import { aMember, call } from './support/people';

test.describe('Saved searches', { tag: '@nojs' }, () => {
  test('[D-517 D-519] a search for cases and the filters of opportunities are saved, listed and removed', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const open = async (path: string) => {
      await page.goto(path);
      if (javaScriptEnabled !== false) await hydrated(page);
    };
    await aMember(context);
    await open('/searches');
    await expect(page.getByText('You have not saved a search yet.')).toBeVisible();
    await open('/search?term=bile+leak&kind=cases&speciality=General+Surgery');
    await page.getByRole('button', { name: 'Notify me of new ones' }).click();
    await expect(page.getByText('Saved. We will notify you of new results.')).toBeVisible();
    await expect(page).toHaveURL(/term=bile/);
    await open('/opportunities?type=Observer');
    await page.getByRole('button', { name: 'Notify me of new ones' }).click();
    await expect(page.getByText('Saved. We will notify you of new results.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Saved searches' }).click();
    await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(/^Observer · saved/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'bile leak' })).toHaveAttribute(
      'href',
      '/search?term=bile+leak&kind=cases&speciality=General+Surgery&order=newest',
    );
    await page.getByRole('button', { name: /^Remove bile leak/ }).click();
    await expect(page.getByRole('link', { name: 'bile leak' })).toHaveCount(0);
  });

  test('[D-519] an alert leads to its search by a number', async ({ page, context }) => {
    await aMember(context);
    const { id } = await call(context.request, 'searches', {
      data: { kind: 'cases', query: 'bile leak' },
    });
    await page.goto(`/searches/${id}`);
    await expect(page).toHaveURL(/\/search\?term=bile\+leak&kind=cases&order=newest/);
    await page.goto('/searches/999999999');
    await expect(page.getByText('You have removed this search.')).toBeVisible();
  });
});
