import { AtLeast, NoEdgeBlanks, Required, Rule } from '../wire/rules';
import { isName } from './name.rules';
import { isWeakPassword } from './password.rules';

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

const isShort = (whole: object) => (whole as ShortName).isShortName === true;
/** People of one name say that it is short, and leave the second one out. */
export const isLeftOut = (value: unknown, whole: object) => isShort(whole) && (value ?? '') === '';

/**
 * Names have at least three letters, unless their owner says that they are shorter.
 * @param mayBeEmpty for a second name, which people of one name leave out
 */
export const PersonName = (missing: string, { mayBeEmpty = false } = {}) => {
  const given =
    (holds: (value: string, whole: object) => boolean) => (value: unknown, whole: object) =>
      (mayBeEmpty && isLeftOut(value, whole)) || (typeof value === 'string' && holds(value, whole));
  const isLong = (value: string, whole: object) =>
    isShort(whole) || [...value.trim()].length >= limits.name;
  return Rules(
    Rule(
      'required',
      given((value) => value.trim() !== ''),
      missing,
    ),
    Rule(
      'noEdgeBlanks',
      given((value) => value === value.trim()),
      BLANKS,
    ),
    Rule('atLeast', given(isLong), `Minimum ${limits.name} characters are required`),
    Rule('letters', given(isName), 'Please use letters only.'),
  );
};

interface ShortName {
  readonly isShortName?: boolean;
}

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
