import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { specialities } from '../../reference-data/api.server';
import { AdminFormPage } from '../../shell/admin-frame';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import {
  changeLearning,
  draftLearning,
  type OwnLearning,
  ownLearningItem,
} from '../publishing.server';
import '../../ui/schedule.css';
import { type FormValues, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { doneOrRefused } from '../../shell/done.server';
import { setToast } from '../../shell/flash.server';
import { requireEditor } from '../../shell/guard.server';
import { ownZone } from '../../shell/publishing/own-time.server';
import { asksToPublish, statesOf } from '../../shell/publishing/publication';
import { publishAsAsked } from '../../shell/publishing/publication.server';
import { PublicationForm } from '../../shell/publishing/publication-form';
import { useOwnZone } from '../../shell/publishing/use-own-zone';
import { optionalIdIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import { LearningFields } from './learning-fields';
import { Preview } from './preview';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.item ? 'Edit learning content' : 'New image or video');

/** `/admin/learning/new` and `/admin/learning/{id}`. */
export async function loader(args: LoaderFunctionArgs) {
  await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  const [names, item] = await Promise.all([
    specialities(args),
    id ? ownLearningItem(args, id) : undefined,
  ]);
  return {
    names,
    item,
    zone: ownZone(args.request),
    values: item ? valuesOf(item) : { kind: 'image' },
    retryKey: newRetryKey(),
  };
}

const valuesOf = ({ title, description, speciality }: OwnLearning): FormValues => ({
  title,
  description,
  speciality,
});

export async function action(args: ActionFunctionArgs) {
  await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  if (!id) return drafted(args);
  const [values, page] = [typedValues(await readForm(args.request)), `/admin/learning/${id}`];
  if (asksToPublish(values)) return publishAsAsked(args, values, { kind: 'learning', id });
  const reply = await changeLearning(args, id, values);
  return reply.ok ? doneOrRefused(reply, page) : refusedForm(reply, values);
}

async function drafted(args: ActionFunctionArgs) {
  const { early, passedOn, typed } = await receiveForm(args.request);
  const reply = await draftLearning(underKey(args, textOf(early, 'retryKey')), passedOn);
  if (!reply.ok) return refusedForm(reply, await typed());
  return redirect(`/admin/learning/${reply.data.id}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

export default function EditLearning() {
  const { item, names, zone, values, retryKey } = useLoaderData<typeof loader>();
  useOwnZone(zone);
  const { words, publishing } = statesOf(useActionData<typeof action>(), values);
  return (
    <AdminFormPage
      title={item ? 'Edit learning content' : 'New image or video'}
      back={{ to: '/admin/learning', label: 'Academics' }}
    >
      {item && <Preview item={item} />}
      {item && <PublicationForm publication={item.publication} state={publishing} zone={zone} />}
      <Form
        className="card card__pad stack"
        method="post"
        encType={item ? undefined : 'multipart/form-data'}
        noValidate
      >
        <ErrorSummary state={words} />
        <input type="hidden" name="retryKey" value={retryKey} />
        <LearningFields state={words} specialities={names} isNew={!item} />
        <div className="form-page__foot">
          <SubmitButton>{item ? 'Save' : 'Save the draft'}</SubmitButton>
        </div>
      </Form>
    </AdminFormPage>
  );
}
