import { shortened } from '../lib/words';
import { Link } from './link';

/** About the first 200 characters of a long text, with a link to the page with the rest. */
export function ReadMore({ text, to, longest }: { text: string; to: string; longest?: number }) {
  const { start, isCut } = shortened(text, longest);
  if (!isCut) return <>{text}</>;
  return (
    <>
      {start}… <Link to={to}>Read more</Link>
    </>
  );
}
