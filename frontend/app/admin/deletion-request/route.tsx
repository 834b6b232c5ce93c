import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormState, fieldsOf, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Link } from '../../ui/link';
import { RadioGroup } from '../../ui/radio-group';
import { TextArea } from '../../ui/text-field';
import { idIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { LetterCard } from '../letters/letter-card';
import { decideDeletion, deletionRequest, type Urgent } from '../letters.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Deletion request · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return deletionRequest(args, idIn(args.params['id']));
}

/** `act` is `ask`, `erase` or `close`. */
export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const id = idIn(args.params['id']);
  const values = typedValues(await readForm(args.request));
  const reply = await decideDeletion(args, id, values);
  if (!reply.ok) return refusedForm(reply, values);
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect(`/admin/deletion-requests/${id}`, { headers: { 'Set-Cookie': toast } });
}

export default function DeletionRequest() {
  const request = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  const { match, closed_at } = request;
  return (
    <AdminFrame title="Deletion request">
      <LetterCard of={request} isAlone />
      {!closed_at && (
        <>
          <p>
            {match ? (
              <>
                The account of this address:{' '}
                <Link to={`/admin/members/${match.memberId}`}>{match.name}</Link>
              </>
            ) : (
              'No account has this address. Ask the writer for the address of the account, or refuse.'
            )}
          </p>
          <ErrorSummary state={state} />
          {match && <Ask of={request} />}
          {match && <Erase of={request} state={state} />}
          <Refuse state={state} />
        </>
      )}
    </AdminFrame>
  );
}

function Ask({ of: { state } }: { of: Urgent }) {
  if (state === 'proved') return null;
  return (
    <Form method="post" className="card card__pad stack" noValidate>
      <h2>Ask for proof</h2>
      <p>
        We email a link to the account’s own address. It works for 7 days; whoever presses the
        button behind it has shown that the account is theirs.
      </p>
      <div>
        <SubmitButton look="secondary" name="act" value="ask">
          {state === 'asked' ? 'Email another link' : 'Email the link'}
        </SubmitButton>
      </div>
    </Form>
  );
}

const proofs = [
  { value: 'link', label: 'They confirmed the link' },
  { value: 'document', label: 'Otherwise, as the note says' },
];

function Erase({ of: { state: progress, match }, state }: { of: Urgent; state: FormState }) {
  const field = fieldsOf(of('erase', state));
  return (
    <Form method="post" className="card card__pad stack" noValidate>
      <h2>Delete the account</h2>
      <p>
        It cannot be undone: the profile and posts of {match?.name} disappear at once, everything is
        erased within 24 hours, and they get a receipt by email.
      </p>
      <RadioGroup
        label="How was the account proved to be theirs?"
        {...field('proof')}
        choices={progress === 'proved' ? proofs : proofs.slice(1)}
      />
      <TextArea
        {...field('note')}
        rows={2}
        maxLength={1000}
        label="Note"
        isOptional
        hint="Which document you saw, and how. Copy nothing from it."
      />
      <div>
        <SubmitButton look="danger" name="act" value="erase">
          Delete the account
        </SubmitButton>
      </div>
    </Form>
  );
}

function Refuse({ state }: { state: FormState }) {
  return (
    <Form method="post" className="card card__pad stack" noValidate>
      <h2>Refuse</h2>
      <TextArea
        {...fieldsOf(of('close', state))('reason')}
        rows={3}
        maxLength={1000}
        label="Reason"
        hint="We email it to the writer."
      />
      <div>
        <SubmitButton look="secondary" name="act" value="close">
          Refuse
        </SubmitButton>
      </div>
    </Form>
  );
}

/** What was typed into the form of this act, and what is wrong with it. */
const of = (act: string, state: FormState): FormState =>
  textOf(state.values, 'act') === act ? state : untouched;
