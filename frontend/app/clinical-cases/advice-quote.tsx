import { CommentQuote } from '../engagement/comment-quote';
import { EffectMark } from '../engagement/effect-mark';
import { shortened } from '../lib/words';
import { PersonName } from '../profiles/person';
import { Avatar } from '../ui/avatar';
import { Link } from '../ui/link';
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
        <CommentQuote text={start && (isCut ? `“${start}…”` : `“${start}”`)}>
          {isCut && (
            <Link to={`${to}?comment=${commentId}#comment-${commentId}`}>Read the comment</Link>
          )}
        </CommentQuote>
        <EffectMark effect={effect} />
      </div>
    </div>
  );
}
