import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { notLookedFor } from '../../lib/not-looked-for';
import { counted } from '../../lib/words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/use-hydrated';
import type { ReviewedFile } from './api.server';
import { fieldOf, kindOf, type Place, proposedIn, whereIs } from './places';

/** The part of a file that the decisions about it need. */
export type CheckedFile = Pick<ReviewedFile, 'name' | 'kind' | 'check'>;

interface CheckedProps {
  file: CheckedFile;
  /** Identifies the file in the form. */
  index: number;
  covered: readonly number[];
  onCovered: (covered: readonly number[]) => void;
}

const choices = [
  { value: 'cover', label: 'Cover' },
  { value: 'show', label: 'Show' },
] as const;

const SEEMS = 'These places seem to contain words, numbers, dates, codes or faces.';
const REPORT = 'Names, numbers, dates, codes and faces, and what could not be read.';

/** The places in a file that may identify the patient, and the author's decision about each. */
export function Checked({ file, index, covered, onCovered }: CheckedProps) {
  const { kind } = file;
  const { state, places } = file.check;
  if (state !== 'found' || places.length === 0) return <Ended check={file.check} kind={kind} />;
  const set = (place: Place, isCovered: boolean) =>
    onCovered(
      isCovered ? [...new Set([...covered, place.id])] : covered.filter((id) => id !== place.id),
    );
  return (
    <section className="checked" aria-label={`What was found in ${file.name}`}>
      <div className="checked__head">
        <h4>{counted(places.length, 'place')} found</h4>
        <CoverAll onCover={() => onCovered(proposedIn(file))} />
      </div>
      <p className="muted">
        {kind === 'pdf' ? REPORT : SEEMS} What is covered is painted black for good.{' '}
        {notLookedFor(file.check.notLookedFor)}.
      </p>
      <ol className="checked__places">
        {places.map((place) => (
          <li key={place.id}>
            <span className="place__number" aria-hidden="true">
              {place.id}
            </span>
            <span id={`${fieldOf(index, place)}-name`}>
              <b>
                <span className="sr-only">Place {place.id}: </span>
                {kindOf(place)}
              </b>
              <span className="quiet">
                {whereIs(place)}
                {place.kind === 'scale' && ' · Measurement, not identifying'}
              </span>
            </span>
            <span
              className="segmented"
              role="radiogroup"
              aria-labelledby={`${fieldOf(index, place)}-name`}
            >
              {choices.map(({ value, label }) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={fieldOf(index, place)}
                    value={value}
                    checked={(value === 'cover') === covered.includes(place.id)}
                    onChange={() => set(place, value === 'cover')}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CoverAll({ onCover }: { onCover: () => void }) {
  if (!useHydrated()) return null;
  return (
    <Button look="secondary" onClick={onCover}>
      Cover all
    </Button>
  );
}

const sentences = {
  waiting: {
    icon: LoaderCircle,
    title: 'Still being checked',
    text: 'You can post once this is done. If you try sooner, we check again.',
  },
  failed: {
    icon: TriangleAlert,
    title: 'Could not be checked',
    text: 'Nothing could be checked: please look at the whole file.',
  },
} as const;

const nothing = {
  image: 'We saw no printed words, numbers or dates, and no bar code, QR code or face.',
  video: 'We saw no printed words, numbers, dates, codes or faces in its stills.',
  pdf: 'We read no name, number or date in it, and saw no bar code, QR code or face.',
  document: 'Please review the whole file yourself.',
};

function nothingIn({ check, kind }: Pick<CheckedFile, 'check' | 'kind'>): string {
  const missed = `${notLookedFor(check.notLookedFor)}: cover what we missed.`;
  return [nothing[kind], missed, ...(kind === 'video' ? ['Play it once, to its end.'] : [])].join(
    ' ',
  );
}

function Ended({ check, kind }: Pick<CheckedFile, 'check' | 'kind'>) {
  const { state } = check;
  const isOpen = state === 'waiting' || state === 'failed';
  // Of a film that was found for its sound alone, nothing was seen either.
  const { icon, title, text } = isOpen
    ? sentences[state]
    : { icon: CircleCheck, title: 'Nothing found', text: nothingIn({ check, kind }) };
  return (
    <div className={`checked checked--${isOpen ? state : 'nothing'}`}>
      <Icon of={icon} />
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  );
}
