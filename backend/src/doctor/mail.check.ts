import { createTransport } from 'nodemailer';
import { type Check, inTime, NOTHING, reasonOf } from './check';

const PATIENCE_MS = 8_000;

/** The mail server: whether it responds and accepts our log-in. Sends nothing. */
export const mail: Check = {
  of: 'Mail server',
  reach: ({ smtpUrl }) => (smtpUrl ? logIn(smtpUrl) : undefined),
  examine: async ({ smtpUrl, mailFrom }) => {
    if (!smtpUrl) return NOTHING;
    await logIn(smtpUrl);
    const sample = mailFrom.includes('suture.example');
    return {
      holds: ['answers and takes the log-in'],
      problems: sample ? ['MAIL_FROM is still the sample address suture.example.'] : [],
    };
  },
};

async function logIn(url: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await inTime(transport.verify());
  } catch (error) {
    throw new Error(`SMTP_URL cannot be used: ${reasonOf(error)}.`);
  } finally {
    transport.close();
  }
}
