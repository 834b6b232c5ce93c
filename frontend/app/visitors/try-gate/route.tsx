import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useNavigation } from '@remix-run/react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { publicMeta } from '../../lib/meta';
import { fitting } from '../../media/fitting';
import { SizeHelp } from '../../media/size-help';
import { asList } from '../../media/use-chosen-files';
import { admit } from '../../shell/guard.server';
import { SubmitButton } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { FormPage } from '../../ui/form-page';
import { noStore } from '../../wire/no-store.server';
import { receiveForm } from '../../wire/received-form.server';
import { tryGate } from '../api.server';
import sample from './sample.jpg';
import { sampleForm } from './sample.server';
import { TrialResult } from './trial-result';
import './try-gate.css';

const MISSING = 'Please select a picture.';
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,.heic';

export const headers = noStore;
export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  publicMeta({
    title: 'Try the gate · Suture',
    description:
      'See what Suture finds in a picture before colleagues do: names, dates, numbers and faces. Nothing is kept.',
    path: '/try-the-gate',
    origin: page?.origin ?? 'http://localhost',
  });

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return { origin: new URL(args.request.url).origin };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const form = await receiveForm(args.request);
  const isSample = form.early['sample'] !== undefined;
  if (!isSample && !form.hasFile) return data({ error: MISSING, isSample }, { status: 422 });
  const reply = await tryGate(args, isSample ? sampleForm() : form.passedOn);
  if (reply.ok) return { check: reply.data.result.check, isSample };
  const error = reply.errors?.file?.[0] ?? reply.msg;
  return data({ error, isSample }, { status: reply.code });
}

export default function TryGate() {
  const sent = useActionData<typeof action>();
  const isChecking = useNavigation().state === 'submitting';
  const [own, choose] = useOwnPicture();
  const check = sent && 'check' in sent ? sent.check : undefined;
  const error = sent && 'error' in sent ? sent.error : undefined;
  return (
    <FormPage
      title="Try the gate"
      text="Before colleagues see a picture, it is searched for names, dates, numbers, codes and faces. Try it with our sample or a picture of your own, up to 5 MB. It is checked once; neither the picture nor the result is kept."
    >
      <div className="trial__ways">
        <Form
          noValidate
          className="card card__pad stack"
          method="post"
          encType="multipart/form-data"
        >
          <h2 className="card__title">Our sample</h2>
          <img
            className="trial__sample"
            src={sample}
            width={900}
            height={640}
            alt="Drawn ultrasound with an invented name, a date and a number"
          />
          <input type="hidden" name="sample" value="1" />
          <SubmitButton look="secondary">Check the sample</SubmitButton>
        </Form>
        <Form
          noValidate
          className="card card__pad stack"
          method="post"
          encType="multipart/form-data"
        >
          <h2 className="card__title">Your own picture</h2>
          <div className="field">
            <label className="field__label" htmlFor="file">
              Picture
            </label>
            <input id="file" type="file" name="file" accept={TYPES} onChange={choose} />
            <p className="field__hint">JPEG, PNG, WebP or HEIC. Three a minute.</p>
            <FieldError name="file" error={error} />
            <SizeHelp error={error} />
          </div>
          <SubmitButton>Check this picture</SubmitButton>
        </Form>
      </div>
      <div aria-live="polite">
        {isChecking && <p className="muted">Checking the picture. This can take half a minute.</p>}
        {!isChecking && check && <TrialResult check={check} url={sent?.isSample ? sample : own} />}
      </div>
    </FormPage>
  );
}

/** An object URL of the chosen picture, to show it with the findings. */
function useOwnPicture() {
  const [url, setUrl] = useState<string>();
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [given] = target.files ?? [];
    const file = given && (await fitting(given, uploadRules['case-image']));
    // Another one may have been chosen meanwhile.
    if (given !== target.files?.[0]) return;
    if (file && file !== given) target.files = asList([file]);
    setUrl(file && URL.createObjectURL(file));
  };
  return [url, choose] as const;
}
