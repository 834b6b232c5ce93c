/** Sent by scripts with a form that waited in the browser (outbox/sending.ts). */
const KEEPS_FORM = 'keeps-form';

export const isFromOutbox = ({ headers }: Request): boolean => headers.has(KEEPS_FORM);

/** The words of a refusal, for a browser that reads no bodies. */
export const refusalHeader = (words: string): Record<string, string> => ({
  Refusal: encodeURIComponent(words),
});
