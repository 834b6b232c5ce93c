import { Form } from '@remix-run/react';
import { Languages } from 'lucide-react';
import {
  LANGUAGE_CODES,
  LANGUAGES,
} from '../../../../backend/src/patient-consent/texts/languages.rules';
import { Banner } from '../../ui/banner';
import { SubmitButton } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { languageName, OFFERS } from './offers';

interface NewLinkProps {
  speciality: string;
  isFirst: boolean;
  /** Whether some of the texts have not been reviewed by a professional yet. */
  unreviewed: boolean;
}

/** The language's name in English and in the language itself. */
const languages = LANGUAGE_CODES.map((value) => ({
  value,
  label: value === 'en' ? LANGUAGES.en : `${languageName(value)} (${LANGUAGES[value]})`,
}));
const OPTIONAL = OFFERS.filter(({ value }) => value !== 'members' && value !== 'speciality');

/** A form for one link per patient, who can change the language on the page itself. */
export function NewLink({ speciality, isFirst, unreviewed }: NewLinkProps) {
  return (
    <section className="stack">
      <h2>{isFirst ? 'Make a private link' : 'Make another link'}</h2>
      <p className="muted small">
        One link for each person who has to agree: a second patient, or both parents. No name,
        address or number of the patient is asked for or stored.
      </p>
      <Form noValidate className="stack" method="post">
        <input type="hidden" name="intent" value="make" />
        <SelectField
          name="language"
          label="The patient’s language"
          choices={languages}
          defaultValue="en"
        />
        <fieldset className="stack stack--s">
          <legend className="field__label">What the patient may choose from</legend>
          <label className="check">
            <input type="radio" name="scope" value="members" defaultChecked />
            <span>All members of Suture, or fewer</span>
          </label>
          <label className="check">
            <input type="radio" name="scope" value="speciality" />
            <span>Only members in {speciality}</span>
          </label>
          {OPTIONAL.map(({ value, label }) => (
            <label className="check" key={value}>
              <input type="checkbox" name="scope" value={value} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {unreviewed && (
          <Banner kind="neutral" icon={Languages}>
            The texts of the patient’s page have not yet been reviewed by a professional translator
            or a native-speaking clinician. Please go through the page with the patient.
          </Banner>
        )}
        <div className="form-page__foot">
          <SubmitButton size="l">Make the link</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
