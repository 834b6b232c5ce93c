import { type Account, greetingOf } from '../../auth/account.entity';
import type { MailText } from '../../platform/mail/mail';
import type { DeletionRequestRow } from './deletion-request.sql';

const dayOf = (time: string) =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Strangers can enter any address, so it quotes nothing that was entered. */
export function receivedMail({ dueAt }: Pick<DeletionRequestRow, 'dueAt'>): MailText {
  const day = dayOf(dueAt);
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

/** To the account's own address. */
export function proofMail(account: Account, link: string): MailText {
  return {
    subject: 'Is this account to be deleted?',
    heading: 'Please confirm that the account is yours',
    paragraphs: [
      greetingOf(account),
      'We were asked to delete your Suture account. Before we do, please confirm that the request is yours.',
    ],
    action: { label: 'Confirm the request', link },
    footnote:
      'The link works for 7 days. If you did not ask for this, ignore this email: without a check nothing is deleted.',
  };
}

export function refusedMail(reason: string): MailText {
  return {
    subject: 'Your request to delete an account',
    heading: 'The account was not deleted',
    paragraphs: [
      'Dear colleague,',
      'You asked us to delete a Suture account. We have not done so. The reason:',
      reason,
    ],
    footnote:
      'If you think that this is wrong, please reply to this email. Whoever can log in can delete their account themselves: Settings, Delete Account.',
  };
}
