import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';

/** A browser of its own that can be closed and opened again, with a folder on the disk. */
export interface Profile {
  open(proxy?: { server: string }): Promise<BrowserContext>;
  /** The files of the folder in which one of these words or bytes is; the browser must be closed. */
  filesWith(...sought: (string | Buffer)[]): string[];
  remove(): Promise<void>;
}

export function aProfile(): Profile {
  const folder = mkdtempSync(path.join(tmpdir(), 'suture-profile-'));
  let opened: BrowserContext | undefined;
  return {
    open: async (proxy) => {
      opened = await chromium.launchPersistentContext(folder, {
        baseURL: process.env['E2E_URL'] || 'http://127.0.0.1:3000',
        executablePath: process.env['CHROMIUM_PATH'] ?? '',
        args: ['--no-sandbox', '--disable-gpu'],
        serviceWorkers: 'allow',
        reducedMotion: 'reduce',
        ...(proxy && { proxy }),
      });
      return opened;
    },
    filesWith: (...sought) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => statSync(path.join(folder, file)).isFile())
        .filter((file) => {
          const bytes = readFileSync(path.join(folder, file));
          return sought.flatMap(encoded).some((each) => bytes.includes(each));
        }),
    remove: async () => {
      await opened?.close();
      // Its last processes may still be writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

const encoded = (sought: string | Buffer): Buffer[] =>
  Buffer.isBuffer(sought) ? [sought] : [Buffer.from(sought), Buffer.from(sought, 'utf16le')];
