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

/** Holds the page's socket back until `connect` is called; `tried` resolves once the page has opened it. */
export async function heldSocket(
  page: Page,
): Promise<{ tried: Promise<void>; connect: () => void }> {
  let connect = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    connect = resolve;
  });
  let isTried = () => {};
  const tried = new Promise<void>((resolve) => {
    isTried = resolve;
  });
  await page.routeWebSocket('**/socket.io/**', async (socket) => {
    isTried();
    await isAllowed;
    socket.connectToServer();
  });
  return { tried, connect };
}
