/** Cannot occur in texts, because control characters are refused. */
const OPENS = '\u0002';
const CLOSES = '\u0003';

/** Options of `ts_headline`: for a whole text, and for the best excerpt of a longer one. */
export const MARKED = `HighlightAll=true, StartSel=${OPENS}, StopSel=${CLOSES}`;
export const SNIPPET = `MaxWords=26, MinWords=15, ShortWord=2, MaxFragments=1, StartSel=${OPENS}, StopSel=${CLOSES}`;

export type Mark = readonly [from: number, to: number];

export interface Marked {
  readonly text: string;
  /** The matches, in UTF-16 units. */
  readonly marks: readonly Mark[];
}

/**
 * Removes the marks from a text and returns their positions. Line breaks become spaces; consecutive
 * words share a mark.
 */
export function markedIn(raw: string): Marked {
  const marks: [number, number][] = [];
  let text = '';
  for (const part of raw.replace(/\s+/g, ' ').split(OPENS)) {
    const [marked, rest] = part.includes(CLOSES) ? part.split(CLOSES) : [undefined, part];
    if (marked !== undefined) {
      const last = marks.at(-1);
      if (last && text.slice(last[1]) === ' ') last[1] = text.length + marked.length;
      else marks.push([text.length, text.length + marked.length]);
      text += marked;
    }
    text += rest ?? '';
  }
  return { text, marks };
}
