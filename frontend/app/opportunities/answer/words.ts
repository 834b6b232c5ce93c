/** The owner's answers to an application, and their confirmations. */
export const answers = {
  accept: {
    word: 'Accept',
    question: 'Are you sure you want to accept the application?',
    yes: 'Accept',
    look: 'primary',
  },
  cancel: {
    word: 'Cancel',
    question: 'Are you sure you want to cancel the application?',
    yes: 'Cancel application',
    look: 'danger',
  },
} as const;

export type Answer = keyof typeof answers;

export function isAnswer(word: string | undefined): word is Answer {
  return word === 'accept' || word === 'cancel';
}
