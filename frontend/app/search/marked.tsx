import { Fragment } from 'react';
import type { MarkedText } from './hit';

/** A text with the matched words highlighted. */
export function Marked({ of: { text, marks } }: { of: MarkedText }) {
  const parts = marks.map(([from = 0, to = 0], place) => ({
    from,
    before: text.slice(marks[place - 1]?.[1] ?? 0, from),
    marked: text.slice(from, to),
  }));
  return (
    <bdi>
      {parts.map(({ from, before, marked }) => (
        <Fragment key={from}>
          {before}
          <mark>{marked}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </bdi>
  );
}
