import { Form } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { fieldsOf } from '../../lib/form-state';
import { FileInput } from '../../media/file-input';
import { Declarations } from '../../profiles/declarations';
import { Trainings } from '../../profiles/training-fields';
import { trainingOf } from '../../profiles/training-form';
import type { Country } from '../../reference-data/api.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Icon } from '../../ui/icon';
import { TextArea } from '../../ui/text-field';
import { OtherGroups } from './other-groups';
import type { QualificationState } from './qualification-state';

interface QualificationFormProps {
  state: QualificationState;
  hasAgreed: boolean;
  countries: Country[];
  specialities: string[];
  thisYear: number;
}

export function QualificationForm({
  state,
  hasAgreed,
  countries,
  specialities,
  thisYear,
}: QualificationFormProps) {
  const field = fieldsOf(state);
  return (
    <Form className="stack stack--l" method="post" encType="multipart/form-data" noValidate>
      <ErrorSummary state={state} partOf={trainingOf} />
      <Trainings
        state={state}
        countries={countries}
        specialities={specialities}
        thisYear={thisYear}
      />
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
      <Declarations state={state} hasAgreed={hasAgreed} />
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
        rule={uploadRules.cv}
        error={state.errors.cv?.[0]}
      />
    </div>
  );
}
