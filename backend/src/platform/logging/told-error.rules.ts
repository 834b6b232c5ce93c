const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const LINK = /\b[a-z][a-z+.-]*:\/\/\S+/gi;
/**
 * One-time codes have six digits; codes in the responses of mail servers and databases are shorter
 * or contain letters.
 */
const CODE = /(?<![\w-])\d{6,}(?![\w-])/g;

/** Errors of programs that read files: their messages may repeat what stands in a file. */
const OF_FILES = new Set(['WorkFailed', 'VideoToolFailed']);

/**
 * The message of an error without user data: database exceptions include the values of a statement,
 * and mail servers repeat addresses.
 */
export function sentenceOf(error: Error): string {
  if (OF_FILES.has(error.name)) return 'A file could not be read.';
  const isStatement = error.name.endsWith('Exception') && error.message.includes(' - ');
  const sentence = isStatement
    ? error.message.slice(error.message.lastIndexOf(' - ') + 3)
    : error.message;
  return sentence.replace(LINK, '[link]').replace(ADDRESS, '[address]').replace(CODE, '[number]');
}

/** The stack trace without the message. */
export function framesOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 12).join('\n');
}

/** The same error without user data, for stores such as the queues, which keep it for 30 days. */
export function withoutContent(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('Something that is no error was thrown.');
  const told = new Error(sentenceOf(error));
  told.name = error.name;
  told.stack = `${told.name}: ${told.message}\n${framesOf(error)}`;
  return told;
}
