import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import {
  CONSENT_WAYS,
  CONSENT_WORDS,
} from '../../../../backend/src/clinical-cases/consent/consent.rules';
import { type FormState, fieldsOf, textOf, textsOf } from '../../lib/form-state';
import { Icon } from '../../ui/icon';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { LANGUAGES, languageName } from '../languages';

/** `declared` is for apps that only have the checkbox. */
const ways = CONSENT_WAYS.filter((way) => way !== 'declared').map((way) => ({
  value: way,
  label: CONSENT_WORDS[way],
}));
const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));
const TERMS = ['consentObtained', 'consentLanguage', 'consentExpires'];

/** How the consent was given, summed up in one line that opens the fields. */
export function ConsentTerms({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  const first = {
    way: textOf(state.values, 'consentObtained') || 'written',
    language: textOf(state.values, 'consentLanguage') || 'en',
    ends: textOf(state.values, 'consentExpires'),
  };
  const [said, setSaid] = useState(first);
  const isBroken = TERMS.some((name) => field(name).error);
  const word = CONSENT_WORDS[said.way as keyof typeof CONSENT_WORDS] ?? '';
  const ends = said.ends ? `until ${said.ends}` : 'no end date';
  return (
    <details className="consent-terms" open={isBroken || undefined}>
      <summary>
        <span>
          <span className="field__label">How the consent was given</span>
          <span className="consent-terms__said">
            {word} · in {languageName(said.language)} · {ends}
          </span>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <div className="field-grid">
        <SelectField
          {...field('consentObtained')}
          label="How it was given"
          choices={ways}
          defaultValue={first.way}
          onChange={({ target }) => setSaid({ ...said, way: target.value })}
        />
        <SelectField
          {...field('consentLanguage')}
          label="The language the patient was asked in"
          choices={languages}
          defaultValue={first.language}
          onChange={({ target }) => setSaid({ ...said, language: target.value })}
        />
        <TextField
          {...field('consentExpires')}
          label="Last day of the consent"
          type="date"
          isOptional
          hint="The case is hidden after this day."
          onChange={({ target }) => setSaid({ ...said, ends: target.value })}
        />
        <label className="check">
          <input
            type="checkbox"
            name="consentScope"
            value="teaching"
            defaultChecked={textsOf(state.values, 'consentScope').includes('teaching')}
          />
          <span>It may also be shown in teaching and lectures.</span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            name="consentScope"
            value="publication"
            defaultChecked={textsOf(state.values, 'consentScope').includes('publication')}
          />
          <span>It may also be published in a medical journal, as a case report.</span>
        </label>
      </div>
      <p className="field__hint">
        The consent covers every file of this post. It is stored with the post, and you can withdraw
        it at any time.
      </p>
    </details>
  );
}
