import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** A code of somebody's authenticator app: the one of now, or the next one, which is taken already. */
export function codeOf(secret: string, which: 'now' | 'next' = 'now'): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) });
  return totp.generate({ timestamp: Date.now() + (which === 'next' ? 30_000 : 0) });
}

/** A device with face or finger, as Chromium simulates one. */
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

/** A browser that offers no passkeys in the fields of a form. */
export async function offersNoneInFields(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}
