import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { colleague } from './support/colleagues';
import { aMember, call, nameOf } from './support/people';

const PHONE = { width: 390, height: 844 };

const SECTIONS = [
  ['Clinical Cases', '/community'],
  ['Beyond Surgery', '/beyondSurgery'],
  ['Explore', '/explore'],
  ['Opportunities', '/opportunities'],
  ['Events', '/upcoming'],
  ['Academics', '/video'],
  ['Blogs', '/blogs'],
  ['News', '/news'],
] as const;

test.describe('On a phone', { tag: '@nojs' }, () => {
  test.beforeEach(async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    await aMember(context);
  });

  test('[D-572] every section is reached through Me, and is marked there', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Main places' });
    for (const [name, path] of SECTIONS) {
      await page.goto('/community');
      await bar.getByRole('link', { name: 'Me', exact: true }).click();
      await expect(page).toHaveURL('/me');
      await page
        .getByRole('navigation', { name: 'All sections' })
        .getByRole('link', { name })
        .click();
      await expect(page).toHaveURL(path);
      await expect(bar.locator('[aria-current]')).toHaveCount(1);
    }
  });

  test('[D-572] the menu of one’s picture leads to the sections that the bar has no room for', async ({
    page,
  }) => {
    await page.goto('/community');
    await page.getByLabel('Your menu').click();
    await page
      .getByRole('navigation', { name: 'More sections' })
      .getByRole('link', { name: 'Events' })
      .click();
    await expect(page).toHaveURL('/upcoming');
  });

  test('[D-572] the first name of the feed stands below two rows of controls', async ({
    page,
    context,
  }) => {
    await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto('/community');
    const first = page.locator('.post .person__name').first();
    const top = await first.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(230);
  });

  test('[D-572] opportunities come first, and one button opens their filters', async ({ page }) => {
    await page.goto('/opportunities');
    await expect(page.getByLabel('Country')).toBeHidden();
    await page.getByRole('link', { name: 'Filters' }).click();
    await expect(page.getByLabel('Country')).toBeVisible();
  });
});

test.describe('At a desk', { tag: '@nojs' }, () => {
  test('[D-570 D-571] the card beside the cases counts what is one’s own, and leads to a request', async ({
    page,
    context,
    browser,
  }) => {
    const { id: readerId } = await aMember(context);
    const asking = await colleague(browser, 'Nkosi');
    const followed = await aCase(asking.context.request, { diagnosis: aDiagnosis() });
    await call(asking.context.request, 'addBeyondFollowRequest', {
      data: { user_two_id: readerId },
    });
    await call(context.request, `clinicalCases/${followed}/follow`);

    await page.goto('/community');
    const places = page.getByRole('navigation', { name: 'In this section' });
    await places.getByRole('link', { name: /Connection Requests 1 new/ }).click();
    await page.getByRole('button', { name: `Accept ${nameOf(asking.member)}` }).click();
    await expect(page.getByRole('button', { name: /^Accept / })).toHaveCount(0);
    // The page is left in the same second: the answer arrives all the same, if not before this list.
    await expect(async () => {
      await page.goto('/community');
      await expect(places.getByRole('link', { name: /new/ })).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await places.getByRole('link', { name: 'Followed cases' }).click();
    await expect(page).toHaveURL('/followed');
    await expect(page.locator('.post')).toHaveCount(1);
  });
});
