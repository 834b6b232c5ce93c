import { Measured } from '../ui/words';
import type { Headline } from './headline';

/** What the case is called, and below it what is asked: the two lines of its heading. */
export function CaseHeading({ title, headline }: { title: string; headline: Headline | null }) {
  if (!headline?.first)
    return (
      <span className="ch__q" dir="auto">
        <Measured text={title} />
      </span>
    );
  return (
    <>
      <span className="ch__dx" dir="auto">
        <Measured text={title} />
      </span>{' '}
      <span className="ch__q" dir="auto">
        <Measured text={headline.first} />
      </span>
    </>
  );
}
