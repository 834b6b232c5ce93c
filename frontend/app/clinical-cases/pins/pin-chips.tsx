import { useLocation } from '@remix-run/react';
import { Fragment, useContext } from 'react';
import { wordless } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import type { Comment, CommentPin } from '../../engagement/api.server';
import { Link } from '../../ui/link';
import { MovePin } from './move-pin';
import { addressOf, nameOfMark, placeName } from './pin';
import { PinsOnPage } from './pins-on-page';

/** The places that a comment points at. */
export function PinChips({ comment }: { comment: Comment }) {
  if (comment.isDeleted || !comment.pins?.length) return null;
  return comment.pins.map((pin, i) => (
    <Fragment key={pin.number ?? `own ${i}`}>
      <Chip pin={pin} />
      <MovePin comment={comment} index={i} />
    </Fragment>
  ));
}

/** The places that a step or an outcome points at. */
export function AuthorPins({ pins }: { pins: CommentPin[] }) {
  if (pins.length === 0) return null;
  return (
    <p>
      {pins.map((pin, i) => (
        <Chip key={pin.number ?? `own ${i}`} pin={pin} />
      ))}
    </p>
  );
}

/** What a comment without words says by its marks. */
export function WordlessComment({ comment: { pins = [] } }: { comment: Comment }) {
  const { files } = useContext(PinsOnPage);
  const [first] = pins;
  if (!first) return null;
  const { page, second, slice } = first;
  const index = files.findIndex(({ id }) => id === first.file);
  const said = { page, second, slice, picture: index < 0 ? null : index + 1, many: pins.length };
  return <p className="comment__text muted">{wordless(said)}</p>;
}

function Chip({ pin }: { pin: CommentPin }) {
  const places = useContext(PinsOnPage);
  const { hash } = useLocation();
  if (pin.file === null && pin.scan === null)
    return <span className="pin pin--gone">Its place is gone: the picture was {pin.gone}.</span>;
  const to = addressOf(pin, places);
  const words = (
    <>
      <b>{pin.number}</b> {placeName(pin, places)}
    </>
  );
  if (!to) return <span className="pin">{words}</span>;
  return (
    <Link
      className="pin"
      to={to}
      preventScrollReset
      replace
      aria-current={hash === `#${nameOfMark(pin)}` ? 'true' : undefined}
    >
      <span className="sr-only">Mark </span>
      {words}
    </Link>
  );
}
