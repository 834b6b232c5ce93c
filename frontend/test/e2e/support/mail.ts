import { expect } from '@playwright/test';

export interface Mail {
  subject: string;
  text: string;
}

const INBOX =
  process.env['INBOX_URL'] ||
  `${process.env['E2E_URL'] || 'http://127.0.0.1:3000'}/api/v1/dev/inbox`;

/** What arrived for somebody, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const reply = await fetch(`${INBOX}?to=${encodeURIComponent(email)}`);
  const { result } = (await reply.json()) as { result: Mail[] };
  return result;
}

/** The link of the newest verification mail, once it has arrived. */
export async function verificationLinkTo(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Verify'));
    link = mail?.text.match(/https?:\/\/\S+\/verify\?\S+/)?.[0];
    expect(link, `a verification mail for ${email}`).toBeTruthy();
  }).toPass({ timeout: 60_000, intervals: [100, 200, 300] });
  return link ?? '';
}
