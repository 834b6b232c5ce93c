import { cookies, storage } from './browser-storage';
import type { LegalSection } from './legal-text';

// Needs review by counsel: written from the product's specification, and not yet read by a lawyer.

/** The sections about cookies, the user's rights and retention periods. */
export const rights: readonly LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookie policy',
    body: [
      'We use only cookies without which something that you asked for would not work. For these the law asks for no consent, so there is no banner. None of them follows you to other sites.',
      {
        table: {
          caption: 'Cookies that we set',
          head: ['Name', 'What for', 'How long'],
          rows: cookies,
        },
      },
      'On a secure connection the name of the first two begins with “__Host-”. What a page itself keeps in your browser, so that a reload loses nothing, is listed here.',
      {
        table: {
          caption: 'What pages keep in your browser',
          head: ['Name', 'What for', 'How long'],
          rows: storage,
        },
      },
      'If you turn push messages on, your browser registers with its maker’s push service, until you turn them off.',
      'You can delete all of it in your browser at any time; then you are logged out. Anything that counted visits beyond our own servers would stay off until you had agreed. There is no such thing today.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: [
      'Wherever you live, you may:',
      {
        list: [
          'see what we hold about you, and take it along: your account offers an archive that people and programs can read;',
          'correct it, mostly by yourself in your profile;',
          'have it deleted: in your profile, or with the form [Delete Account](/deleteaccount);',
          'object to a use, or have it restricted while we look into your objection;',
          'withdraw a consent, with effect for the future;',
          'choose what we notify you of, and how;',
          'complain to the authority for data protection where you live or work.',
        ],
      },
      'Write to us on the [contact page](/contactPage). We answer requests within up to 30 days, free of charge. We may have to ask for something by which we recognise you, so that nobody else gets your data.',
    ],
  },
  {
    id: 'california',
    title: 'If you live in California',
    body: [
      'The law of California gives you the right to know which categories of personal information we have collected in the past twelve months, from where, for what purposes, and to whom we have disclosed them; to receive a copy; to have it corrected or deleted; and to limit the use of sensitive information. The sections above describe these categories and purposes. We have not sold personal information or shared it for advertising in the past twelve months, and shall not.',
      'Using these rights never changes how we treat you: no other price, for there is none, and no lesser service. You may have somebody act for you; we then ask for your written permission. We do not respond to signals of browsers against tracking, because we do not track.',
    ],
  },
  {
    id: 'keep',
    title: 'How long we keep it',
    body: [
      {
        table: {
          caption: 'Times',
          head: ['Data', 'Kept'],
          rows: [
            [
              'Account, profile, posts, files',
              'As long as your account exists; after you delete it they are out of view at once and erased within 24 hours',
            ],
            [
              'Messages',
              'With those who received them, under “Deleted member”; longer where audit or law requires it',
            ],
            ['Applications', 'Twelve months after the opportunity has closed'],
            ['What visitors entered to read cases', 'Twelve months'],
            ['Letters to us, and requests for deletion', 'Twelve months'],
            [
              'One-time codes and links',
              'Minutes to 24 hours; links that undo a change, seven days',
            ],
            ['Your old email address after a change', 'Eight days'],
            ['That an email could not be delivered to your address', '90 days'],
            ['Which files of cases you open', '90 days after the last time'],
            ['Which cases the list of a visitor showed', '90 days after the last time'],
            ['The document of a paper that is made of a case', '30 days'],
            [
              'What our administrators noted about your account',
              'As long as your account exists, or until the note is deleted',
            ],
            ['A saved search', 'Until you remove it'],
            [
              'IP addresses of your sessions',
              'As long as the session lasts, and 30 days after its end',
            ],
            [
              'Log of security and administration',
              'One year, in which nobody can change it; without clinical content',
            ],
            ['Backups', 'Until they are overwritten in their normal turn'],
          ],
        },
      },
      'Accounts that have been inactive for more than six months may be removed. We write to you beforehand, and logging in keeps the account.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: [
      'Connections are encrypted. Passwords are stored as slow, salted hashes. The browser holds no more than a random number; pictures of cases have addresses that expire after minutes; every call is checked for who is asking; and files are opened, cleaned and drawn anew before anybody sees them.',
      'You can help. Choose a password that you use nowhere else and change it at least every three months, log out on shared computers, end sessions that you do not recognise, and tell us at once if something looks wrong. No system is perfectly secure. If a breach should put you at risk, we tell you and the authorities as the law requires, without delay.',
    ],
  },
  {
    id: 'abroad',
    title: 'Where it is processed',
    body: [
      'Suture is used all over the world, so what you post is read all over the world. Our servers, and the companies that work for us, may be in another country than you, with other laws. Where the law of your country asks for it, we agree on the protection that it prescribes, such as standard contractual clauses.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    body: [
      'If we change this policy, we say so here with the date, and announce material changes by email or in the service at least 30 days before they apply. This is the first version. Older ones will be listed here.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    body: [
      'Write to us on the [contact page](/contactPage), or use the form [Delete Account](/deleteaccount). You need not be logged in.',
    ],
  },
];
