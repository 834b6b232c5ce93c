import type { Page } from '@playwright/test';
import { hydrated } from './browser';

/** Holds the scripts of pages back until `come` is called, as a slow line does. */
export async function slowScripts(page: Page): Promise<{ come: () => Promise<void> }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
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
