import { errorOf, type FormState, untouched } from '../../../lib/form-state';
import { counted } from '../../../lib/words';
import { SubmitButton } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { ErrorSummary } from '../../../ui/error-summary';
import { Segmented } from '../../../ui/radio-group';
import type { ChosenSeries, SeriesCheck } from '../api.server';

export interface Looking {
  readonly series: ChosenSeries;
  readonly check: SeriesCheck;
}

const LOOKS = {
  frame: 'Slice',
  least: 'The darkest of all slices',
  most: 'The brightest of all slices',
  constant: 'What is the same in all slices: print is seen here best',
} as const;
const CHOICES = [
  { value: 'cover', label: 'Cover' },
  { value: 'show', label: 'Show' },
];

/** What a check saw in each series; its author decides what is covered, in all of its slices. */
export function LookAtSeries({
  series,
  refused,
}: {
  series: Looking[];
  refused?: FormState | undefined;
}) {
  const isWaiting = series.some(({ check }) => check.state === 'waiting');
  return (
    <form noValidate className="stack" method="post">
      <ErrorSummary state={refused ?? untouched} />
      <p>
        Look for names, dates and numbers in these pictures. What you cover is painted over in every
        slice, for good.
      </p>
      <input
        type="hidden"
        name="chosen"
        value={JSON.stringify(series.map(({ series: one }) => one))}
      />
      {series.map((one, index) => (
        <OneSeries key={one.series.uploadId} index={index} {...one} />
      ))}
      {!isWaiting && (
        <Checkbox name="consent" value="true" error={refused && errorOf(refused, 'consent')}>
          The patient agrees that these series are shown, too.
        </Checkbox>
      )}
      <div className="form-page__foot">
        <SubmitButton size="l" name="intent" value={isWaiting ? 'look' : 'add'}>
          {isWaiting ? 'Look again' : 'Add to the case'}
        </SubmitButton>
      </div>
    </form>
  );
}

function OneSeries({ series, check, index }: Looking & { index: number }) {
  const name = series.name || `Series ${index + 1}`;
  return (
    <fieldset className="card card__pad stack">
      <legend className="sr-only">{name}</legend>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      {check.state === 'waiting' ? (
        <p>Still being checked. Please look again in a moment.</p>
      ) : (
        <>
          <p className="muted">{foundIn(check)}</p>
          <ol className="found-series__looks">
            {check.looks.map(({ kind, frame, url }) => (
              <li key={url}>
                <figure>
                  <img src={url} alt="" loading="lazy" />
                  <figcaption>{kind === 'frame' ? `Slice ${frame + 1}` : LOOKS[kind]}</figcaption>
                </figure>
              </li>
            ))}
          </ol>
          {check.places.map((place) => (
            <div className="stack stack--s" key={place.id}>
              <span id={`place-${index}-${place.id}-name`}>
                <b>Place {place.id}</b>
                <span className="quiet">{whereIs(place)}</span>
              </span>
              <Segmented
                name={`place-${index}-${place.id}`}
                labelledBy={`place-${index}-${place.id}-name`}
                choices={CHOICES}
                defaultValue="cover"
              />
            </div>
          ))}
          <Checkbox name={`looked-${index}`} value="true">
            I have looked at these pictures.
          </Checkbox>
        </>
      )}
    </fieldset>
  );
}

function foundIn({ state, places }: SeriesCheck): string {
  if (state === 'failed') return 'It could not be checked: please look closely.';
  if (places.length > 0)
    return `${counted(places.length, 'place')} that may be words or numbers, by the order in the list.`;
  return state === 'found'
    ? 'The file says that words stand in its pixels: please look.'
    : 'We saw no printed words, numbers or dates.';
}

/** In words, for those who see no rectangle. */
function whereIs({ x, y, width, height, frame }: SeriesCheck['places'][number]): string {
  const [across, down] = [x + width / 2, y + height / 2];
  const column = across < 333 ? 'left' : across > 667 ? 'right' : 'middle';
  const row = down < 333 ? 'top' : down > 667 ? 'bottom' : 'centre';
  const slice = frame === null ? '' : `, clearest in slice ${frame + 1}`;
  return ` at the ${row} ${column}${slice}`;
}
