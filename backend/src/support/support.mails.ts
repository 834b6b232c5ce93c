import type { MailText } from '../platform/mail/mail';
import type { DeletionRequestRow } from './letter.repository';

/** Strangers can enter any address, so these emails quote nothing that was entered. */
export function contactMail(): MailText {
  return {
    subject: 'We have received your message',
    heading: 'Thank you for writing to us',
    paragraphs: ['A person will read your message and reply to this address.'],
    footnote:
      'If you did not write to us, someone entered your address by mistake. You need not do anything.',
  };
}

export function deletionMail({ dueAt }: Pick<DeletionRequestRow, 'dueAt'>): MailText {
  const day = new Date(dueAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: 'Your request to delete your account',
    heading: 'We have received your request',
    paragraphs: [
      `You asked us to delete your Suture account. We will answer by ${day} at the latest. Before anything is deleted, we make sure that the account is yours.`,
      'It is faster to do it yourself: log in, open your profile and choose Delete Account. Everything then disappears at once.',
    ],
    footnote:
      'If you did not ask for this, please reply to this email or ignore it: nothing is deleted without a check.',
  };
}
