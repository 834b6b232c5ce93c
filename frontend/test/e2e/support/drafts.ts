import type { Page } from '@playwright/test';

/** The draft files stored in the browser: 'readable' if a name or content is in plain text. */
export const keptInBrowser = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('suture-drafts', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('files');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('files').objectStore('files').getAll();
          all.onsuccess = () => {
            opening.result.close();
            const textOf = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes);
            resolve(
              all.result.map(({ labels, contents }) =>
                [labels, ...contents].some(({ bytes }) => /ct-axial|JFIF/.test(textOf(bytes)))
                  ? 'readable'
                  : 'sealed',
              ),
            );
          };
        };
      }),
  );
