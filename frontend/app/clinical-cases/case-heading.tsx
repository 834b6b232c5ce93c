import type { Headline } from './headline';

/** What the case is called, and below it what is asked: the two lines of its heading. */
export function CaseHeading({ title, headline }: { title: string; headline: Headline | null }) {
  if (!headline?.first) return <bdi>{title}</bdi>;
  return (
    <>
      <span className="ch__dx" dir="auto">
        {title}
      </span>{' '}
      <span className="ch__q" dir="auto">
        {headline.first}
      </span>
    </>
  );
}
