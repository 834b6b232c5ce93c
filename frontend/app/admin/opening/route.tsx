import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormState, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { longDate } from '../../lib/time';
import { AdminFrame } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import { idIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { OpeningBadge } from '../openings/opening-badge';
import { closeOpening, type Opening, opening } from '../openings.server';
import { ReasonFields } from '../reported/reason-fields';
import { closingReasons, reasonOf } from '../reported/words';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Opportunity · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return opening(args, idIn(args.params['id']));
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const id = idIn(args.params['id']);
  const values = typedValues(await readForm(args.request));
  const reason = reasonOf(textOf(values, 'reason'), textOf(values, 'words'));
  const reply = await closeOpening(args, id, reason);
  if (!reply.ok) return refusedForm(reply, values);
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect('/admin/opportunities', { headers: { 'Set-Cookie': toast } });
}

export default function OneOpening() {
  const one = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AdminFrame title={one.title}>
      <Offer of={one} />
      {one.taken_down_at ? (
        <p className="muted">
          An administrator closed it <TimeAgo at={one.taken_down_at} />. Its owner cannot open it
          again.
        </p>
      ) : (
        <Closing state={refused} />
      )}
    </AdminFrame>
  );
}

function Offer({ of: one }: { of: Opening }) {
  const { owner, to_date: last, deadline } = one;
  return (
    <div className="card card__pad stack">
      <p className="row">
        <OpeningBadge of={one} />
        <span className="badge">{one.opportunity_type}</span>
        <span className="badge">
          <bdi>{one.speciality}</bdi>
        </span>
      </p>
      <p className="quiet">
        <bdi>{one.place}</bdi>, until {longDate(last)}
        {deadline && `, apply by ${longDate(deadline)}`}. Posted <TimeAgo at={one.posted_at} /> by{' '}
        <Link to={`/admin/members/${owner.id}`}>
          <bdi>{owner.name}</bdi>
        </Link>
        . Applications: {one.response_count}.
      </p>
      <Words text={one.description} />
      <dl className="stack stack--s">
        <div>
          <dt className="quiet">Qualifications</dt>
          <Words as="dd" text={one.qualifications} />
        </div>
        <div>
          <dt className="quiet">Experience</dt>
          <Words as="dd" text={one.experience} />
        </div>
      </dl>
    </div>
  );
}

function Closing({ state }: { state: FormState | undefined }) {
  return (
    <Form method="post" className="card card__pad stack" noValidate>
      <ErrorSummary state={state} />
      <h2>Close it</h2>
      <p className="muted">
        Nobody finds it any more, and its owner cannot open it again. The owner reads your reason in
        a notification and an email; who waits for an answer is told that it is closed.
      </p>
      <ReasonFields state={state ?? untouched} reasons={closingReasons} reader="owner" />
      <div className="row">
        <SubmitButton look="danger">Close Opportunity</SubmitButton>
        <LinkButton look="quiet" to="/admin/opportunities">
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
