import {
  dayOf,
  instantsOf,
  WHICH,
  zoneName,
} from '../../../../backend/src/events/event-time.rules';
import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { PICTURES } from '../../shell/publishing/pictures';
import { ZoneWords } from '../../shell/publishing/zone-words';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { RichTextField } from '../../ui/rich-text/rich-text-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { RowsField } from './rows-field';

const KINDS = [
  { value: 'event', label: 'Event' },
  { value: 'meeting', label: 'Meeting' },
];

export const EVENT_WORDS = [
  'kind',
  'title',
  'description_html',
  'location',
  'date',
  'start_time',
  'start_which',
  'minutes',
  'host',
  'speakers_rows',
  'programme_rows',
  'recording_url',
  'event_link',
];

interface EventFieldsProps {
  state: FormState;
  banner: string | null;
  /** The editor's time zone. */
  zone: string;
}

/** What members read. */
export function EventWords({ state }: Pick<EventFieldsProps, 'state'>) {
  const field = fieldsOf(state);
  return (
    <>
      <TextField label="Title" maxLength={200} {...field('title')} />
      <RichTextField
        label="Description"
        {...field('description_html')}
        rows={10}
        picturesTo={PICTURES}
      />
      <RowsField kind="speakers" state={state} />
      <RowsField kind="programme" state={state} />
    </>
  );
}

export function EventFacts({ state, banner, zone }: EventFieldsProps) {
  const field = fieldsOf(state);
  return (
    <>
      <Card title="When and where" className="stack">
        <SelectField
          label="Kind"
          {...field('kind')}
          choices={KINDS}
          hint="Meetings also appear under Live meetings and Past meetings"
        />
        <StartFields state={state} own={zone} />
        <TextField
          label="Location"
          {...field('location')}
          hint="“Online”, or the city and country"
        />
        <TextField
          label="Host"
          {...field('host')}
          isOptional
          hint="A person, a department or a society"
        />
      </Card>
      <Card title="Links" className="stack">
        <TextField
          label="Link to join"
          type="url"
          {...field('event_link')}
          isOptional
          hint="Shown to those who registered, from an hour before the start until the end"
        />
        <TextField
          label="Recording"
          type="url"
          {...field('recording_url')}
          isOptional
          hint="Shown to all members once the event is over"
        />
      </Card>
      <Card title="Banner" className="stack">
        <BannerNow banner={banner} />
        <Field
          label="A new banner"
          name="banner"
          error={field('banner').error}
          isOptional
          hint="JPG or PNG, less than 20 MB; wide pictures look best"
        >
          {(control) => (
            <input className="input" type="file" accept="image/jpeg,image/png" {...control} />
          )}
        </Field>
      </Card>
    </>
  );
}

function StartFields({ state, own }: { state: FormState; own: string }) {
  const field = fieldsOf(state);
  const zone = textOf(state.values, 'zone') || own;
  const starts = instantsOf(
    dayOf(textOf(state.values, 'date')),
    textOf(state.values, 'start_time'),
    zone,
  );
  return (
    <>
      <input type="hidden" name="zone" value={zone} />
      <TextField key={`day ${zone}`} label="Date" type="date" {...field('date')} />
      <TextField
        key={`start ${zone}`}
        label="Start"
        type="time"
        {...field('start_time')}
        hint={
          <>
            Your time: <ZoneWords zone={zone} />. Members see it in theirs.
          </>
        }
      />
      {starts.length > 1 && (
        <SelectField
          label="Which of the two"
          {...field('start_which')}
          choices={starts.map((at, i) => ({
            value: WHICH[i] ?? 'first',
            label: `${textOf(state.values, 'start_time')} ${zoneName(at, zone)}, the ${WHICH[i]}`,
          }))}
          placeholder="Select"
          hint="The clocks go back, so this time comes twice."
        />
      )}
      <TextField
        label="Length in minutes"
        type="number"
        min={1}
        inputMode="numeric"
        {...field('minutes')}
        isOptional
        hint="Two hours, if left empty"
      />
    </>
  );
}

function BannerNow({ banner }: Pick<EventFieldsProps, 'banner'>) {
  if (!banner) return <p className="muted">Without a banner, members see a drawing of Suture’s.</p>;
  return (
    <figure className="cover-now">
      <img src={banner} alt="The banner as it is stored" width={320} height={180} />
      <figcaption className="muted">Members see this banner; a new one replaces it.</figcaption>
    </figure>
  );
}
