import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { FormPage } from '../../ui/form-page';
import { useKept } from '../../ui/use-kept';
import { idIn } from '../../wire/address.server';
import { engagedPost } from '../engaged-post.server';
import { ownCase } from '../own-case.server';
import { markableIn } from '../pins/markable.server';
import { answerOf } from '../post-form/post-answer.server';
import { sendPostForm } from '../post-form/post-forms.server';
import { ReviewPage } from '../review/review-page';
import { StepForm } from '../steps/step-form';
import { stepById } from '../steps.server';

export const handle: PageHandle = { refusedAs: 'refused' };
export const meta: MetaFunction = () => pageTitle('Edit the step');

export async function loader(args: LoaderFunctionArgs) {
  const { id, to, title, post } = await ownCase(args);
  const step = await stepById(args, id, idIn(args.params['stepId']));
  const inCase = await markableIn(args, post);
  return { id, inCase, to: `${to}#step-${step.id}`, title, step };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const stepId = idIn(args.params['stepId']);
  return answerOf(await sendPostForm(args, 'edit-step', { id, stepId }), `${to}#step-${stepId}`);
}

export default function EditStep() {
  const { id, inCase, to, title, step } = useLoaderData<typeof loader>();
  const { refused, review } = useKept(useActionData<typeof action>()) ?? {};
  return (
    <FormPage title="Edit the step" back={{ to, label: title }}>
      {review ? (
        <ReviewPage review={review} submit="Save changes" />
      ) : (
        <StepForm
          key={step.id}
          caseId={id}
          inCase={inCase}
          submit="Save changes"
          to={to}
          step={step}
          refused={refused}
        />
      )}
    </FormPage>
  );
}
