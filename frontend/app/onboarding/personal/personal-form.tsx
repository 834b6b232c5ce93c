import { Form } from '@remix-run/react';
import { fieldsOf, textOf } from '../../lib/form-state';
import { GenderField, WomenGroupField } from '../../profiles/gender-fields';
import { PhoneFields } from '../../profiles/phone-fields';
import type { Country } from '../../reference-data/api.server';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { ShortNameField } from '../../ui/short-name-field';
import { TextField } from '../../ui/text-field';
import { ConfirmationDialog } from './confirmation-dialog';
import { PERSONAL_FORM, type PersonalState } from './personal-state';
import { PhotoField } from './photo-field';
import { Place } from './place';

interface PersonalFormProps {
  state: PersonalState;
  /** The latest response to the form. */
  answer: PersonalState | undefined;
  countries: Country[];
  fullName: string;
  /** Which names came from Google or Apple. */
  given: { firstName: boolean; lastName: boolean };
}

export function PersonalForm({ state, answer, countries, fullName, given }: PersonalFormProps) {
  const field = fieldsOf(state);
  return (
    <>
      <div>
        <h1>Personal information</h1>
        <p className="muted">
          Colleagues see your name, photo and city. Phone, email and birth date stay private.
        </p>
      </div>
      <Form
        id={PERSONAL_FORM}
        className="stack stack--l"
        method="post"
        encType="multipart/form-data"
        noValidate
      >
        <ErrorSummary state={state} />
        <section className="card card__pad stack">
          <PhotoField
            fullName={fullName}
            pictureUrl={state.pictureUrl}
            error={field('profile_pic').error}
            undeclared={field('showsMe').error}
            isDeclared={textOf(state.values, 'showsMe') !== ''}
          />
          <div className="field-grid">
            <TextField
              label="First name"
              {...field('firstName')}
              autoComplete="given-name"
              readOnly={given.firstName}
            />
            <TextField
              label="Last name"
              {...field('lastName')}
              autoComplete="family-name"
              readOnly={given.lastName}
            />
            <ShortNameField state={state} />
            <TextField
              label="Email"
              {...field('emailId')}
              type="email"
              readOnly
              hint="Your account's address."
              isWide
            />
            <GenderField state={state} />
            <TextField
              label="Birth date"
              {...field('dob')}
              type="date"
              autoComplete="bday"
              isOptional
            />
            <WomenGroupField state={state} />
          </div>
        </section>
        <section className="card card__pad">
          <div className="field-grid">
            <Place state={state} countries={countries} />
            <PhoneFields state={state} countries={countries} />
          </div>
        </section>
        <div className="form-page__foot form-page__foot--end">
          <SubmitButton size="l">Save Changes &amp; Next</SubmitButton>
        </div>
      </Form>
      <ConfirmationDialog answer={answer} />
    </>
  );
}
