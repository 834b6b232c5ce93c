import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { specialities } from '../../reference-data/api.server';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { FormPage } from '../../ui/form-page';
import { useKept } from '../../ui/use-kept';
import { postById } from '../api.server';
import { engagedPost } from '../engaged-post.server';
import type { ClinicalPost } from '../post';
import { answerOf } from '../post-form/post-answer.server';
import { sendPostForm } from '../post-form/post-forms.server';
import { titleOfPost } from '../post-subject';
import { privacyOf } from '../privacy.server';
import { ReviewPage } from '../review/review-page';
import { EditForm, type EditForms } from './edit-form';

const FORBIDDEN = 403;

export const handle: PageHandle = { refusedAs: 'refused' };
export const meta: MetaFunction = () => pageTitle('Edit Case');

const formOf = ({ kind }: Pick<ClinicalPost, 'kind'>): EditForms =>
  kind === 'image' ? 'edit-image' : 'edit-case';

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const [post, names, privacy] = await Promise.all([
    postById(args, id),
    specialities(args),
    privacyOf(args, id),
  ]);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  if (post.withdrawnAt) throw redirect(to);
  const form = formOf(post);
  const takesOutcome = form === 'edit-case' && !post.hasOutcome;
  return { form, post, to, names, takesOutcome, consent: privacy.consents[0] };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const post = await postById(args, id);
  return answerOf(await sendPostForm(args, formOf(post), { id }), to);
}

export default function EditPost() {
  const { form, post } = useLoaderData<typeof loader>();
  return <Editing key={`${form} ${post.id}`} />;
}

/** Mounted anew for each post and form, so that no typed values carry over. */
function Editing() {
  const { form, post, to, names, takesOutcome, consent } = useLoaderData<typeof loader>();
  const { refused, review } = useKept(useActionData<typeof action>()) ?? {};
  return (
    <FormPage title="Edit Case" text={titleOfPost(post)} back={{ to, label: 'Back' }}>
      {review ? (
        <ReviewPage review={review} submit="Save changes" />
      ) : (
        <EditForm
          form={form}
          post={post}
          to={to}
          names={names}
          takesOutcome={takesOutcome}
          consent={consent}
          refused={refused}
        />
      )}
    </FormPage>
  );
}
