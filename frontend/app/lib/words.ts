/** Members are always "Dr. {full name}". */
export function drName(fullName: string): string {
  return `Dr. ${fullName}`;
}

export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words[words.length - 1] : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Making a formatter takes a hundred times longer than using it. */
const whole = new Intl.NumberFormat('en');
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A number stays with its word, a time with its zone: no line breaks between them. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

export function counted(n: number, one: string, many = `${one}s`): string {
  return unbroken(`${whole.format(n)} ${n === 1 ? one : many}`);
}

/** 1234 → 1.2K; the exact number belongs into a title. */
export function abbreviated(n: number): string {
  return compact.format(n);
}

const READ_MORE_IDEAL = 200;
const READ_MORE_MAX = 250;

/**
 * Cuts a long text near 200 characters, at a word. Texts up to 250 characters stay whole: hiding a few words
 * behind "Read more" helps nobody.
 */
export function shortened(
  text: string,
  longest = READ_MORE_MAX,
): { start: string; isCut: boolean } {
  if (text.length <= longest) return { start: text, isCut: false };
  const cut = text.slice(0, READ_MORE_IDEAL);
  const endsAtWord = /\s/.test(text.charAt(READ_MORE_IDEAL));
  return { start: endsAtWord ? cut.trimEnd() : cut.replace(/\s+\S*$/, ''), isCut: true };
}

const genders: Record<string, string> = { M: 'Male', F: 'Female', O: 'Other' };

export function genderName(code: string): string {
  return genders[code] ?? code;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(2)} MB`;
}
