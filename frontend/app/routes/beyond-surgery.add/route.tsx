import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { publishBeyondPost } from '../../api/beyond.server';
import { BEYOND_TYPES, BeyondFields } from '../../components/beyond/beyond-fields';
import { SubmitButton } from '../../components/button';
import { ErrorSummary } from '../../components/error-summary';
import { FileInput } from '../../components/file-input';
import { FormPage } from '../../components/form-page';
import { pathOfBeyond } from '../../lib/beyond-subject';
import { setToast } from '../../lib/flash.server';
import { errorOf, type FormState, textOf, untouched } from '../../lib/form-state';
import { refusedForm } from '../../lib/forms.server';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { receiveForm } from '../../lib/received-form.server';
import { newRetryKey, underKey } from '../../lib/retry-key.server';

export const meta: MetaFunction = () => pageTitle('Add Post');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return { retryKey: newRetryKey() };
}

/** The form goes on to the API as it comes; its words are kept, in case it is sent back. A film is looked at on its own page. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const form = await receiveForm(args.request);
  const reply = await publishBeyondPost(
    underKey(args, textOf(form.early, 'retryKey')),
    form.passedOn,
  );
  if (!reply.ok) return refusedForm(reply, await form.typed());
  return redirect(pathOfBeyond(reply.data.id), {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

export default function AddPost() {
  const { retryKey } = useLoaderData<typeof loader>();
  const state: FormState = useActionData<typeof action>() ?? untouched;
  const isWhole = Object.keys(state.errors).length === 0;
  return (
    <FormPage
      title="Add Post"
      text="One picture or film and a few words, for your colleagues only. No patients here."
      back={{ to: '/beyondSurgery', label: 'Beyond Surgery' }}
    >
      <Form className="card card__pad stack" method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="retryKey" value={retryKey} />
        <ErrorSummary state={state} />
        <BeyondFields state={state} indemnityIsNew />
        <FileInput
          id="beyondFile"
          name="beyondFile"
          label="Choose a picture or film"
          hint="jpg, png, gif, mp4, webm or ogg, less than 200 MB."
          accept={BEYOND_TYPES}
          error={errorOf(state, 'beyondFile') ?? (isWhole ? state.message : undefined)}
        />
        <div className="form-page__foot form-page__foot--end">
          <SubmitButton size="l">Add Post</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
