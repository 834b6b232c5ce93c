import { Form } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import type { Country } from '../../api/places.server';
import { LinkButton, SubmitButton } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { ErrorSummary } from '../../components/error-summary';
import { FileInput } from '../../components/file-input';
import { Icon } from '../../components/icon';
import { PageLink } from '../../components/page-link';
import { asChoices, SelectField } from '../../components/select-field';
import { TextArea } from '../../components/text-field';
import { fieldsOf } from '../../lib/form-state';
import { OtherGroups } from './other-groups';
import type { QualificationState } from './route';
import { mbbs, SPECIALITY, superSpeciality, surgery } from './sections';
import { Training } from './training';

interface QualificationFormProps {
  state: QualificationState;
  countries: Country[];
  specialities: string[];
  thisYear: number;
}

export function QualificationForm({
  state,
  countries,
  specialities,
  thisYear,
}: QualificationFormProps) {
  const field = fieldsOf(state);
  const training = { state, countries, thisYear };
  return (
    <Form className="stack stack--l" method="post" encType="multipart/form-data" noValidate>
      <ErrorSummary state={state} />
      <fieldset className="card card__pad">
        <legend className="sr-only">Medical school, MBBS</legend>
        <p className="form-page__legend" aria-hidden="true">
          Medical school (MBBS)
        </p>
        <Training fields={mbbs} {...training} />
      </fieldset>
      <fieldset className="card card__pad opens">
        <legend className="sr-only">Surgery</legend>
        <Opener
          {...field('hasSurgery')}
          title="I trained in surgery (MS)"
          text="Country, city, center and year"
        />
        <div className="opened">
          <Training fields={surgery} {...training} />
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
      <OtherGroups state={state} specialities={specialities} />
      <section className="card card__pad stack">
        <TextArea
          label="Additional qualifications"
          {...field('additionalQualifications')}
          rows={3}
          isOptional
        />
        <CvField state={state} />
      </section>
      <fieldset>
        <legend className="sr-only">Declarations</legend>
        <Checkbox
          name="terms"
          defaultChecked={Boolean(state.values.terms)}
          error={field('terms').error}
        >
          I agree to the <PageLink to="/terms_and_conditions">Terms &amp; Conditions</PageLink> and
          the <PageLink to="/privacy-policy">Privacy Policy</PageLink>.
        </Checkbox>
        <Checkbox
          name="declaration"
          defaultChecked={Boolean(state.values.declaration)}
          error={field('declaration').error}
        >
          I declare that what I entered is true.
        </Checkbox>
      </fieldset>
      <div className="form-page__foot form-page__foot--split">
        <LinkButton look="quiet" size="l" to="/personal">
          <Icon of={ArrowLeft} />
          Back
        </LinkButton>
        <SubmitButton size="l">Save Changes &amp; Next</SubmitButton>
      </div>
    </Form>
  );
}

/** A section opens with its box, by style alone: with and without scripts. */
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

function CvField({ state }: { state: QualificationState }) {
  return (
    <div className="field">
      <p className="field__label">
        Curriculum vitae <span className="field__optional">optional</span>
      </p>
      {state.cv && (
        <p className="muted" role="status">
          {state.cv} is saved.
          <input type="hidden" name="cvName" value={state.cv} />
        </p>
      )}
      <FileInput
        id="cv"
        name="cv"
        label={state.cv ? 'Choose another PDF' : 'Choose a PDF'}
        hint="PDF, up to 10 MB."
        accept=".pdf"
        error={state.errors.cv?.[0]}
      />
    </div>
  );
}
