/**
 * Everything stored in the browser, as listed in the cookie policy. A “…” at the end of a name
 * stands for a number or a word.
 */
export const cookies = [
  [
    'suture',
    'Keeps you logged in; holds a random number, and no data about you',
    'Until you close the browser, or 30 days with “Remember me”',
  ],
  [
    'suture-sign-in',
    'Connects the two halves of a log-in through Google or Apple',
    'Minutes, while you log in',
  ],
  [
    'suture-second-step',
    'Connects the two steps of a log-in with a code; holds a random number',
    '10 minutes, while you log in',
  ],
  [
    'suture-unsent',
    'Opens what you had typed when you were logged out; holds a random number',
    'One hour, or until it is sent',
  ],
  ['after-login', 'The page that you wanted before you had to log in', '1 hour'],
  ['toast', 'One sentence for the next page, such as “Saved.”', 'One minute at most'],
  ['theme', 'Light or dark colours, if you have chosen', 'One year'],
  ['zone', 'Your time zone, so that reminders come at your morning', 'Until you close the browser'],
  ['visitor', 'Lets a visitor who has filled in the form read cases', '7 days'],
  ['notice', 'That you have closed a notice', 'Until you close the browser'],
] as const;

const TAB = 'Until you close the tab';

export const storage = [
  [
    'draft-…',
    'The words of a case that you are writing, encrypted with a key of your account',
    `${TAB}, log out, post or discard it`,
  ],
  [
    'suture-drafts',
    'The files of a case that you are writing or of a form sent after your session had ended, and what you shared into Suture, encrypted',
    'Until you log out, post or discard it; 7 days at most',
  ],
  [
    'suture-shared',
    'What you shared into Suture from another app, encrypted, until you are logged in',
    'Until it is taken, log out or share three more; 24 hours at most',
  ],
  [
    'suture-outbox',
    'What you sent without a connection or after your session had ended, encrypted with a key of this browser',
    'Until it is sent, you delete it or log out; 7 days at most',
  ],
  ['chat-draft-…', 'A message that you are writing, encrypted', `${TAB}, log out or send it`],
  [
    'chat-unsent-…',
    'Messages that wait for a connection, encrypted',
    `${TAB}, log out, or they are sent`,
  ],
  ['lifted-…', 'That you have uncovered a sensitive picture', TAB],
  ['reels-sound', 'Whether videos play with sound', TAB],
  ['positions', 'How far you have scrolled on each page', TAB],
  ['remix-manifest-version', 'Which version of the site the tab runs', TAB],
  ['push-declined', 'That you do not want to be asked about push messages', 'Until you clear it'],
  ['push-offered', 'That push messages were offered to you', TAB],
  [
    'push-member',
    'Your member number, if this browser shows push messages',
    'Until you turn them off',
  ],
  [
    'tus::…',
    'Name, size and upload address of a large file, so that a broken upload can go on',
    'Until it is sent, or until you clear it',
  ],
  ['offline-…', 'The page that says you are offline, and no page of yours', 'Until you clear it'],
] as const;
