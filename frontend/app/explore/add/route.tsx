import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { errorOf, type FormState, fieldsOf, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { FileInput } from '../../media/file-input';
import { typesInWords } from '../../media/file-problem';
import { specialities } from '../../reference-data/api.server';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { asChoices } from '../../ui/choices';
import { ErrorSummary } from '../../ui/error-summary';
import { Icon } from '../../ui/icon';
import { RadioGroup } from '../../ui/radio-group';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { newRetryKey } from '../../wire/retry-key.server';
import { Look, ShowsPatient } from './of-patient';
import { publish } from './publish.server';
import { Sending } from './sending';
import { useSending } from './use-sending';
import './add.css';

export const meta: MetaFunction = () => pageTitle('Add New Video');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return { names: await specialities(args), retryKey: newRetryKey() };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const outcome = await publish(args);
  return 'posted' in outcome
    ? redirect('/explore', { headers: { 'Set-Cookie': outcome.toast } })
    : data(outcome.state, { status: outcome.code });
}

const SOUNDS = [
  { value: 'remove', label: 'Remove' },
  { value: 'keep', label: 'Keep' },
];

export default function AddVideo() {
  const { names, retryKey } = useLoaderData<typeof loader>();
  const answered: FormState | undefined = useActionData<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<File>();
  const sending = useSending(form);
  const state = sending.problems ?? answered ?? untouched;
  const field = fieldsOf(state);
  return (
    <main id="main" className="frame layout">
      <Form
        className="stack stack--l form-page"
        method="post"
        encType="multipart/form-data"
        noValidate
        ref={form}
        onSubmit={sending.submit}
      >
        <input type="hidden" name="retryKey" value={retryKey} />
        <div>
          <LinkButton look="quiet" className="form-page__back" to="/explore">
            <Icon of={ArrowLeft} />
            Explore
          </LinkButton>
          <h1>Add New Video</h1>
          <p className="muted">
            One idea, short and in portrait format. Colleagues see it once it is checked and ready;
            nothing in it may identify a patient.
          </p>
        </div>
        <ErrorSummary state={state} />
        <TextField label="Title" maxLength={200} {...field('title')} />
        <SelectField
          label="Speciality"
          choices={asChoices(names)}
          placeholder="Choose a speciality"
          {...field('speciality')}
        />
        <ShowsPatient state={state} />
        <FileInput
          id="video"
          name="video"
          label="Choose a video"
          hint={`${typesInWords(uploadRules['explore-video'])}, up to 1 GB and 60 minutes`}
          rule={uploadRules['explore-video']}
          error={errorOf(state, 'video')}
          onChoose={([chosen]) => setFile(chosen)}
        />
        <RadioGroup
          name="sound"
          label="Sound"
          hint="A voice can name a patient, and can be recognised."
          choices={SOUNDS}
          defaultValue={textOf(state.values, 'sound') || 'remove'}
          error={errorOf(state, 'sound')}
        />
        <Look state={state} file={file} />
        <div className="form-page__foot">
          <SubmitButton size="l">Add video</SubmitButton>
        </div>
      </Form>
      <Sending sending={sending} />
    </main>
  );
}
