import { AtLeast, NoEdgeBlanks, Required, Rule } from '../wire/rules';
import { isName } from './joining/name.rules';
import { isWeakPassword } from './passwords/password.rules';

const limits = { name: 3, password: 7 };

/** Both minimum lengths are settings, applied here at startup. */
export function setLengthLimits(next: { name: number; password: number }): void {
  Object.assign(limits, next);
}

const BLANKS = 'Blank spaces are not allowed';

/** Combines several rules into one decorator; they read top-down like decorators above a field. */
function Rules(...rules: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const rule of [...rules].reverse()) rule(target, property);
  };
}

export const PersonName = (missing: string) =>
  Rules(
    Required(missing),
    NoEdgeBlanks(BLANKS),
    AtLeast(() => limits.name, `Minimum ${limits.name} characters are required`),
    Rule('letters', (value) => isName(String(value)), 'Please use letters only.'),
  );

interface WithOwner {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * A new password, in every form that sets one. Its owner is taken from the same form if it has the
 * fields.
 */
export const NewPassword = (missing: string) =>
  Rules(
    Required(missing),
    NoEdgeBlanks(BLANKS),
    AtLeast(() => limits.password, `Password must be atleast ${limits.password} digit long`),
    Rule('strong', isStrong, 'This password is too easy to guess. Please choose another one.'),
  );

function isStrong(value: unknown, whole: WithOwner): boolean {
  return !isWeakPassword(String(value), {
    email: whole.email ?? '',
    firstName: whole.firstName ?? '',
    lastName: whole.lastName ?? '',
  });
}
