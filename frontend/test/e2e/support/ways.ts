import { expect, type Page } from '@playwright/test';
import { expectToFit } from './pages';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 844 };

/**
 * Expects every link on the page and in its menu to open, and no page to scroll sideways. Links
 * in `opened` are not opened again.
 */
export async function expectNoDeadEnd(page: Page, opened = new Set<string>()): Promise<void> {
  const before = page.viewportSize();
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expectToFit(page);
  }
  if (before) await page.setViewportSize(before);
  const dead = new Map<string, string>();
  for (const link of await linksOn(page)) {
    if (opened.has(link)) continue;
    opened.add(link);
    const reply = await page.context().request.get(link);
    // An address that does not exist leads members there.
    const isLost = new URL(reply.url()).pathname === '/home' && link !== '/home';
    if (!reply.ok() || isLost) dead.set(link, `${isLost ? 'unknown' : reply.status()}`);
  }
  if (dead.size === 0) return;
  // What another journey has dealt with meanwhile is no longer linked.
  await page.reload();
  const links = await linksOn(page);
  const stillDead = [...dead].filter(([link]) => links.includes(link));
  expect(stillDead, `dead ends of ${page.url()}`).toEqual([]);
}

const linksOn = (page: Page): Promise<string[]> =>
  page
    .locator('main a[href^="/"], nav a[href^="/admin"]')
    .evaluateAll((all) => [
      ...new Set(all.map((a) => a.getAttribute('href')?.split('#')[0] ?? '')),
    ]);
