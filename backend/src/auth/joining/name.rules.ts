/** Rules for people's names. Pure: the front end may use them too. */

const LETTERS = /^[\p{L}\p{M}\p{Zs}'’.\-\u200c\u200d]+$/u;
const PILED_MARKS = /\p{M}{5,}/u;

/** Letters of any script, blanks, hyphens, apostrophes and dots; no more than four marks on a letter. */
export function isName(name: string): boolean {
  return LETTERS.test(name) && !PILED_MARKS.test(name) && /\p{L}/u.test(name);
}

/** Only a lower-case first letter is raised where all of the name is lower case: "van der Berg" and "McDonald" stay. */
export function capitalised(name: string): string {
  if (name !== name.toLowerCase() || name.includes(' ')) return name;
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}
