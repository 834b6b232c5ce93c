import type { MailText } from '../platform/mail/mail';
import type { ContactMessageRow, DeletionRequestRow } from './letter.repository';

export function contactMail({
  name,
  message,
}: Pick<ContactMessageRow, 'name' | 'message'>): MailText {
  return {
    subject: 'We have received your message',
    heading: 'Thank you for writing to us',
    paragraphs: [
      `Dear ${name},`,
      'a person will read your message and answer to this address. This is what you wrote:',
      message,
    ],
    footnote:
      'If you did not write to us, somebody entered your address by mistake. You need not do anything.',
  };
}

export function deletionMail({
  name,
  dueAt,
}: Pick<DeletionRequestRow, 'name' | 'dueAt'>): MailText {
  const day = new Date(dueAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: 'Your request to delete your account',
    heading: 'We have received your request',
    paragraphs: [
      `Dear ${name},`,
      `you asked us to delete your Suture account. We answer by ${day} at the latest. Before anything is deleted we make sure that the account is yours.`,
      'It is faster to do it yourself: log in, open your profile and choose Delete Account. Then everything disappears at once.',
    ],
    footnote:
      'If it was not you who asked for this, please answer this mail or ignore it: nothing is deleted without a check.',
  };
}
