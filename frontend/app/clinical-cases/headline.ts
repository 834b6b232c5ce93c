/** Words of up to three letters before a point are mostly shortened ones: "Dr.", "vs.", "e.g.". */
const END = /[?؟？]+|(?<=[^\s.]{4})[.!](?=\s|$)|[。！]/;
const LONGEST = 140;
/** A few more words are not worth a cut. */
const WHOLE = 175;

export interface Headline {
  /** The first sentence, or as much of it as a headline holds. */
  first: string;
  rest: string;
}

/** A question as a headline, and what is left of it as text. */
export function headlineOf(question: string): Headline {
  const text = question.trim();
  const end = END.exec(text);
  const length = end ? end.index + end[0].length : text.length;
  if (length <= WHOLE) return { first: text.slice(0, length), rest: text.slice(length).trim() };
  const words = text.slice(0, LONGEST).replace(/\s+\S*$/u, '');
  return { first: `${words}…`, rest: `…${text.slice(words.length).trimStart()}` };
}
