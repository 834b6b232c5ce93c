import type { RefusalReason } from './mail-refusal.entity';

/** The recipient's mail server permanently rejected an email, so that retrying is pointless. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(readonly reason: RefusalReason) {
    super(`The mail server refuses the recipient: ${reason}.`);
  }
}

/** What nodemailer reports of a response that rejects an email. */
interface ServerError {
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

const BY_CODE: Readonly<Record<number, RefusalReason>> = {
  550: 'unknown-address',
  551: 'unknown-address',
  552: 'full-mailbox',
  553: 'unknown-address',
};

/**
 * Why an email can never be delivered; undefined for errors that may not recur, or that are about
 * us: our address, our text, our permission to send. An enhanced status code (RFC 3463) is trusted;
 * without one, only the response to RCPT TO is.
 */
export function reasonOf(error: unknown): RefusalReason | undefined {
  const { responseCode = 0, response = '', command = '' } = error as ServerError;
  if (responseCode < 500) return undefined;
  const [, subject, detail] = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  if (subject === undefined) return command === 'RCPT TO' ? BY_CODE[responseCode] : undefined;
  // 5.1.7 and 5.1.8 are about the sender.
  if (subject === '1') return /^[78]$/.test(detail ?? '') ? undefined : 'unknown-address';
  if (subject !== '2') return undefined;
  return detail === '2' ? 'full-mailbox' : 'closed-mailbox';
}
