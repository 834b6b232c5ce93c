import { EffectMark } from '../engagement/effect-mark';
import { shortened } from '../lib/words';
import { PersonName } from '../profiles/person';
import { Avatar } from '../ui/avatar';
import { Link } from '../ui/link';
import { Words } from '../ui/words';
import type { QuotedAdvice } from './post';

/** A colleague's advice and its effect on the plan. `to` is the URL of the discussion. */
export function AdviceQuote({ advice, to }: { advice: QuotedAdvice; to: string }) {
  const { author, comment, effect, commentId } = advice;
  const { start, isCut } = shortened(comment);
  return (
    <div className="quote">
      <Avatar person={author} size="s" />
      <div>
        <p className="quote__who">
          <PersonName person={author} /> <span>{author.speciality}</span>
        </p>
        <Words as="blockquote" text={isCut ? `“${start}…”` : `“${start}”`}>
          {isCut && <Link to={`${to}#comment-${commentId}`}>Read the comment</Link>}
        </Words>
        <EffectMark effect={effect} />
      </div>
    </div>
  );
}
