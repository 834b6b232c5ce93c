import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { doneOrRefused } from '../../shell/done.server';
import { setToast } from '../../shell/flash.server';
import { admitSignedIn } from '../../shell/guard.server';
import { Button, LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { RadioGroup } from '../../ui/radio-group';
import { idIn, ownPath } from '../../wire/address.server';
import { pageBefore } from '../../wire/browser.server';
import { typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { isSpan, MUTING, SPANS } from '../mute-words';
import { MutedUntil } from '../muted-until';
import { MUTED_KINDS, type MutedKind, mute, mutes, unmute } from '../mutes.server';

export const meta: MetaFunction = () => pageTitle('Mute');

const NOT_FOUND = 404;
const HOUR_MS = 3_600_000;

function named({ params }: Pick<LoaderFunctionArgs, 'params'>): { kind: MutedKind; id: number } {
  const kind = MUTED_KINDS.find((one) => one === params['kind']);
  if (!kind) throw new Response(null, { status: NOT_FOUND });
  return { kind, id: idIn(params['id']) };
}

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  const what = named(args);
  const [muted] = (await mutes(args, what)).mutes;
  return { kind: what.kind, muted: muted ?? null, back: pageBefore(args.request, '/blocked') };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const values = typedValues(await readForm(args.request));
  const what = named(args);
  const back = ownPath(textOf(values, 'back')) ?? '/blocked';
  if (textOf(values, 'intent') === 'unmute') {
    const reply = await unmute(args, what.kind, what.id);
    const toast = { kind: reply.ok ? 'success' : 'error', text: reply.msg } as const;
    return redirect(back, { headers: { 'Set-Cookie': await setToast(toast) } });
  }
  const span = textOf(values, 'span');
  const { hours } = SPANS[isSpan(span) ? span : 'open'];
  const until = hours === null ? null : new Date(Date.now() + hours * HOUR_MS);
  return doneOrRefused(await mute(args, { ...what, until }), back);
}

const TITLES = { member: 'Mute this member', case: 'Mute this case', room: 'Mute this chat' };

/** For how long; or, for what is muted, until when, and to turn it on again. */
export default function MutePage() {
  const { kind, muted, back } = useLoaderData<typeof loader>();
  return (
    <FormPage title={TITLES[kind]} text={MUTING[kind]}>
      <ErrorSummary state={useActionData<typeof action>()} />
      {muted && (
        <Form noValidate method="post" className="row" reloadDocument>
          <input type="hidden" name="intent" value="unmute" />
          <input type="hidden" name="back" value={back} />
          <p>
            Muted <MutedUntil until={muted.until} />.
          </p>
          <Button type="submit" look="secondary">
            Unmute
          </Button>
        </Form>
      )}
      <Form noValidate method="post" className="stack" reloadDocument>
        <input type="hidden" name="back" value={back} />
        <RadioGroup
          label="For how long?"
          name="span"
          defaultValue="open"
          choices={Object.entries(SPANS).map(([value, { label }]) => ({ value, label }))}
        />
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to={back}>
            Cancel
          </LinkButton>
          <SubmitButton size="l">Mute</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
