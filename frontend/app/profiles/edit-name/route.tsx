import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { ShieldCheck } from 'lucide-react';
import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { trimmedNames } from '../../lib/names';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import { Banner } from '../../ui/banner';
import { EditFoot } from '../../ui/edit-foot';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { ShortNameField } from '../../ui/short-name-field';
import { TextField } from '../../ui/text-field';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { GenderField, WomenGroupField } from '../gender-fields';
import { ownProfile } from '../own-profile.server';
import { changeNames } from '../profile-changes.server';

export const meta: MetaFunction = () => pageTitle('Name and gender');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const own = await ownProfile(args, memberId);
  const { firstName, lastName, gender, isVerified } = own;
  const hasDeclined = gender === 'F' && !own.joinsWomenGroup;
  const values = { firstName, lastName, gender, femaleGroupAllow: hasDeclined ? '0' : '1' };
  const state: FormState = { values, errors: {} };
  return { memberId, isVerified, state };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const values = trimmedNames(typedValues(await readForm(args.request)));
  const reply = await changeNames(args, {
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
    shortName: textOf(values, 'shortName'),
    gender: textOf(values, 'gender'),
    femaleGroupAllow: textOf(values, 'femaleGroupAllow'),
  });
  return reply.ok ? backToProfile(memberId, reply.msg) : refusedForm(reply, values);
}

export default function EditName() {
  const page = useLoaderData<typeof loader>();
  const state = { ...page.state, ...useActionData<typeof action>() };
  const field = fieldsOf(state);
  return (
    <FormPage
      title="Name and gender"
      text="Colleagues see your name on everything you post. Your gender stays private."
    >
      {page.isVerified && (
        <Banner kind="attention" icon={ShieldCheck}>
          <p>
            Your medical registration was confirmed under your present name. Under a new name it is
            checked again; until then you have no Verified badge.
          </p>
        </Banner>
      )}
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <TextField label="First name" {...field('firstName')} autoComplete="given-name" />
        <TextField label="Last name" {...field('lastName')} autoComplete="family-name" />
        <ShortNameField state={state} />
        <GenderField state={state} />
        <WomenGroupField state={state} />
        <EditFoot memberId={page.memberId} />
      </Form>
    </FormPage>
  );
}
