import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { EyeOff, FileX2, ReceiptText } from 'lucide-react';
import { type FormState, fieldsOf, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { Icon } from '../../ui/icon';
import { RadioGroup } from '../../ui/radio-group';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { postById } from '../api.server';
import { engagedPost } from '../engaged-post.server';
import { titleOfPost } from '../post-subject';
import { withdrawConsent } from '../privacy.server';

const FORBIDDEN = 403;

export const meta: MetaFunction = () => pageTitle('Withdraw consent');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const post = await postById(args, id);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  if (post.withdrawnAt) throw redirect(`${to}/receipt`);
  return { to, title: titleOfPost(post) };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const values = typedValues(await readForm(args.request));
  const reason = textOf(values, 'reason');
  const reply = await withdrawConsent(args, id, reason ? { reason } : {});
  return reply.ok ? redirect(`${to}/receipt`) : refusedForm(reply, values);
}

const consequences = [
  {
    icon: EyeOff,
    text: 'Only you can still see it: it disappears from the feed, collections, search and notifications at once.',
  },
  {
    icon: FileX2,
    text: 'Its pictures, videos and reports are erased for good, with everything made from them. This cannot be undone.',
  },
  { icon: ReceiptText, text: 'You get a receipt that you can show to the patient.' },
];

const reasons = [
  { value: 'asked', label: 'The patient asked for it' },
  { value: 'identifiable', label: 'The patient could be recognised' },
  { value: 'other', label: 'Another reason' },
];

export default function WithdrawConsent() {
  const { to, title } = useLoaderData<typeof loader>();
  const refused: FormState | undefined = useActionData<typeof action>();
  return (
    <FormPage title="Withdraw the patient’s consent?" text={title}>
      <ErrorSummary state={refused} />
      <ul className="card card__pad withdrawal">
        {consequences.map(({ icon, text }) => (
          <li key={text}>
            <Icon of={icon} />
            {text}
          </li>
        ))}
      </ul>
      <Form noValidate className="stack stack--l" method="post">
        <RadioGroup
          {...fieldsOf(refused ?? untouched)('reason')}
          label="Why"
          hint="If the patient could be recognised, administrators can list who has seen the post, for the data protection officer of your hospital."
          isOptional
          choices={reasons}
        />
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to={to}>
            Cancel
          </LinkButton>
          <SubmitButton look="danger" size="l">
            Withdraw consent
          </SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
