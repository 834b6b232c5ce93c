import { Button } from '../ui/button';
import { asChoices } from '../ui/choices';
import { Link } from '../ui/link';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import type { Asked } from './found.server';
import { type Facets, type HitPage, type Kind, NOUNS, totalOf } from './hit';
import './found.css';

interface HitFiltersProps {
  asked: Asked & { kind: Kind };
  found: Pick<HitPage, 'facets' | 'total'>;
}

interface ChoicesProps {
  asked: Asked;
  facets: Facets;
}

const WITH_SPECIALITY: readonly Kind[] = ['cases', 'reels', 'opportunities', 'learning'];
const WITH_STATE: readonly Kind[] = ['cases', 'events', 'opportunities'];
const MOST_SHOWN = 8;

/** The filters for one kind of results, each option with its count. */
export function HitFilters({ asked, found: { facets, total } }: HitFiltersProps) {
  const { term, kind } = asked;
  const [one, several] = NOUNS[kind];
  return (
    <>
      <div className="row row--between">
        <h2 className="card__title search__ft">Filters</h2>
        <Link className="small" to={`/search?${new URLSearchParams({ term, kind })}`}>
          Clear all
        </Link>
      </div>
      {WITH_SPECIALITY.includes(kind) && <Specialities asked={asked} facets={facets} />}
      {kind === 'cases' && <Outcomes asked={asked} facets={facets} />}
      {WITH_STATE.includes(kind) && (
        <SelectField
          label={kind === 'cases' ? 'Discussion' : 'State'}
          name="state"
          isOptional
          key={`state ${asked.state}`}
          defaultValue={asked.state}
          placeholder="Open or closed"
          choices={[
            { value: 'open', label: `Open (${facets.states.open})` },
            { value: 'closed', label: `Closed (${facets.states.closed})` },
          ]}
        />
      )}
      <fieldset className="stack stack--s">
        <legend className="field__label">Posted</legend>
        <TextField label="From" name="from" type="date" isOptional defaultValue={asked.from} />
        <TextField label="To" name="to" type="date" isOptional defaultValue={asked.to} />
      </fieldset>
      <span className="search__apply">
        <Button type="submit" look="secondary" isWide>
          Apply filters
        </Button>
      </span>
      <span className="search__show">
        <Button type="submit" isWide>
          {`Show ${totalOf(total)} ${total === 1 ? one : several}`}
        </Button>
      </span>
    </>
  );
}

function Specialities({ asked, facets }: ChoicesProps) {
  const { specialities } = facets;
  const chosen = specialities.find(({ name }) => name === asked.speciality);
  const shown = specialities.slice(0, MOST_SHOWN);
  if (specialities.length > MOST_SHOWN)
    return (
      <SelectField
        label="Speciality"
        name="speciality"
        isOptional
        key={asked.speciality}
        defaultValue={asked.speciality}
        placeholder="All specialities"
        choices={specialities.map(({ name, count }) => ({
          value: name,
          label: `${name} (${count})`,
        }))}
      />
    );
  const all = specialities.reduce((sum, { count }) => sum + count, 0);
  const missing = asked.speciality !== '' && !chosen ? asChoices([asked.speciality]) : [];
  return (
    <fieldset className="stack stack--s">
      <legend className="field__label">Speciality</legend>
      <div className="opts">
        <Option name="speciality" value="" now={asked.speciality} label="All" count={all} />
        {[...shown, ...missing.map(({ value }) => ({ name: value, count: 0 }))].map(
          ({ name, count }) => (
            <Option
              key={name}
              name="speciality"
              value={name}
              now={asked.speciality}
              label={name}
              count={count}
            />
          ),
        )}
      </div>
    </fieldset>
  );
}

function Outcomes({ asked, facets: { outcomes } }: ChoicesProps) {
  const option = { name: 'outcome', now: asked.outcome };
  return (
    <fieldset className="stack stack--s">
      <legend className="field__label">Outcome</legend>
      <div className="opts">
        <Option {...option} value="" label="Any" count={outcomes.any} />
        <Option {...option} value="reported" label="Outcome reported" count={outcomes.reported} />
      </div>
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  value: string;
  /** The selected value. */
  now: string;
  label: string;
  count: number;
}

function Option({ name, value, now, label, count }: OptionProps) {
  return (
    <label className="opt">
      <input
        type="radio"
        name={name}
        value={value}
        key={String(value === now)}
        defaultChecked={value === now}
      />
      <span>{label}</span>
      <span className="tnum quiet">{count}</span>
    </label>
  );
}
