import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** A code of an authenticator app: the current one, or the next one, which is already accepted. */
export function codeOf(secret: string, which: 'now' | 'next' = 'now'): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) });
  return totp.generate({ timestamp: Date.now() + (which === 'next' ? 30_000 : 0) });
}

/** Chromium's simulated device with fingerprint or face recognition. */
export async function withAuthenticator(context: BrowserContext, page: Page): Promise<CDPSession> {
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return browser;
}

/** Makes the browser offer no passkeys in form fields. */
export async function offersNoneInFields(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}
