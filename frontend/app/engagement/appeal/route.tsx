import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { isolated } from '../../../../backend/src/platform/members-words.rules';
import { type FormState, fieldsOf, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { TextArea } from '../../ui/text-field';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import { idIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { appeal, type Takedown, takedown } from './api.server';

export const meta: MetaFunction = () => pageTitle('A decision about your post');

const whatIn = ({ params }: { params: Record<string, string | undefined> }) => ({
  kind: params['kind'] ?? '',
  id: idIn(params['id']),
});

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { kind, id } = whatIn(args);
  return takedown(args, kind, id);
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { kind, id } = whatIn(args);
  const values = typedValues(await readForm(args.request));
  const reply = await appeal(args, { kind, id: String(id), text: textOf(values, 'text') });
  if (!reply.ok) return refusedForm(reply, values);
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect(`/appeals/${kind}/${id}`, { headers: { 'Set-Cookie': toast } });
}

const REMOVED = 'Only you can see it. If you think this is wrong, appeal below.';
const TO_MEND =
  'Only you can see it now. Others can see it again once you have changed it. If you think nothing is wrong with it, appeal below.';

function told({ action: deed, in_force, mended_at }: Takedown): string {
  if (mended_at) return 'You have since changed it, and others can see it again.';
  if (!in_force) return 'This decision no longer applies.';
  return deed === 'repair' ? TO_MEND : REMOVED;
}

/** Tells the author of a post that was taken down why, what to do now, and how to appeal. */
export default function Decision() {
  const decision = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { action: deed, reason, title, link, decided_at, in_force } = decision;
  const name = title ? `“${isolated(title)}”` : 'Your post';
  return (
    <FormPage
      title={deed === 'repair' ? 'Please correct your post' : 'Your post was removed'}
      text={told(decision)}
    >
      <section className="card card__pad stack" aria-labelledby="decided">
        <h2 id="decided">{name}</h2>
        <p className="quiet">
          Decided <TimeAgo at={decided_at} />
        </p>
        <Words lead={<b>Reason:</b>} text={reason || 'none given.'} />
        {link && (
          <div>
            <LinkButton look={deed === 'repair' && in_force ? 'primary' : 'secondary'} to={link}>
              {deed === 'repair' && in_force ? 'Open post to correct it' : 'Open post'}
            </LinkButton>
          </div>
        )}
      </section>
      {decision.appeal && <OwnAppeal of={decision.appeal} />}
      {decision.may_appeal && <AppealForm state={refused} />}
    </FormPage>
  );
}

const verdicts: Readonly<Record<string, string>> = {
  restore: 'Your appeal was right: others can see your post again.',
  uphold: 'The decision stands. This is final.',
};

function OwnAppeal({
  of: { text, created_at, decision, reason, note },
}: {
  of: NonNullable<Takedown['appeal']>;
}) {
  return (
    <section className="card card__pad stack" aria-labelledby="appeal">
      <h2 id="appeal">Your appeal</h2>
      <Words text={text} />
      <p className="quiet">
        Sent <TimeAgo at={created_at} />
      </p>
      {decision ? (
        <>
          <p>
            <b>{verdicts[decision]}</b>
          </p>
          {reason && <Words text={reason} />}
          {note && <p className="quiet">{note}</p>}
        </>
      ) : (
        <p>Someone who was not involved will review it. You will be notified.</p>
      )}
    </section>
  );
}

function AppealForm({ state }: { state: FormState | undefined }) {
  return (
    <Form className="card card__pad stack" method="post" noValidate>
      <h2>Appeal</h2>
      <ErrorSummary state={state} />
      <TextArea
        {...fieldsOf(state ?? untouched)('text')}
        label="Why the decision is wrong"
        hint="You can appeal once. Someone who was not involved reviews it."
        rows={5}
        maxLength={2000}
      />
      <div>
        <SubmitButton>Send the appeal</SubmitButton>
      </div>
    </Form>
  );
}
