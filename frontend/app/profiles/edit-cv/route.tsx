import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { FileInput } from '../../media/file-input';
import { setToast } from '../../shell/flash.server';
import { admitSignedIn } from '../../shell/guard.server';
import { SubmitButton } from '../../ui/button';
import { FormPage } from '../../ui/form-page';
import { PdfFrame } from '../../ui/pdf-frame';
import { typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { receiveForm } from '../../wire/received-form.server';
import { readForm } from '../../wire/sent-form.server';
import { ownProfile } from '../own-profile.server';
import { removeCv, setCvVisibility, uploadCv } from '../profile-changes.server';
import { RemoveCv } from './remove-cv';
import { Visibility } from './visibility';

export const meta: MetaFunction = () => pageTitle('CV');
export const headers = noStore;

const HERE = '/profile/edit/cv';

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const { cv, cvVisibility } = await ownProfile(args, memberId);
  return { memberId, cv, cvVisibility };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  if (args.request.headers.get('Content-Type')?.startsWith('multipart/form-data'))
    return upload(args);
  const values = typedValues(await readForm(args.request));
  if (values.intent === 'remove' && !values.confirmed)
    return data({ isToConfirm: true, error: undefined });
  const reply =
    values.intent === 'remove'
      ? await removeCv(args)
      : await setCvVisibility(args, textOf(values, 'visibility'));
  return told(reply.ok ? 'success' : 'error', reply.msg);
}

async function upload(args: ActionFunctionArgs) {
  const { passedOn } = await receiveForm(args.request);
  const reply = await uploadCv(args, passedOn);
  if (reply.ok) return told('success', reply.msg);
  return data(
    { isToConfirm: false, error: reply.errors?.cv?.[0] ?? reply.msg },
    { status: reply.code },
  );
}

async function told(kind: 'success' | 'error', text: string) {
  return redirect(HERE, { headers: { 'Set-Cookie': await setToast({ kind, text }) } });
}

export default function EditCv() {
  const { memberId, cv, cvVisibility } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <FormPage
      title="CV"
      text="It is attached to your applications."
      back={{ to: `/profile/${memberId}`, label: 'Profile' }}
    >
      {cv ? (
        <section className="card card__pad stack" aria-label="Your CV">
          <h2 dir="auto">{cv.name}</h2>
          <details className="cv">
            <summary className="action">Read here</summary>
            <PdfFrame url={cv.url} name={cv.name} />
          </details>
          <Visibility chosen={cvVisibility} />
          <RemoveCv name={cv.name} isToConfirm={answer?.isToConfirm ?? false} />
        </section>
      ) : (
        <p className="muted">No CV yet. PDF only.</p>
      )}
      <Form
        noValidate
        key={cv?.url}
        className="card card__pad stack"
        method="post"
        encType="multipart/form-data"
      >
        <h2>{cv ? 'Replace it' : 'Upload your CV'}</h2>
        <FileInput
          id="cv"
          name="cv"
          label="Choose a PDF"
          hint="PDF, up to 10 MB."
          rule={uploadRules.cv}
          error={answer?.error}
        />
        <div className="form-page__foot form-page__foot--end">
          <SubmitButton size="l">Upload CV</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
