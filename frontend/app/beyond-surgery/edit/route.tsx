import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { errorOf, type FormState, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { FileInput } from '../../media/file-input';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { useKept } from '../../ui/use-kept';
import { useLatestVersion } from '../../ui/use-latest-version';
import { idIn } from '../../wire/address.server';
import { refusedState } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import { beyondPostById, editBeyondPost } from '../api.server';
import { BeyondFields } from '../beyond-fields';
import type { BeyondPost } from '../beyond-post';
import { pathOfBeyond } from '../subject';
import { CurrentFile } from './current-file';

export const meta: MetaFunction = () => pageTitle('Edit Post');

const FORBIDDEN = 403;
const CHANGED_MEANWHILE = 409;
const FAILED = 'Error in updating post';

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const post = await beyondPostById(args, idIn(args.params['id']));
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  return { post };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params['id']);
  const form = await receiveForm(args.request);
  const reply = await editBeyondPost(args, id, form.passedOn);
  if (reply.ok)
    return redirect(pathOfBeyond(id), {
      headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
    });
  const values = await form.typed();
  // After this message, saving again overwrites the other change.
  if (reply.code === CHANGED_MEANWHILE)
    values.version = String((await beyondPostById(args, id)).version);
  const state = refusedState(reply, values);
  const isTheFile = reply.code === 413 || reply.code === 415;
  const errors = isTheFile ? { beyondfile: [reply.msg] } : state.errors;
  const message = isTheFile || reply.errors ? FAILED : `${FAILED}. ${reply.msg}`;
  return data<FormState>({ ...state, errors, message }, { status: reply.code });
}

export default function EditPost() {
  const { post } = useLoaderData<typeof loader>();
  return <Editing key={post.id} post={post} />;
}

/** Mounted anew for each post, so that no typed values carry over. */
function Editing({ post }: { post: BeyondPost }) {
  const state: FormState = useKept(useActionData<typeof action>()) ?? untouched;
  useLatestVersion(state);
  const { title, file, version } = post;
  return (
    <FormPage title="Edit Post" back={{ to: pathOfBeyond(post.id), label: 'Post' }}>
      <Form className="card card__pad stack" method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="version" value={textOf(state.values, 'version') || version} />
        <input type="hidden" name="existingFile" value={file?.url ?? 'nofile'} />
        <ErrorSummary state={state} />
        <BeyondFields state={state} title={title} altText={file?.altText} />
        {file && <CurrentFile file={file} />}
        <FileInput
          id="beyondfile"
          name="beyondfile"
          label={file ? 'Choose another file' : 'Choose a picture or video'}
          hint="jpg, png, webp, heic, gif, mp4, mov, webm or ogg, less than 200 MB."
          rule={uploadRules['beyond-post']}
          error={errorOf(state, 'beyondfile')}
        />
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to={pathOfBeyond(post.id)}>
            Cancel
          </LinkButton>
          <SubmitButton size="l">Save</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
