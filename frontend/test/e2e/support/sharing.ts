import type { Page } from '@playwright/test';
import { expect } from './browser';
import type { ChosenFile } from './files';

interface Shared {
  title?: string;
  text?: string;
  files?: readonly ChosenFile[];
}

/** The worker takes what is shared only once it is there. */
export async function workerReady(page: Page): Promise<void> {
  const isActive = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state ?? '');
  await expect.poll(isActive).toBe('activated');
}

/**
 * Sends the form that the share menu of a phone sends for an installed site, from the page that is
 * open.
 */
export async function share(page: Page, { title, text, files = [] }: Shared, to = '/share') {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }));
  const arrived = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  await page.evaluate(
    ({ words, sent: all, action }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
      for (const [name, value] of Object.entries(words)) {
        const field = Object.assign(document.createElement('input'), { name, value });
        form.append(Object.assign(field, { type: 'hidden' }));
      }
      const transfer = new DataTransfer();
      for (const { name, mimeType, bytes } of all) {
        const content = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
        transfer.items.add(new File([content], name, { type: mimeType }));
      }
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      input.multiple = true;
      input.files = transfer.files;
      form.append(input);
      document.body.append(form);
      HTMLFormElement.prototype.submit.call(form);
    },
    { words: { title: title ?? '', text: text ?? '', url: '' }, sent, action: to },
  );
  await arrived;
}
