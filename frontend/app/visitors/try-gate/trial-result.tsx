import { CircleCheck, TriangleAlert } from 'lucide-react';
import { PlaceMarks } from '../../clinical-cases/review/place-marks';
import { kindOf, type Place, proposedIn, whereIs } from '../../clinical-cases/review/places';
import '../../clinical-cases/review/review.css';
import { type NotLookedFor, notLookedFor } from '../../lib/not-looked-for';
import { counted } from '../../lib/words';
import { Banner } from '../../ui/banner';

interface TrialResultProps {
  check: { state: string; places: Place[]; notLookedFor: NotLookedFor[] };
  /** The picture's object URL, if the browser still has it; the server does not store it. */
  url: string | undefined;
}

/** The findings, drawn over the picture or, without it, over an empty area. */
export function TrialResult({ check, url }: TrialResultProps) {
  const { state, places } = check;
  const covered = proposedIn({ check: { ...check, state: 'found' } });
  if (state === 'failed')
    return (
      <Banner kind="attention" icon={TriangleAlert}>
        This picture could not be checked. Its author would be asked to review it.
      </Banner>
    );
  if (places.length === 0)
    return (
      <Banner kind="success" icon={CircleCheck}>
        Nothing that looks like printed words or numbers was found, and no bar code, QR code or
        face. {notLookedFor(check.notLookedFor)}.
      </Banner>
    );
  return (
    <section className="stack" aria-labelledby="trial-found">
      <h2 id="trial-found">{counted(places.length, 'place')} found</h2>
      <div className="stage trial__stage">
        <div className={url ? 'trial__picture' : 'trial__picture trial__picture--gone'}>
          {url && <img src={url} alt="What was checked, with its places covered" />}
          <PlaceMarks places={places} covered={covered} />
        </div>
      </div>
      {!url && (
        <p className="quiet">
          The places are shown on an empty sheet: the picture itself is already gone.
        </p>
      )}
      <ol className="trial__places">
        {places.map((place) => (
          <li key={place.id}>
            <b>{kindOf(place)}</b>
            <span className="quiet">
              {whereIs(place)}
              {place.kind === 'scale' && ' · Measurement, not identifying'}
            </span>
          </li>
        ))}
      </ol>
      <p className="muted">
        The author of a case decides about each place. What stays covered is painted black into the
        pixels before anyone else sees the picture. {notLookedFor(check.notLookedFor)}.
      </p>
    </section>
  );
}
