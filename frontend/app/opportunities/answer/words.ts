/** The owner's answers to an application, and their confirmations. */
export const answers = {
  accept: {
    word: 'Accept',
    question: 'Are you sure you want to accept the application?',
    yes: 'Accept',
    look: 'primary',
  },
  decline: {
    word: 'Decline',
    question: 'Are you sure you want to decline the application?',
    yes: 'Decline',
    look: 'danger',
  },
} as const;

/** Goes to the applicant with the notice and the email. */
export const WORD = { name: 'word', label: 'A word to the applicant', most: 500 };

export const ANSWER_IS_FINAL =
  'The applicant is told at once, with the name of the opportunity. Your answer is final.';

export type Answer = keyof typeof answers;

export function isAnswer(word: string | undefined): word is Answer {
  return word === 'accept' || word === 'decline';
}
