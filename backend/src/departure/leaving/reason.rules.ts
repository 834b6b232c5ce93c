const SHORTEST = 2;

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The reason for leaving, made anonymous: names and email addresses in it are blanked out. */
export function anonymousReason(reason: string, { email, firstName, lastName }: Person): string {
  const words = [email, email.split('@')[0] ?? '', firstName, lastName].filter(
    (word) => word.length >= SHORTEST,
  );
  return words.reduce(
    (text, word) => text.replace(new RegExp(escaped(word), 'giu'), '…'),
    reason.replace(/\S+@\S+|\+?\d[\d\s().-]{6,}\d/g, '…'),
  );
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
