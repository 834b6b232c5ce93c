import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { publishCase } from '../../api/clinical-cases.server';
import { specialities } from '../../api/places.server';
import { LinkButton, SubmitButton } from '../../components/button';
import { ErrorSummary } from '../../components/error-summary';
import { Icon } from '../../components/icon';
import { PageFrame } from '../../components/page-frame';
import { setToast } from '../../lib/flash.server';
import { type FormState, textOf, untouched } from '../../lib/form-state';
import { refusedForm } from '../../lib/forms.server';
import { requireMember } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { receiveForm } from '../../lib/received-form.server';
import { newRetryKey, underKey } from '../../lib/retry-key.server';
import { BeforeYouPost } from './before-you-post';
import { CaseFiles } from './case-files';
import { Consent } from './consent';
import { DraftNote } from './draft-note';
import { Patient } from './patient';
import { Story } from './story';
import { useDraft } from './use-draft';

export const meta: MetaFunction = () => pageTitle('Add Clinical Case');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  return { session, specialities: await specialities(args), retryKey: newRetryKey() };
}

/** The form goes on to the API as it comes, files and all; its words are kept, in case it is sent back. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const form = await receiveForm(args.request);
  const reply = await publishCase(underKey(args, textOf(form.early, 'retryKey')), form.passedOn);
  if (reply.ok) return redirect('/community', { headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) } });
  return refusedForm(reply, await form.typed());
}

export default function AddCase() {
  const { session, specialities: names, retryKey } = useLoaderData<typeof loader>();
  const state: FormState = useActionData<typeof action>() ?? untouched;
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, `case-${session.memberId}`);
  return (
    <PageFrame right={<BeforeYouPost author={session} />}>
      <Form
        className="stack stack--l form-page"
        method="post"
        encType="multipart/form-data"
        noValidate
        ref={form}
        onInput={draft.keep}
        onSubmit={draft.keep}
      >
        <input type="hidden" name="retryKey" value={retryKey} />
        <div>
          <LinkButton look="quiet" className="form-page__back" to="/community">
            <Icon of={ArrowLeft} />
            Clinical Case Feed
          </LinkButton>
          <h1>Add Clinical Case</h1>
          <p className="muted">
            Members discuss it for seven days. Visitors see the first 200 characters, without pictures and without your name.
          </p>
        </div>
        <ErrorSummary state={state} />
        {draft.isRestored && <DraftNote onDiscard={draft.discard} />}
        <CaseFiles state={state} />
        <Patient state={state} specialities={names} />
        <Story state={state} />
        <Consent state={state} />
        <div className="form-page__foot">
          <SubmitButton size="l">Post case</SubmitButton>
        </div>
      </Form>
    </PageFrame>
  );
}
