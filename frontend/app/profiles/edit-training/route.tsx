import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { countries, specialities } from '../../reference-data/api.server';
import { chosenFrom } from '../../reference-data/place-values.server';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EditFoot } from '../../ui/edit-foot';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedState, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { saveQualification } from '../credentials.server';
import { Declarations } from '../declarations';
import { ownProfile } from '../own-profile.server';
import { Trainings } from '../training-fields';
import { placeFields, type TrainingState, trainingOf } from '../training-form';
import { listsFor, toTrainingBody, toTrainingValues } from '../training-form.server';

export const handle: PageHandle = { refusedAs: 'go' };
export const meta: MetaFunction = () => pageTitle('Training');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const [own, allCountries, allSpecialities] = await Promise.all([
    ownProfile(args, memberId),
    countries(args),
    specialities(args),
  ]);
  const values = toTrainingValues(own.trainings, own.speciality);
  const state: TrainingState = { values, errors: {}, lists: await listsFor(args, values) };
  return {
    memberId,
    state,
    countries: allCountries,
    specialities: allSpecialities,
    thisYear: new Date().getUTCFullYear(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const values = chosenFrom(typedValues(await readForm(args.request)), placeFields);
  const state: TrainingState = { values, errors: {}, lists: await listsFor(args, values) };
  if (textOf(values, 'intent') === 'go') return data(state);
  const reply = await saveQualification(args, toTrainingBody(values));
  if (reply.ok) return backToProfile(memberId, reply.msg);
  return data({ ...state, ...refusedState(reply, values) }, { status: reply.code });
}

export default function EditTraining() {
  const { memberId, state: first, ...choices } = useLoaderData<typeof loader>();
  const state: TrainingState = { ...first, ...useActionData<typeof action>() };
  return (
    <FormPage
      title="Training"
      text="Shown on your profile. Your chat groups follow it: you leave those of former schools and of a former speciality, and join those of new ones. Groups you added yourself stay."
    >
      <Form className="stack stack--l" method="post" noValidate>
        <ErrorSummary state={state} partOf={trainingOf} />
        <Trainings state={state} {...choices} />
        <Declarations state={state} hasAgreed />
        <EditFoot memberId={memberId} />
      </Form>
    </FormPage>
  );
}
