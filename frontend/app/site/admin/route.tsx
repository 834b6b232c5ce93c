import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormValues, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFormPage } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { pictures } from '../../shell/publishing/pictures.server';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { idIn } from '../../wire/address.server';
import { passOn } from '../../wire/client.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import {
  addVoice,
  announce,
  changeVoice,
  isAnnounced,
  removeVoice,
  setMission,
  voices,
} from '../editing.server';
import { MissionForm } from './mission-form';
import { VoiceForm } from './voice-form';
import '../../shell/publishing/publishing.css';
import { readForm } from '../../wire/sent-form.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Public pages · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const [all, shelf, announced] = await Promise.all([
    voices(args),
    pictures(args),
    isAnnounced(args),
  ]);
  return { all, shelf, announced };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const isMission = args.request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const values: FormValues = isMission ? {} : typedValues(await readForm(args.request));
  const reply = isMission ? await setMission(args, passOn(args.request)) : await done(args, values);
  if (!reply.ok) return refusedForm(reply, values);
  return redirect('/admin/site', {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

function done(args: ActionFunctionArgs, { intent, id, ...values }: FormValues) {
  if (intent === 'announce') return announce(args, textOf(values, 'upgradeNotice') === 'true');
  if (!id) return addVoice(args, values);
  const voiceId = idIn(textOf({ id }, 'id'));
  return intent === 'delete' ? removeVoice(args, voiceId) : changeVoice(args, voiceId, values);
}

export default function Site() {
  const { all, shelf, announced } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  return (
    <AdminFormPage
      title="Public pages"
      text="People and words that visitors see. Samples are hidden as soon as the site is live."
    >
      <ErrorSummary state={state} />
      <Form noValidate className="card card__pad stack stack--s" method="post">
        <h2>Upgrade notice</h2>
        <p className="muted">
          {announced ? 'Every page says that the website is undergoing an upgrade.' : 'It is off.'}
        </p>
        <input type="hidden" name="upgradeNotice" value={String(!announced)} />
        <div>
          <SubmitButton look="secondary" name="intent" value="announce">
            {announced ? 'Switch it off' : 'Switch it on'}
          </SubmitButton>
        </div>
      </Form>
      {all.map((voice) => (
        <VoiceForm key={voice.id} voice={voice} pictures={shelf} />
      ))}
      <VoiceForm pictures={shelf} />
      <MissionForm pictures={shelf} />
    </AdminFormPage>
  );
}
