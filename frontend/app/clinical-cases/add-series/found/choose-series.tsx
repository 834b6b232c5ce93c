import type { FormEvent } from 'react';
import type { FormState } from '../../../lib/form-state';
import { fieldsOf, textOf, textsOf, untouched } from '../../../lib/form-state';
import { counted, megabytes } from '../../../lib/words';
import { SubmitButton } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { RadioGroup } from '../../../ui/radio-group';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import type { Reading } from '../api.server';

type Found = Reading['series'][number];

/** Smaller ones matter to nobody. */
const SHOWN_FROM = 100_000;

const FACES = [
  { value: 'thin', label: 'Send fewer slices, 3 mm apart or more' },
  { value: 'cover', label: 'Cover the front of the head' },
  { value: 'keep', label: 'Keep it: the question needs it, and the patient agreed' },
  { value: 'no-face', label: 'There is no face in it' },
];

interface ChooseProps {
  series: Found[];
  refused?: FormState | undefined;
  /** Where scripts read the files: they send the pixels themselves. */
  onSend?: (event: FormEvent<HTMLFormElement>) => void;
}

/** The series of an upload: which are added, under which name, and what happens with a face. */
export function ChooseSeries({ series, refused, onSend }: ChooseProps) {
  const state = refused ?? untouched;
  const ticked = textsOf(state.values, 'key');
  return (
    <form noValidate className="stack" method="post" onSubmit={onSend}>
      <ErrorSummary state={state} />
      {series.map((found) => (
        <fieldset className="card card__pad stack" key={found.key}>
          <legend className="sr-only">{titleOf(found)}</legend>
          <label className="check">
            <input
              type="checkbox"
              name="key"
              value={found.key}
              defaultChecked={refused ? ticked.includes(found.key) : series.length === 1}
            />
            <span>
              <b>{titleOf(found)}</b>
              <span className="quiet">
                {' '}
                {counted(found.facts.frames, 'slice')}
                {found.bytes >= SHOWN_FROM && `, ${megabytes(found.bytes)}`}
              </span>
            </span>
          </label>
          {found.poster_url && (
            <img className="found-series__poster" src={found.poster_url} alt="The middle slice" />
          )}
          {found.every > 1 && (
            <p className="quiet">
              It has more than 600 slices, so only every {found.every}th is added.
            </p>
          )}
          <Named found={found} state={state} />
          {found.face === 'asked' && (
            <RadioGroup
              name={`face-${found.key}`}
              label="A face could be built from slices this close. What should happen with it?"
              choices={FACES}
              defaultValue={textOf(state.values, `face-${found.key}`) || 'thin'}
            />
          )}
        </fieldset>
      ))}
      <div className="form-page__foot">
        <SubmitButton size="l" name="intent" value="choose">
          Go on
        </SubmitButton>
      </div>
    </form>
  );
}

function Named({ found, state }: { found: Found; state: FormState }) {
  const field = fieldsOf(state);
  const { key, names } = found;
  return (
    <div className="field-grid">
      <SelectField
        label="Name"
        {...field(`name-${key}`)}
        isOptional
        choices={names.map((name) => ({ value: name, label: name }))}
        placeholder="None"
      />
      <TextField
        label="Or in your own words"
        {...field(`words-${key}`)}
        isOptional
        maxLength={40}
      />
    </div>
  );
}

function titleOf({ facts: { modality, plane, places } }: Found): string {
  const [first = 0, second] = places;
  const apart = second === undefined ? '' : `${Math.round((second - first) * 100) / 100} mm apart`;
  return [modality, plane, apart].filter(Boolean).join(', ');
}
