import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
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
import '../../shell/publishing/publishing.css';
import '../../ui/schedule.css';
import { draftName } from '../../lib/draft-name';
import { type FormValues, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { editionIn } from '../../media/begun-from';
import { DraftedForm } from '../../media/drafted-form';
import { setToast } from '../../shell/flash.server';
import { requireEditor } from '../../shell/guard.server';
import { ownZone } from '../../shell/publishing/own-time.server';
import { PreviewButton, previewIn } from '../../shell/publishing/preview';
import { asksForPreview, seen } from '../../shell/publishing/preview.server';
import { asksToPublish, statesOf } from '../../shell/publishing/publication';
import { publishAsAsked } from '../../shell/publishing/publication.server';
import { PublicationForm } from '../../shell/publishing/publication-form';
import { useOwnZone } from '../../shell/publishing/use-own-zone';
import { optionalIdIn } from '../../wire/address.server';
import { refusedEdit, refusedForm, typedValues } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import { LEARNING_WORDS, LearningFields } from './learning-fields';
import { LearningPreview, type TypedLearning } from './learning-preview';

export { readsConflict as shouldRevalidate } from '../../media/begun-from';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.item ? 'Edit learning content' : 'New image or video');

/** `/admin/learning/new` and `/admin/learning/{id}`. */
export async function loader(args: LoaderFunctionArgs) {
  const { memberId, fullName, pictureUrl, speciality } = await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  const [names, item] = await Promise.all([
    specialities(args),
    id ? ownLearningItem(args, id) : undefined,
  ]);
  return {
    names,
    item,
    me: { memberId, fullName, pictureUrl, speciality },
    draft: { name: draftName('learning', id, memberId), owner: memberId },
    zone: ownZone(args.request),
    values: item ? valuesOf(item) : { kind: 'image' },
    retryKey: newRetryKey(),
  };
}

/** Its words are plain: they are shown as they were typed. */
const typedLearning = (values: FormValues) => ({
  title: textOf(values, 'title'),
  description: textOf(values, 'description'),
  speciality: textOf(values, 'speciality'),
  kind: textOf(values, 'kind'),
  madeAt: new Date().toISOString(),
});

const valuesOf = ({ title, description, speciality }: OwnLearning): FormValues => ({
  title,
  description,
  speciality,
});

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await requireEditor(args);
  const id = optionalIdIn(args.params.id);
  if (asksForPreview(args.request)) {
    const values = id
      ? typedValues(await readForm(args.request))
      : await (await receiveForm(args.request)).typed();
    return seen(typedLearning(values), values);
  }
  const draft = draftName('learning', id, memberId);
  if (!id) return drafted(args, draft);
  const values = typedValues(await readForm(args.request));
  if (asksToPublish(values)) return publishAsAsked(args, values, { kind: 'learning', id });
  const reply = await changeLearning(args, id, { ...values, ...editionIn(values) });
  return reply.ok ? saved(id, { text: reply.msg, draft }) : refusedEdit(reply, values);
}

async function drafted(args: ActionFunctionArgs, draft: string) {
  const { early, passedOn, typed } = await receiveForm(args.request);
  const reply = await draftLearning(underKey(args, textOf(early, 'retryKey')), passedOn);
  if (!reply.ok) return refusedForm(reply, await typed());
  return saved(reply.data.id, { text: reply.msg, draft });
}

async function saved(id: number, told: { text: string; draft: string }) {
  return redirect(`/admin/learning/${id}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', ...told }) },
  });
}

export default function EditLearning() {
  const { item, me, names, draft, zone, values, retryKey } = useLoaderData<typeof loader>();
  useOwnZone(zone);
  const answered = useActionData<typeof action>();
  const { words, publishing } = statesOf(answered, values);
  const typed = previewIn<TypedLearning>(answered);
  return (
    <AdminFormPage
      title={item ? 'Edit learning content' : 'New image or video'}
      back={{ to: '/admin/learning', label: 'Academics' }}
      isEditor
    >
      <LearningPreview stored={item} typed={typed} author={me} />
      <div className="editor__cols">
        <DraftedForm
          encType={item ? undefined : 'multipart/form-data'}
          draft={draft}
          words={LEARNING_WORDS}
          stored={values}
          edition={item?.edition}
          sent={words.values}
        >
          <ErrorSummary state={words} />
          <input type="hidden" name="retryKey" value={retryKey} />
          <LearningFields state={words} specialities={names} isNew={!item} />
          <div className="form-page__foot">
            <SubmitButton>{item ? 'Save' : 'Save the draft'}</SubmitButton>
            <PreviewButton />
          </div>
        </DraftedForm>
        {item && (
          <aside className="stack" aria-label="About this item">
            <PublicationForm publication={item.publication} state={publishing} zone={zone} />
          </aside>
        )}
      </div>
    </AdminFormPage>
  );
}
