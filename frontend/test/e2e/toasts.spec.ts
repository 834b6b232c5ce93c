import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMember, joined, somebody } from './support/people';
import { logIn } from './support/steps';

const WIDTHS = [390, 1280];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A toast is there, and lies neither on the field with the focus nor on what sends its form. */
async function expectClear(page: Page, field: Locator, send: Locator): Promise<void> {
  await expect(page.locator('.toast').first()).toBeVisible();
  await field.focus();
  await expect
    .poll(async () => {
      const [toast, ...parts] = await Promise.all(
        [page.locator('.toast').last(), field, send].map((one) => one.boundingBox()),
      );
      return parts.map((part) => Boolean(toast && part && meet(toast, part)));
    })
    .toEqual([false, false]);
}

async function expectTopRight(page: Page): Promise<void> {
  const toast = page.locator('.toast').first();
  await expect(toast).toBeVisible();
  const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {};
  expect(y).toBeLessThan(160);
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 48);
}

test.describe('A toast', { tag: '@nojs' }, () => {
  for (const width of WIDTHS)
    test(`[D-810 D-1002] lies on no form that is being filled in, ${width} px`, async ({
      page,
      context,
      javaScriptEnabled,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await aMember(context);
      const open = async (path: string) => {
        await page.goto(path);
        if (javaScriptEnabled !== false) await hydrated(page);
      };
      const main = page.getByRole('main');

      await open(`/caseDetails/${await aCase(context.request, { diagnosis: aDiagnosis() })}`);
      const comment = page.getByLabel('Add Comment');
      const post = main.getByRole('button', { name: 'Post', exact: true });
      await comment.fill('Drain first.');
      await post.click();
      // With scripts the comment that appears says it all; other news may come meanwhile.
      if (javaScriptEnabled !== false)
        await page.evaluate(() =>
          window.dispatchEvent(
            new CustomEvent('toast', { detail: { kind: 'info', text: 'Your film is ready.' } }),
          ),
        );
      await expectClear(page, comment, post);

      await open('/questions');
      const save = main.getByRole('button', { name: 'Save', exact: true });
      await save.click();
      await expectClear(page, page.getByLabel('until'), save);

      await open('/search?term=cholecystitis&kind=cases');
      await main.getByRole('button', { name: 'Notify me of new ones' }).click();
      const search = main.getByRole('button', { name: 'Search', exact: true });
      await expectClear(page, main.locator('input[name=term]'), search);

      // A page for everybody is the browser's own: nothing hydrates it.
      await page.goto('/contactPage');
      const message = page.getByLabel('Message');
      const send = main.getByRole('button', { name: 'Send message' });
      await page.getByLabel('Full name').fill('Vera Moss');
      await page.getByLabel('Email').fill('vera.moss@example.org');
      await page.getByLabel('Mobile number').fill('+44 7700 900123');
      await message.fill('Where are the cases that I saved?');
      await send.click();
      if (width > 1_000) await expectTopRight(page);
      await expectClear(page, message, send);
    });
});

test('[D-1063] a toast leaves an open menu', async ({ page, context, browser }) => {
  const elsewhere = await browser.newContext();
  const ben = await aMember(elsewhere, somebody('Ben'));
  await elsewhere.close();
  await aMember(context);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`/profile/${ben.id}`);
    await hydrated(page);
    const menu = page.getByRole('main').locator('details.menu').first();
    await menu.locator('summary').click();
    const panel = menu.locator('.menu__panel');
    await expect(panel).toBeVisible();
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('toast', {
          detail: { kind: 'info', text: 'Your film is ready.', ms: 60_000 },
        }),
      ),
    );
    const toast = page.locator('.toast').last();
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => {
        const [a, b] = [await toast.boundingBox(), await panel.boundingBox()];
        return Boolean(a && b) && !meet(a as Box, b as Box);
      })
      .toBe(true);
  }
});

test('[D-1063] a toast does not come between a finger and an open menu, before the scripts run either', async ({
  page,
  context,
}) => {
  const anna = await joined(context);
  await page.goto('/login');
  await logIn(page, anna);
  await expect(page).toHaveURL('/personal');
  await expect(page.locator('.toast')).toBeVisible();
  // Do not wait for hydration: the menu must work before the scripts run.
  await page.getByLabel('Your menu').click();
  const choices = page.locator('.menu[open] .menu__panel :is(a, button)');
  await expect(choices.last()).toBeVisible();
  await page.locator('.toast-region').evaluate((region) => {
    const panel = document.querySelector('.menu[open] .menu__panel') as HTMLElement;
    const { top, right } = panel.getBoundingClientRect();
    // Place the toasts over the whole menu.
    region.style.cssText = `inset: ${top}px ${innerWidth - right}px auto auto; block-size: 100vh`;
  });
  const reached = await choices.evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(reached.length).toBeGreaterThan(2);
  expect(reached).not.toContain(false);
});
