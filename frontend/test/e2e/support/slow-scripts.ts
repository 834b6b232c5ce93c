import type { Page } from '@playwright/test';
import { hydrated } from './browser';

/** Holds scripts of pages back, all or those named, until `come` is called, as a slow line does. */
export async function slowScripts(page: Page, which = '*'): Promise<{ come: () => Promise<void> }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${which}.js`, async (route) => {
    await released;
    await route.continue();
  });
  return {
    come: async () => {
      release();
      await hydrated(page);
    },
  };
}
