/** Labels for the API's kinds of reported objects. */
export const kinds: Readonly<Record<string, string>> = {
  'clinical-post': 'Clinical post',
  'beyond-post': 'Beyond Surgery post',
  'explore-post': 'Explore post',
  'learning-item': 'Learning content',
  'chat-message': 'Chat message',
  comment: 'Comment',
  'beyond-comment': 'Beyond Surgery comment',
  member: 'Member',
  opportunity: 'Opportunity',
};

export const categories: Readonly<Record<string, string>> = {
  'patient-identifiable': 'Identifiable patient',
  wrong: 'Wrong',
  abusive: 'Abusive',
  'not-a-surgeon': 'Not a surgeon',
  impersonation: 'Impersonation',
  harassment: 'Harassment',
  paid: 'Applicants pay',
  false: 'False',
  closed: 'No longer open',
  other: 'Other',
};

export const deeds: Readonly<Record<string, string>> = {
  remove: 'Removed',
  repair: 'Correction requested',
  suspend: 'Removed, author suspended',
  restore: 'Restored',
  dismiss: 'Kept',
};

export const OWN_WORDS = { value: 'own', label: 'Own words only' };
const choice = (value: string) => ({ value, label: value });

/** Standard reasons sent to an author. */
export const reasons = [
  choice('A name, a date or a number can be read in a file.'),
  choice('The patient can be recognised by the face, a tattoo or the voice.'),
  choice('The patient has not consented to this.'),
  choice('This is not a clinical question.'),
  choice('The wording is disrespectful.'),
  choice('This is advertising.'),
  OWN_WORDS,
];

/** Standard reasons sent to a suspended member. */
export const suspensionReasons = [
  choice('Repeated disrespectful wording.'),
  choice('Repeatedly identifiable patients.'),
  choice('Advertising.'),
  choice('We doubt that this account belongs to a surgeon.'),
  OWN_WORDS,
];

/** Standard reasons sent to the owner of a closed opportunity. */
export const closingReasons = [
  choice('It asks applicants for money.'),
  choice('What it says is not true.'),
  choice('It is no longer open.'),
  choice('This is advertising.'),
  OWN_WORDS,
];

export const lengths = [
  { value: '1', label: '24 hours' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];

/** The standard reason followed by the free text. */
export const reasonOf = (cause: string, words: string): string =>
  [cause === 'own' ? '' : cause, words]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n');
