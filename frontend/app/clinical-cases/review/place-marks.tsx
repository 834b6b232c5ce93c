import { classNames } from '../../ui/class-names';
import { kindOf, type Place, whereIs } from './places';

interface PlaceMarksProps {
  places: readonly Place[];
  covered: readonly number[];
  /** Left out without scripts: then the list beside the picture is used. */
  onToggle?: (place: Place) => void;
}

/** In thousandths of a phone's width: nearer to the edge a number has no room before a place. */
const NUMBER_WIDTH = 60;

const share = (thousandths: number) => `${thousandths / 10}%`;

/**
 * Numbered boxes over a picture, black where it will be covered, translucent on hover and focus.
 */
export function PlaceMarks({ places, covered, onToggle }: PlaceMarksProps) {
  return places.map((place) => {
    const isCovered = covered.includes(place.id);
    const look = {
      className: classNames(
        'place',
        isCovered && 'place--covered',
        place.x < NUMBER_WIDTH && 'place--first',
      ),
      style: {
        insetInlineStart: share(place.x),
        insetBlockStart: share(place.y),
        inlineSize: share(place.width),
        blockSize: share(place.height),
      },
    };
    const number = <span className="place__number">{place.id}</span>;
    if (!onToggle)
      return (
        <span key={place.id} {...look} aria-hidden="true">
          {number}
        </span>
      );
    return (
      <button
        key={place.id}
        type="button"
        {...look}
        aria-pressed={isCovered}
        aria-label={`Cover place ${place.id}: ${kindOf(place)}, ${whereIs(place)}`}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => onToggle(place)}
      >
        {number}
      </button>
    );
  });
}
