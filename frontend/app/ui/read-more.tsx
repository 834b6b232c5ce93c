import { shortened } from '../lib/words';
import { Link } from './link';

/** The first 200 characters; the rest is on the page that `to` names. */
export function ReadMore({ text, to, longest }: { text: string; to: string; longest?: number }) {
  const { start, isCut } = shortened(text, longest);
  if (!isCut) return <>{text}</>;
  return (
    <>
      {start}… <Link to={to}>Read more</Link>
    </>
  );
}
