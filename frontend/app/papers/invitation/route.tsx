import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { Download } from 'lucide-react';
import { pathOfPost } from '../../clinical-cases/post-subject';
import { textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { DrName } from '../../ui/dr-name';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { Icon } from '../../ui/icon';
import { idIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { answerInvitation, invitationTo } from '../api.server';

export const meta: MetaFunction = () => pageTitle('Co-author of a paper');

/** Only for who is named; everybody else finds nothing. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params['id']);
  return { id, invitation: await invitationTo(args, id) };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params['id']);
  const values = typedValues(await readForm(args.request));
  const reply = await answerInvitation(args, id, textOf(values, 'answer') === 'agree');
  return reply.ok ? redirect(`/papers/${id}`) : refusedForm(reply, values);
}

const SAID = {
  asked: 'You have not answered yet.',
  agreed: 'You have agreed to be named.',
  declined: 'You have declined. You are not named.',
};

export default function CoAuthorOfPaper() {
  const { id, invitation } = useLoaderData<typeof loader>();
  const { name, state, form, post_id, is_made } = invitation;
  const refused = useActionData<typeof action>();
  return (
    <FormPage
      title="Co-author of a paper"
      text={
        <>
          <DrName of={name} /> makes a {form === 'scare' ? 'case report' : 'case series'} of a case
          and names you as a co-author.
        </>
      }
    >
      <ErrorSummary state={refused} />
      <p role="status">{SAID[state]}</p>
      <Form method="post" noValidate className="row">
        {state !== 'agreed' && (
          <SubmitButton name="answer" value="agree">
            Agree to be named
          </SubmitButton>
        )}
        {state !== 'declined' && (
          <SubmitButton look="secondary" name="answer" value="decline">
            {state === 'agreed' ? 'Take it back' : 'Decline'}
          </SubmitButton>
        )}
      </Form>
      <div className="row">
        {state === 'agreed' && is_made && (
          <a className="btn btn--secondary" href={`/api/v1/papers/${id}`} download>
            <Icon of={Download} />
            Download (.docx)
          </a>
        )}
        <LinkButton look="quiet" to={pathOfPost(post_id)}>
          The case
        </LinkButton>
      </div>
    </FormPage>
  );
}
