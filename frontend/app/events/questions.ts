/** The confirmations before registering and before cancelling a registration. */
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
