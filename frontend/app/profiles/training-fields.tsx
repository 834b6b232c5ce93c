import { useState } from 'react';
import { fieldsOf } from '../lib/form-state';
import type { Country } from '../reference-data/api.server';
import { CountrySelect } from '../reference-data/country-select';
import { chosenPlace } from '../reference-data/place';
import { PlacePicker } from '../reference-data/place-picker';
import { Checkbox } from '../ui/checkbox';
import { asChoices } from '../ui/choices';
import { SelectField } from '../ui/select-field';
import {
  mbbs,
  SPECIALITY,
  superSpeciality,
  surgery,
  type TrainingFields,
  type TrainingState,
} from './training-form';
import { degreesOf } from './written-out';

const FIRST_YEAR = 1960;

interface TrainingProps {
  state: TrainingState;
  countries: Country[];
  thisYear: number;
}

/** The medical school, and two sections that are opened with a checkbox. */
export function Trainings({
  specialities,
  ...training
}: TrainingProps & { specialities: string[] }) {
  const field = fieldsOf(training.state);
  return (
    <>
      <fieldset className="card card__pad">
        <legend className="sr-only">Medical school, MBBS</legend>
        <p className="form-page__legend" aria-hidden="true">
          Medical school (MBBS)
        </p>
        <Training fields={mbbs} degree="medical" {...training} />
      </fieldset>
      <fieldset className="card card__pad opens">
        <legend className="sr-only">Surgery</legend>
        <Opener
          {...field('hasSurgery')}
          title="I trained in surgery (MS)"
          text="Country, city, center and year"
        />
        <div className="opened">
          <Training fields={surgery} degree="surgical" {...training} />
        </div>
      </fieldset>
      <fieldset className="card card__pad opens">
        <legend className="sr-only">Super speciality</legend>
        <Opener
          {...field('hasSuperSpeciality')}
          title="I have a super speciality"
          text="Such as HPB Surgery or Urology"
        />
        <div className="opened stack">
          <SelectField
            label="Speciality"
            {...field(SPECIALITY)}
            choices={asChoices(specialities)}
            placeholder="Select"
          />
          <Training fields={superSpeciality} {...training} />
        </div>
      </fieldset>
    </>
  );
}

/** The checkbox that opens a section. Done in CSS, so it also works without JavaScript. */
function Opener({
  name,
  defaultValue,
  title,
  text,
}: {
  name: string;
  defaultValue: string;
  title: string;
  text: string;
}) {
  return (
    <Checkbox name={name} defaultChecked={Boolean(defaultValue)}>
      <b>{title}</b>
      <br />
      <span className="quiet">{text}</span>
    </Checkbox>
  );
}

/**
 * Country, city, school and year. Each choice loads the next list; a typed city has no list of
 * schools, so the school is typed too.
 */
function Training({
  fields,
  degree,
  state,
  countries,
  thisYear,
}: TrainingProps & { fields: TrainingFields; degree?: keyof ReturnType<typeof degreesOf> }) {
  const field = fieldsOf(state);
  const chosen = useChosen(fields, state);
  const { country, city, school } = chosen;
  const named = countries.find(({ id }) => String(id) === country)?.name;
  const cityId = chosenPlace(city)?.id;
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, i) => thisYear - i);
  return (
    <div className="field-grid">
      <CountrySelect
        label="Country"
        {...field(fields.country)}
        hint={degree && degreesOf(named)[degree]}
        countries={countries}
        onChange={chosen.chooseCountry}
      />
      <PlacePicker
        label="City"
        {...field(fields.city)}
        defaultValue={city}
        places={state.lists[fields.city] ?? []}
        source={country ? `/places/cities?countryId=${country}` : null}
        waitText="Choose a country first"
        hasGo
        onChange={chosen.chooseCity}
      />
      <PlacePicker
        label={fields.schoolLabel}
        {...field(fields.school)}
        defaultValue={school}
        isWide
        places={state.lists[fields.school] ?? []}
        source={
          cityId
            ? `/places/schools?countryId=${country}&cityId=${encodeURIComponent(cityId)}`
            : null
        }
        waitText="Choose a city first"
      />
      <SelectField
        label={fields.yearLabel}
        {...field(fields.year)}
        choices={asChoices(years)}
        placeholder="Select"
      />
    </div>
  );
}

/** Choosing another country clears the city; choosing another city clears the school. */
function useChosen(fields: TrainingFields, state: TrainingState) {
  const field = fieldsOf(state);
  const [country, setCountry] = useState(field(fields.country).defaultValue);
  const [city, setCity] = useState(field(fields.city).defaultValue);
  const [school, setSchool] = useState(field(fields.school).defaultValue);
  const chooseCity = (place: string) => {
    setCity(place);
    setSchool('');
  };
  const chooseCountry = (id: string) => {
    setCountry(id);
    chooseCity('');
  };
  return { country, city, school, chooseCity, chooseCountry };
}
