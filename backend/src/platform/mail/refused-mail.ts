import type { RefusalReason } from './mail-refusal.entity';

/** The recipient's mail server refused a mail for good: another try would be refused as well. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(readonly reason: RefusalReason) {
    super(`The mail server refuses the recipient: ${reason}.`);
  }
}

/** What nodemailer tells of a server that said no. */
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
 * Why nobody will ever get this mail; undefined for everything that may be different at the next try, or that is about us: our
 * address, our words, our right to send. Servers that give a status (RFC 3463) mean what it says; of others only the answer to the
 * recipient is believed.
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
