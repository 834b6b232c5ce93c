import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { isolated } from '../../../../backend/src/platform/members-words.rules';
import { FileInput } from '../../media/file-input';
import { profileOf } from '../../profiles/api.server';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { applyFor, opportunityById } from '../api.server';
import { Facts } from '../card';
import '../opportunities.css';
import { errorOf, type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { TextArea, TextField } from '../../ui/text-field';
import { idIn } from '../../wire/address.server';
import { refusedForm } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { receiveForm } from '../../wire/received-form.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { answersFrom } from './answers-from';

export const meta: MetaFunction = () => pageTitle('Apply');
export const headers = noStore;

const FORBIDDEN = 403;
const LONGEST_WHY = 500;

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const [opportunity, profile] = await Promise.all([
    opportunityById(args, idIn(args.params.id)),
    profileOf(args, session.memberId),
  ]);
  if (opportunity.owner.memberId === session.memberId)
    throw new Response(null, { status: FORBIDDEN });
  return { opportunity, known: answersFrom(session, profile), retryKey: newRetryKey() };
}

/** The multipart form, including the CV, is streamed on to the API. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const form = await receiveForm(args.request);
  const reply = await applyFor(underKey(args, textOf(form.early, 'retryKey')), form.passedOn);
  if (!reply.ok) return refusedForm(reply, await form.typed());
  return redirect('/opportunities/applied', {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

export default function Apply() {
  const { opportunity, known, retryKey } = useLoaderData<typeof loader>();
  const state: FormState = useActionData<typeof action>() ?? { values: known, errors: {} };
  const field = fieldsOf(state);
  return (
    <FormPage
      title={`Apply: ${isolated(opportunity.title)}`}
      about={<Facts {...opportunity} />}
      back={{ to: `/opportunities/${opportunity.id}`, label: opportunity.title }}
    >
      <Form className="card card__pad stack" method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="retryKey" value={retryKey} />
        <input type="hidden" name="opportunityid" value={opportunity.id} />
        <ErrorSummary state={state} />
        <p className="small muted">
          Only the member who posted the opportunity sees your answers and your CV. They are erased
          when you withdraw, and a year after the opportunity has closed.
        </p>
        <div className="field-grid">
          <TextField label="Name" {...field('name')} autoComplete="name" />
          <TextField label="Email" {...field('emailid')} type="email" autoComplete="email" />
          <TextField label="Contact" {...field('contact')} type="tel" autoComplete="tel" />
          <TextField label="Medical College" {...field('medialcollege')} />
          <TextField label="Degree" {...field('degree')} />
          <TextArea
            label="Address"
            {...field('address')}
            rows={2}
            maxLength={500}
            isWide
            autoComplete="street-address"
          />
          <TextArea
            label="Why me"
            {...field('why')}
            rows={4}
            maxLength={LONGEST_WHY}
            isWide
            isOptional
            hint={`Up to ${LONGEST_WHY} characters.`}
          />
        </div>
        <FileInput
          id="cv"
          name="cv"
          label="Choose your CV"
          hint="PDF, up to 10 MB."
          rule={uploadRules.cv}
          error={errorOf(state, 'cv')}
        />
        <div className="form-page__foot form-page__foot--end">
          <SubmitButton size="l">Send application</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
