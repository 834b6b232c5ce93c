import { DOMParser } from '@xmldom/xmldom';
import PostalMime, { type Email } from 'postal-mime';
import { digestMail } from '../../backend/src/notifications/digests/digest.mail';
import { applicationReceivedMail } from '../../backend/src/opportunities/mails/opportunities.mails';
import { Mail, type MailText } from '../../backend/src/platform/mail/mail';
import { SmtpCarrier } from '../../backend/src/platform/mail/smtp-carrier';
import { type MailServer, startMailServer } from './mail-server';

const UNSUBSCRIBE = `https://suture.example/unsubscribe?token=${'a1B2-_'.repeat(60)}`;
/** RFC 5322, 2.1.1, without the line break. */
const LONGEST_LINE = 998;

let server: MailServer;
let mail: Mail;
beforeAll(async () => {
  server = await startMailServer();
  const settings = {
    smtpUrl: server.url,
    mailFrom: 'Suture <hello@suture.example>',
    linkBase: 'https://suture.example',
    operator: { name: 'Süture e. V.', address: 'Grüner Weg 1; 10115 Berlin, Germany' },
  };
  mail = new Mail(
    new SmtpCarrier(settings as ConstructorParameters<typeof SmtpCarrier>[0]),
    settings as ConstructorParameters<typeof Mail>[1],
    undefined as never,
    undefined as never,
  );
});
afterAll(() => server.stop());

interface Arrived extends Email {
  readonly raw: string;
}

async function arrived(text: MailText & { headers?: Record<string, string> }): Promise<Arrived> {
  await mail.send({ ...text, id: `outbox-${server.received.length + 1}`, to: 'an@example.org' });
  const raw = server.received.at(-1)?.raw ?? Buffer.alloc(0);
  return { ...(await PostalMime.parse(raw)), raw: raw.toString('latin1') };
}

/** The words of a page, as a browser shows them. */
const shown = (html = '') =>
  new DOMParser({ onError: () => undefined }).parseFromString(html, 'text/html').documentElement
    ?.textContent ?? '';
/** Without the marks of direction (D-984). */
const plain = (text: string) =>
  text
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const HOSTILE: readonly (readonly [string, string])[] = [
  ['letters of two octets', 'Ünïcödé lång '.repeat(12).trim()],
  ['one word without an end', 'x'.repeat(2_000)],
  ['one word of emoji', '👩🏽‍⚕️🩺'.repeat(80)],
  ['Arabic', 'ما رأيكم في هذه الحالة (منذ 3 أيام)؟ '.repeat(4).trim()],
  ['Chinese', '腹腔镜胆囊切除术'.repeat(30)],
  ['signs of HTML', '<b>p < 0.05</b> & "n" = 3 {{heading}} <!-- -->'],
  ['a header', 'Cover wanted\r\nBcc: all@example.org\r\n\r\n<script>'],
  ['an encoded word', '=?utf-8?B?QmNjOg==?= =20 =C3'],
  ['a line of one full stop', 'One\n.\nTwo'],
  ['the beginning of a mailbox', 'From nobody'],
];

describe('A mail, as another program reads it', () => {
  it.each(HOSTILE)('[D-989] says %s alike in text and HTML', async (_, title) => {
    const facts = { title, ownerName: title, opportunityId: 7 } as unknown as Parameters<
      typeof applicationReceivedMail
    >[0];
    const { subject, text, html, to, bcc, attachments, headers, raw } = await arrived(
      applicationReceivedMail(facts, 'https://suture.example'),
    );
    expect(plain(subject ?? '')).toBe(plain(`An application for “${title}”`));
    expect(plain(text ?? '')).toContain(plain(title));
    expect(plain(shown(html))).toContain(plain(title));
    expect([to?.map(({ address }) => address), bcc, attachments]).toEqual([
      ['an@example.org'],
      undefined,
      [],
    ]);
    expect(headers.map(({ key }) => key).sort()).toEqual(
      ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'].sort(),
    );
    const [head = ''] = raw.split('\r\n\r\n');
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('[D-989] says all of it in text and in HTML', async () => {
    const { heading, paragraphs, action, footnote, ending } = aDigest();
    const { text = '', html = '' } = await arrived(aDigest());
    const both = [heading, ...paragraphs, action.label, action.link, footnote, ending.label];
    for (const words of [...both, 'Süture e. V., Grüner Weg 1; 10115 Berlin, Germany']) {
      expect(plain(text)).toContain(plain(words));
      expect(plain(shown(html))).toContain(plain(words));
    }
    expect(text).toContain(ending.link);
    const links = new DOMParser({ onError: () => undefined })
      .parseFromString(html, 'text/html')
      .getElementsByTagName('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([action.link, ending.link]);
  });

  it('[D-989] lets those who get it again and again unsubscribe by one click', async () => {
    const { headers, raw } = await arrived(aDigest());
    const said = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(said('list-unsubscribe')).toBe(`<${UNSUBSCRIBE}>`);
    expect(said('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
  });
});

const aDigest = () =>
  digestMail({
    name: 'Ünal',
    lines: ['Dr. Ōta commented on your case', 'د. سارة liked your comment'],
    frequency: 'daily',
    linkBase: 'https://suture.example',
    unsubscribeLink: UNSUBSCRIBE,
  });
