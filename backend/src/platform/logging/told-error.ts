const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const LINK = /\b[a-z][a-z+.-]*:\/\/\S+/gi;
/** One-time codes have six digits; those that mail servers and databases answer have fewer, but for letters among them. */
const CODE = /(?<![\w-])\d{6,}(?![\w-])/g;

/**
 * The sentence of an error without what it was about: the database's exceptions carry the values of a statement, and mail servers
 * repeat addresses.
 */
export function sentenceOf(error: Error): string {
  const isStatement = error.name.endsWith('Exception') && error.message.includes(' - ');
  const sentence = isStatement
    ? error.message.slice(error.message.lastIndexOf(' - ') + 3)
    : error.message;
  return sentence.replace(LINK, '[link]').replace(ADDRESS, '[address]').replace(CODE, '[number]');
}

/** Where it was thrown: the lines below the sentence. */
export function framesOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 12).join('\n');
}

/** The same error for whoever keeps it: the queues do for 30 days. */
export function withoutContent(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('Something that is no error was thrown.');
  const told = new Error(sentenceOf(error));
  told.name = error.name;
  told.stack = `${told.name}: ${told.message}\n${framesOf(error)}`;
  return told;
}
