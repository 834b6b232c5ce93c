/** What is asked before one registers, and before that is taken back. */
export const REGISTER = {
  question: 'Are you sure you want to register for this event?',
  yes: 'Register',
  look: 'primary',
} as const;
export const UNREGISTER = {
  question: 'Are you sure you want to cancel your registration?',
  yes: 'Cancel registration',
  look: 'danger',
} as const;
