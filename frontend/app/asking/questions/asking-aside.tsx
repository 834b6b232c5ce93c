import { Form } from '@remix-run/react';
import { Info } from 'lucide-react';
import { MOST_PER_DAY } from '../../../../backend/src/asking/asking.rules';
import { LANGUAGES } from '../../clinical-cases/languages';
import { counted } from '../../lib/words';
import { Banner } from '../../ui/banner';
import { SubmitButton } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { asChoices } from '../../ui/choices';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import type { AskingSettings } from '../api.server';

interface AskingAsideProps {
  settings: AskingSettings;
  /** IANA names. */
  zones: string[];
  tally: { askedThisWeek: number };
}

const PER_DAY = Array.from({ length: MOST_PER_DAY + 1 }, (_, most) => ({
  value: String(most),
  label: most === 0 ? 'No question' : counted(most, 'question'),
}));

/** The settings for when the reader may be asked, and how often that happened. */
export function AskingAside({ settings, zones, tally }: AskingAsideProps) {
  return (
    <aside className="stack" aria-label="Settings">
      <SettingsForm key={JSON.stringify(settings)} settings={settings} zones={zones} />
      <Banner kind="neutral" icon={Info}>
        You were asked {counted(tally.askedThisWeek, 'time')} in the last 7 days. Colleagues see
        that a question was answered, never that you passed.
      </Banner>
    </aside>
  );
}

function SettingsForm({ settings, zones }: Omit<AskingAsideProps, 'tally'>) {
  const { timezone, languages } = settings;
  const known = zones.includes(timezone) ? zones : [timezone, ...zones];
  return (
    <Form noValidate className="card card__pad stack" method="post" action="/questions">
      <h2 className="card__title">When you may be asked</h2>
      <Checkbox name="takes" value="1" defaultChecked={settings.takes}>
        Take questions
      </Checkbox>
      <SelectField
        name="maxPerDay"
        label="At most in 24 hours"
        choices={PER_DAY}
        defaultValue={settings.maxPerDay}
      />
      <div className="field-grid">
        <TextField
          name="quietFrom"
          label="Quiet from"
          type="time"
          defaultValue={settings.quietFrom}
        />
        <TextField name="quietTo" label="until" type="time" defaultValue={settings.quietTo} />
      </div>
      <Checkbox name="quietPushes" value="1" defaultChecked={settings.quietPushes}>
        No notifications on my devices in these hours, whatever they are about
      </Checkbox>
      <SelectField
        name="timezone"
        label="Time zone"
        choices={asChoices(known).map(({ value }) => ({ value, label: value.replace(/_/g, ' ') }))}
        defaultValue={timezone}
      />
      <Languages chosen={languages} />
      <SubmitButton look="secondary">Save</SubmitButton>
    </Form>
  );
}

function Languages({ chosen }: { chosen: string[] }) {
  const names = chosen.map((code) => LANGUAGES[code] ?? code).join(', ');
  return (
    <details className="languages">
      <summary>Languages: {names || 'any'}</summary>
      <fieldset>
        <legend className="field__hint">
          Among colleagues asked equally often, those who share a language with the author come
          first.
        </legend>
        <div className="languages__list">
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <Checkbox
              key={code}
              name="languages"
              id={`language-${code}`}
              value={code}
              defaultChecked={chosen.includes(code)}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
