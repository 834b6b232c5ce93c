import { Trash2 } from 'lucide-react';
import { errorOf } from '../lib/form-state';
import type { Country } from '../reference-data/api.server';
import { SubmitButton } from '../ui/button';
import { FieldError } from '../ui/field';
import { Icon } from '../ui/icon';
import { RegistrationDraft } from './registration-draft';
import { entryFields, type RegistrationEntry, type RegistrationState } from './registration-form';

interface RegistrationFieldsProps {
  state: RegistrationState;
  countries: Country[];
}

/** Added entries are kept in hidden fields; Add and Remove post the form back to this page. */
export function RegistrationFields({ state, countries }: RegistrationFieldsProps) {
  return (
    <>
      <RegistrationDraft key={state.entries.length} state={state} countries={countries} />
      <section className="stack stack--s" aria-label="Your registrations">
        <ul className="files" id="country" tabIndex={-1}>
          {state.entries.map((entry, at) => (
            <Entry key={`${entry.country} ${entry.region} ${entry.number}`} entry={entry} at={at} />
          ))}
        </ul>
        {state.entries.length === 0 && <p className="quiet">No registrations added yet.</p>}
        <FieldError name="country" error={errorOf(state, 'country')} />
      </section>
    </>
  );
}

function Entry({ entry, at }: { entry: RegistrationEntry; at: number }) {
  return (
    <li className="file file--plain">
      <div className="file__body">
        <p className="file__name">
          {entry.countryName}, <bdi>{entry.region}</bdi>
        </p>
        <p className="quiet tnum">
          <bdi>{entry.number}</bdi>
        </p>
      </div>
      {entryFields(entry).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton
        look="quiet"
        isIcon
        name="intent"
        value={`remove-${at}`}
        aria-label={`Remove ${entry.number}, ${entry.countryName}`}
      >
        <Icon of={Trash2} />
      </SubmitButton>
    </li>
  );
}
