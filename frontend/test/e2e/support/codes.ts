import { expect } from '@playwright/test';
import { mailsTo } from './mail';

const SUBJECT = 'Your one-time code for Suture';

/**
 * Waits for the newest email with a one-time code and returns the code; `after` are earlier codes
 * to ignore.
 */
export async function codeTo(email: string, after: string[] = []): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const mail = (await mailsTo(email)).find(({ subject }) => subject === SUBJECT);
    code = mail?.text.match(/\b\d{6}\b/)?.[0];
    expect(code && !after.includes(code), `a code for ${email}`).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [100, 200, 300] });
  return code ?? '';
}
