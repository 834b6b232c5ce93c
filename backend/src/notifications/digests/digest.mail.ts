import type { MailText } from '../../platform/mail/mail';
import { isolated } from '../../platform/members-words.rules';

interface Digest {
  readonly name: string;
  readonly lines: readonly string[];
  readonly frequency: 'daily' | 'weekly';
  readonly linkBase: string;
  readonly unsubscribeLink: string;
}

/** The maximum number of lines in an email. */
const SHOWN = 10;

/** Who did what, never what was written. Has a one-click unsubscribe link (RFC 8058). */
export function digestMail({ name, lines, frequency, linkBase, unsubscribeLink }: Digest) {
  const more = lines.length > SHOWN ? [`… and ${lines.length - SHOWN} more.`] : [];
  const paragraphs = [
    `Dear Dr. ${isolated(name)},`,
    'This happened while you were away:',
    ...lines.slice(0, SHOWN),
    ...more,
  ];
  return {
    subject:
      lines.length === 1 ? (lines[0] ?? '') : `${lines.length} things happened while you were away`,
    heading: 'While you were away',
    paragraphs,
    action: { label: 'See it all', link: `${linkBase}/notifications` },
    footnote: `You get this email at most once a ${frequency === 'daily' ? 'day' : 'week'}, and only after you were away.`,
    ending: { label: 'Unsubscribe', link: unsubscribeLink },
    headers: {
      'List-Unsubscribe': `<${unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  } satisfies MailText & { headers: Record<string, string> };
}
