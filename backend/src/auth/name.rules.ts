/** Rules for people's names. Pure, so that the front end can use them, too. */

const LETTERS = /^[\p{L}\p{M}\p{Zs}'’.\-\u200c\u200d]+$/u;
const PILED_MARKS = /\p{M}{5,}/u;

/** Particles of last names that stay in lower case. */
const PARTICLES = new Set(
  (
    'af al bin bint da das de degli dei del della den der des di do dos du ' +
    'e el ibn la las le lo los ten ter und van vom von y zu zum zur'
  ).split(' '),
);

/** Georgian has capital letters, but does not use them in names. */
const FIRST_LETTERS = /(?<=^|-)(?!\p{Script=Georgian})\p{Ll}/gu;
const WORDS = /[^\p{Zs}]+/gu;

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Letters of any script, spaces, hyphens, apostrophes and dots; at most four combining marks per
 * letter.
 */
export function isName(name: string): boolean {
  return LETTERS.test(name) && !PILED_MARKS.test(name) && /\p{L}/u.test(name);
}

/**
 * Capitalises every word, except for the particles before a last name: "Amara Jo", "van der Berg".
 */
export function capitalised({ firstName, lastName }: Names): Names {
  return {
    firstName: firstName.replace(WORDS, raised),
    lastName: lastName.replace(WORDS, (word, at: number) =>
      PARTICLES.has(word) && at + word.length < lastName.length ? word : raised(word),
    ),
  };
}

/** A word that already contains a capital is left as its owner wrote it: "DeShawn", "McDonald". */
function raised(word: string): string {
  if (word !== word.toLowerCase()) return word;
  return word.replace(FIRST_LETTERS, (letter) => letter.toUpperCase());
}
