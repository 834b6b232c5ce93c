import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { isolated } from '../../../../backend/src/platform/members-words.rules';
import { type FormState, fieldsOf, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
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

const OPPORTUNITY = 'opportunity';

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
  return redirect(`/appeals/${kind}/${id}`);
}

const REMOVED = 'Other members cannot see it. If you think this is wrong, appeal below.';
const CLOSED =
  'Nobody can apply any more, and you cannot open it again yourself. If you think this is wrong, appeal below.';
const TO_MEND =
  'Other members cannot see it now. They can see it again once you have changed it. If you think nothing is wrong with it, appeal below.';

/** What it is called where "your post" would be wrong. */
const NOUNS: Readonly<Record<string, string>> = {
  comment: 'comment',
  'beyond-comment': 'comment',
  'chat-message': 'message',
  opportunity: 'opportunity',
};

const nounOf = ({ kind }: Takedown) => NOUNS[kind] ?? 'post';

function titleOf(decision: Takedown): string {
  if (decision.action === 'repair') return 'Please correct your post';
  const deed = decision.kind === OPPORTUNITY ? 'closed by an administrator' : 'removed';
  return `Your ${nounOf(decision)} was ${deed}`;
}

function told({ kind, action: deed, in_force, mended_at }: Takedown): string {
  if (mended_at) return 'You have since changed it, and others can see it again.';
  if (!in_force) return 'This decision no longer applies.';
  if (deed === 'repair') return TO_MEND;
  return kind === OPPORTUNITY ? CLOSED : REMOVED;
}

/** Tells the author of a post that was taken down why, what to do now, and how to appeal. */
export default function Decision() {
  const decision = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { action: deed, reason, title, link, decided_at, in_force } = decision;
  const noun = nounOf(decision);
  const name = title ? `“${isolated(title)}”` : `Your ${noun}`;
  return (
    <FormPage title={titleOf(decision)} text={told(decision)}>
      <section className="card card__pad stack" aria-labelledby="decided">
        <h2 id="decided">{name}</h2>
        <p className="quiet">
          Decided <TimeAgo at={decided_at} />
        </p>
        <Words lead={<b>Reason:</b>} text={reason || 'none given.'} />
        {link && (
          <div>
            <LinkButton look={deed === 'repair' && in_force ? 'primary' : 'secondary'} to={link}>
              {deed === 'repair' && in_force ? 'Open post to correct it' : `Open ${noun}`}
            </LinkButton>
          </div>
        )}
      </section>
      {decision.appeal && <OwnAppeal of={decision.appeal} noun={noun} />}
      {decision.may_appeal && <AppealForm state={refused} />}
    </FormPage>
  );
}

const verdictOn = (noun: string, decision: string): string =>
  decision === 'restore'
    ? `Your appeal was right: others can see your ${noun} again.`
    : 'The decision stands. This is final.';

function OwnAppeal({
  of: { text, created_at, decision, reason, note },
  noun,
}: {
  of: NonNullable<Takedown['appeal']>;
  noun: string;
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
            <b>{verdictOn(noun, decision)}</b>
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
