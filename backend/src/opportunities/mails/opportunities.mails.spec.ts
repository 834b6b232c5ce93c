import type { MailText } from '../../platform/mail/mail';
import type { ApplicationFacts } from '../applications/application.rows';
import * as mails from './opportunities.mails';

const ARABIC = 'زمالة جراحة الكبد (سنتان)';
const facts: ApplicationFacts = {
  id: 1,
  opportunityId: 2,
  applicantId: 3,
  ownerId: 4,
  state: 'submitted',
  title: ARABIC,
  word: ARABIC,
  applicantName: ARABIC,
  applicantEmail: 'a@example.org',
  ownerName: ARABIC,
  ownerEmail: 'o@example.org',
};
const BASE = 'https://suture.example';
const { opportunityTakenDownMail, ...ofApplications } = mails;
const MAILS: [string, MailText][] = [
  ...Object.entries(ofApplications).map(([name, mail]): [string, MailText] => [
    name,
    mail(facts, BASE),
  ]),
  ['opportunityTakenDownMail', opportunityTakenDownMail(facts, ARABIC, BASE)],
];

it.each(MAILS)('[D-984] isolates titles and names in its subject and text: %s', (_, mail) => {
  const said = [mail.subject, mail.heading, ...mail.paragraphs];
  const loose = said.map((line) => line.replace(/\u2068[^\u2069]*\u2069/g, ''));
  expect(said.join()).toContain(ARABIC);
  expect(loose.join()).not.toMatch(/[\u0590-\u08ff]/);
});
