import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { errorOf, type FormState, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { FileInput } from '../../media/file-input';
import { useKeptAnswer } from '../../outbox/kept-answer';
import { WaitingHere } from '../../outbox/waiting-here';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedForm } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { publishBeyondPost } from '../api.server';
import { BeyondFields } from '../beyond-fields';
import { pathOfBeyond } from '../subject';

export const meta: MetaFunction = () => pageTitle('Add Post');

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await requireMember(args);
  return { memberId, retryKey: newRetryKey() };
}

/** Passes the form on to the API as a stream; its values are kept in case it is refused. */
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
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { waiting, retryKey } = useKeptAnswer(page.retryKey, answer);
  const state: FormState = (waiting ? undefined : answer) ?? untouched;
  const isWhole = Object.keys(state.errors).length === 0;
  return (
    <FormPage
      title="Add Post"
      text="One picture or video and a few words, for your colleagues only. No patients here."
      back={{ to: '/beyondSurgery', label: 'Beyond Surgery' }}
    >
      <WaitingHere owner={page.memberId} to="/beyondSurgery/add" />
      <Form
        className="card card__pad stack"
        method="post"
        encType="multipart/form-data"
        noValidate
        data-waits
        key={waiting}
      >
        <input type="hidden" name="retryKey" value={retryKey} />
        <ErrorSummary state={state} />
        <BeyondFields state={state} indemnityIsNew />
        <FileInput
          id="beyondFile"
          name="beyondFile"
          label="Choose a picture or video"
          hint="jpg, png, webp, heic, gif, mp4, mov, webm or ogg, less than 200 MB."
          rule={uploadRules['beyond-post']}
          error={errorOf(state, 'beyondFile') ?? (isWhole ? state.message : undefined)}
        />
        <div className="form-page__foot form-page__foot--end">
          <SubmitButton size="l">Add Post</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
