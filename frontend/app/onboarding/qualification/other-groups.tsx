import { textOf, textsOf } from '../../lib/form-state';
import { Segmented } from '../../ui/radio-group';
import type { QualificationState } from './qualification-state';

const answers = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];

/** Further speciality groups; a trailing # marks them in the API. */
export function OtherGroups({
  state,
  specialities,
}: {
  state: QualificationState;
  specialities: string[];
}) {
  const chosen = textsOf(state.values, 'otherGroup');
  return (
    <fieldset className="card card__pad opens">
      <legend className="sr-only">Other speciality groups</legend>
      <div className="onboard__split">
        <div>
          <p className="field__label" id="groups">
            Join other speciality groups in chat?
          </p>
          <p className="field__hint">You can change this later in your profile.</p>
        </div>
        <Segmented
          name="joinsGroups"
          labelledBy="groups"
          choices={answers}
          defaultValue={textOf(state.values, 'joinsGroups') || '0'}
        />
      </div>
      <div className="opened groups">
        {specialities.map((name) => (
          <label className="check" key={name}>
            <input
              type="checkbox"
              name="otherGroup"
              value={`${name}#`}
              defaultChecked={chosen.includes(`${name}#`)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
