import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from './browser';
import { aMember, type Member, somebody } from './people';

/** A member with a browser context of their own. */
export interface Colleague {
  member: Member;
  page: Page;
  context: BrowserContext;
}

export async function colleague(
  browser: Browser,
  firstName: string,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Colleague> {
  const context = await browser.newContext(options);
  const member = await aMember(context, somebody(firstName));
  return { member, context, page: await context.newPage() };
}

/** Confirms a question: a dialog with scripts, a page without. */
export async function meanIt(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Are you sure/ })).toBeVisible();
  await page.getByRole('button', { name, exact: true }).last().click();
}

/** The page updates optimistically; this waits for the server's response. */
export const settled = (page: Page) =>
  expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

/**
 * Chooses an entry in the menu of the profile, which contains the actions that end a connection.
 */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByLabel(/^More about Dr\./).click();
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name, exact: true })
    .or(main.getByRole('link', { name, exact: true }))
    .click();
}
