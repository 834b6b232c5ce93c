import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { postById } from '../../api/clinical-cases.server';
import { specialities } from '../../api/places.server';
import { privacyOf } from '../../api/privacy.server';
import { FormPage } from '../../components/form-page';
import { engagedPost } from '../../lib/engaged-post.server';
import { setToast } from '../../lib/flash.server';
import type { FormState } from '../../lib/form-state';
import { refusedForm } from '../../lib/forms.server';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { sendPostForm } from '../../lib/post-forms.server';
import { titleOfPost } from '../../lib/post-subject';
import { EditForm } from './edit-form';

const FORBIDDEN = 403;

export const meta: MetaFunction = () => pageTitle('Edit Case');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const [post, names, privacy] = await Promise.all([postById(args, id), specialities(args), privacyOf(args, id)]);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  if (post.withdrawnAt) throw redirect(to);
  return { post, to, names, consent: privacy.consents[0] };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const { kind } = await postById(args, id);
  const { reply, values } = await sendPostForm(args, `edit-${kind}`, id);
  if (!reply.ok) return refusedForm(reply, values);
  return redirect(to, { headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) } });
}

export default function EditPost() {
  const { post, to, names, consent } = useLoaderData<typeof loader>();
  const refused: FormState | undefined = useActionData<typeof action>();
  return (
    <FormPage title="Edit Case" text={titleOfPost(post)} back={{ to, label: 'Back' }}>
      <EditForm {...{ post, to, names, consent, refused }} />
    </FormPage>
  );
}
