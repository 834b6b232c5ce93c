import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { FormPage } from '../../ui/form-page';
import { useKept } from '../../ui/use-kept';
import { newRetryKey } from '../../wire/retry-key.server';
import { engagedPost } from '../engaged-post.server';
import { ownCase } from '../own-case.server';
import { markableIn } from '../pins/markable.server';
import { answerOf } from '../post-form/post-answer.server';
import { sendPostForm } from '../post-form/post-forms.server';
import { ReviewPage } from '../review/review-page';
import { StepForm } from '../steps/step-form';

export const handle: PageHandle = { refusedAs: 'refused' };
export const meta: MetaFunction = () => pageTitle('Add a step');

export async function loader(args: LoaderFunctionArgs) {
  const { session, id, to, title, post } = await ownCase(args);
  return {
    owner: session.memberId,
    id,
    inCase: await markableIn(args, post),
    to: `${to}#steps`,
    title,
    kind: new URL(args.request.url).searchParams.get('kind') ?? '',
    retryKey: newRetryKey(),
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  return answerOf(await sendPostForm(args, 'step', { id }), `${to}#steps`);
}

export default function AddStep() {
  const { owner, id, inCase, to, title, kind, retryKey } = useLoaderData<typeof loader>();
  const { refused, review } = useKept(useActionData<typeof action>()) ?? {};
  return (
    <FormPage
      title="Add a step"
      text="What happened next. Comments still close after seven days."
      back={{ to, label: title }}
    >
      {review ? (
        <ReviewPage review={review} submit="Add step" />
      ) : (
        <StepForm
          owner={owner}
          caseId={id}
          inCase={inCase}
          kind={kind}
          submit="Add step"
          to={to}
          refused={refused}
          retryKey={retryKey}
        />
      )}
    </FormPage>
  );
}
