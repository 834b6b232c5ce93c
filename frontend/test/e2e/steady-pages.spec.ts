import type { Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMember } from './support/people';
import { slowScripts } from './support/slow-scripts';

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** Each moved control by name, with its old and new position. */
type Moved = string[];

declare global {
  interface Window {
    stood: { control: Element; box: DOMRect }[];
  }
}

/** The document is complete and styled; the `load` event would wait for the scripts. */
const styled = () =>
  document.querySelector('footer, #starts') !== null &&
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet,
  );

/**
 * Remembers the position of each visible control in the page.
 * @returns their number
 */
async function remember(page: Page): Promise<number> {
  return page.evaluate(async (controls) => {
    await document.fonts.ready;
    window.stood = [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.top < innerHeight && box.bottom > 0 && box.width > 1);
    return window.stood.length;
  }, CONTROLS);
}

/** The controls that moved since they were recorded. Ignores controls that were replaced. */
async function moved(page: Page): Promise<Moved> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const place = ({ x, y, width }: DOMRect) => [x, y, width].map(Math.round).join(' ');
    return window.stood
      .map(({ control, box }) => ({ control, box, now: control.getBoundingClientRect() }))
      .filter(({ control, box, now }) => control.isConnected && place(box) !== place(now))
      .map(
        ({ control, box, now }) =>
          `${control.getAttribute('aria-label') ?? control.textContent}: ${place(box)} → ${place(now)}`,
      );
  });
}

const PAGES = [
  '/community',
  '/beyondSurgery',
  '/explore',
  '/opportunities',
  '/upcoming',
  '/chat',
  '/notifications',
  '/me',
  '/search?q=knee',
  '/opportunities/post',
  '/profile/edit/personal',
];

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`[D-125] nothing that can be pressed moves when the scripts come, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    const other = await aMember(context);
    const steady = async (path: string, first?: (page: Page) => Promise<void>) => {
      const scripts = await slowScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(styled, undefined, { timeout: 10_000 });
      await first?.(page);
      expect(await remember(page), path).toBeGreaterThan(3);
      await scripts.come();
      expect(await moved(page), path).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    };
    for (const path of [...PAGES, `/caseDetails/${id}`]) await steady(path);
    await context.clearCookies();
    await aMember(context);
    await steady(`/profile/${other.id}`, (at) => at.getByLabel(/^More about/).click());
  });
