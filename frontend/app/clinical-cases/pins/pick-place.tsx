import { MapPin } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import type { Shape } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import { Icon } from '../../ui/icon';
import { announce } from '../../ui/toast';
import { waiting } from '../../ui/waiting';
import { loadChoosePlace } from './load-choose-place';
import { Marks } from './marks';
import { drawnPlace, type PickedPicture, pictureOf } from './picked-picture';
import { fieldsOfPlace, type Markable, type Placed } from './pin';
import { PinsOnPage } from './pins-on-page';
import { secondOf, useStill } from './use-film';
import { type TypedPlace, useTypedPlace } from './use-typed-place';

/** Among the fields of a place, with scripts: the picture that it is in, to choose it there. */
export function PickPlace({ inCase }: { inCase: Markable }) {
  const box = useRef<HTMLDivElement>(null);
  const { typed, type } = useTypedPlace(box);
  const picture = pictureOf(typed, inCase);
  return (
    <div className="pick" ref={box}>
      {picture && <Picture key={typed.pinFile} picture={picture} typed={typed} type={type} />}
    </div>
  );
}

interface PictureProps {
  picture: PickedPicture;
  typed: TypedPlace;
  type(changes: Partial<TypedPlace>): void;
}

function Picture({ picture, typed, type }: PictureProps) {
  const nothing = useContext(PinsOnPage);
  const [parts, setParts] = useState<PinsOnPage['parts']>(null);
  const [isChoosing, setChoosing] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  useStill(layer, isChoosing);
  const { size, turn } = picture;
  const place = drawnPlace(typed);
  const settle = (chosen: Pick<Placed, 'shape' | 'points'> | null) => {
    setChoosing(false);
    begin.current?.focus();
    if (!chosen) return;
    const at = { file: null, scan: null, page: null, slice: null };
    const second = picture.isFilm ? secondOf(layer) : null;
    const { pinFile: _, ...fields } = fieldsOfPlace({ ...chosen, ...at, second });
    type({ ...fields, ...(turn && { [turn.field]: String(turn.at) }) });
    announce('The place is set.');
  };
  const here = {
    ...nothing,
    parts,
    choosing: isChoosing ? typed.pinFile : null,
    shape: (typed.pinShape || 'point') as Shape,
    setShape: (pinShape: Shape) => type({ pinShape }),
    settle,
  };
  return (
    <PinsOnPage.Provider value={here}>
      <figure className="pick__picture" style={waiting(size)}>
        {picture.isFilm ? (
          <Film picture={picture} second={place?.second ?? null} />
        ) : (
          <img src={picture.url} alt={picture.name} width={size.width} height={size.height} />
        )}
        <div className="marks" ref={layer}>
          <Marks marks={[]} own={place ? [place] : []} size={size} />
        </div>
        {isChoosing && parts && <parts.ChoosePlace size={size} box={undefined} onSettle={settle} />}
      </figure>
      {turn && turn.of > 1 && (
        <input
          className="pick__turn"
          type="range"
          aria-label={turn.field === 'pinPage' ? 'Turn to page' : 'Turn to slice'}
          min={1}
          max={turn.of}
          value={turn.at}
          onChange={(event) => type({ [turn.field]: event.target.value })}
        />
      )}
      {isChoosing && parts && <parts.ChooseTools />}
      <button
        className="btn btn--secondary"
        type="button"
        ref={begin}
        aria-pressed={isChoosing}
        onClick={async () => {
          const loaded = await loadChoosePlace();
          setParts(loaded);
          setChoosing(loaded !== null);
        }}
      >
        <Icon of={MapPin} />
        {picture.isFilm ? 'Choose in the film' : 'Choose in the picture'}
      </button>
    </PinsOnPage.Provider>
  );
}

/** Where the mark is, it stands still. */
function Film({
  picture: { url, name, size },
  second,
}: {
  picture: PickedPicture;
  second: number | null;
}) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (film.current && second !== null) film.current.currentTime = second;
  }, [second]);
  return (
    <video
      ref={film}
      src={url}
      aria-label={name}
      controls
      muted
      playsInline
      preload="metadata"
      {...size}
    />
  );
}
