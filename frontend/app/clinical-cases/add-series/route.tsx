import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { ShieldCheck } from 'lucide-react';
import { fieldsOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Banner } from '../../ui/banner';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Field } from '../../ui/field';
import { FormPage } from '../../ui/form-page';
import { refusedForm } from '../../wire/forms.server';
import { engagedPost } from '../engaged-post.server';
import { ownCase } from '../own-case.server';
import { startReading } from './start-reading.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Add series');

export async function loader(args: LoaderFunctionArgs) {
  const { to, title } = await ownCase(args);
  return { to, title };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { to } = engagedPost(args);
  const reply = await startReading(args);
  if (!reply.ok) return refusedForm(reply, {});
  return redirect(`${to}/add-series/${reply.data.result.id}`);
}

export default function AddSeries() {
  const { to, title } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  const field = fieldsOf(state);
  return (
    <FormPage
      title="Add CT, MR or ultrasound series"
      text="Colleagues scroll through them slice by slice."
      back={{ to, label: title }}
    >
      <Banner icon={ShieldCheck}>
        <p>
          Our server reads the files, keeps the pixels and a few measurements, and erases the rest:
          names, dates, numbers and all other words of the headers. No copy is kept.
        </p>
      </Banner>
      <form noValidate className="card card__pad stack" method="post" encType="multipart/form-data">
        <ErrorSummary state={state} />
        <Field
          label="DICOM files or a ZIP"
          name="files"
          error={field('files').error}
          hint="All files of a CD, or a ZIP of it, 1 GB at most. What is no series is left out."
        >
          {(control) => <input className="input" type="file" multiple {...control} />}
        </Field>
        <div className="form-page__foot">
          <SubmitButton size="l">Read</SubmitButton>
        </div>
      </form>
    </FormPage>
  );
}
