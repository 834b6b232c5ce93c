import { useLocation } from '@remix-run/react';
import { useContext } from 'react';
import type { Comment, CommentPin } from '../../engagement/api.server';
import { Link } from '../../ui/link';
import { addressOf, placeName } from './pin';
import { PinsOnPage } from './pins-on-page';

/** The places that a comment points at. */
export function PinChips({ comment }: { comment: Comment }) {
  if (comment.isDeleted || !comment.pins?.length) return null;
  return comment.pins.map((pin, i) => <Chip key={pin.number ?? `own ${i}`} pin={pin} />);
}

function Chip({ pin }: { pin: CommentPin }) {
  const { files } = useContext(PinsOnPage);
  const { hash } = useLocation();
  if (pin.file === null)
    return <span className="pin pin--gone">Its place is gone: the picture was removed.</span>;
  const to = addressOf(pin, files);
  const words = (
    <>
      <b>{pin.number}</b> {placeName(pin, files)}
      {pin.shape !== 'point' && ` · ${pin.shape}`}
    </>
  );
  if (!to) return <span className="pin">{words}</span>;
  return (
    <Link
      className="pin"
      to={to}
      preventScrollReset
      replace
      aria-current={hash === `#mark-${pin.number}` ? 'true' : undefined}
    >
      <span className="sr-only">Mark </span>
      {words}
    </Link>
  );
}
