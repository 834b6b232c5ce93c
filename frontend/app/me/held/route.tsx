import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { coveredIn, decisionsIn } from '../../clinical-cases/held/decisions';
import { HeldFileLook } from '../../clinical-cases/held/held-file';
import type { CaseFile } from '../../clinical-cases/post';
import { errorOf, type FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { Banner } from '../../ui/banner';
import { LinkButton, SubmitButton } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { useRevalidatedWhile } from '../../ui/use-revalidated-while';
import { idIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { decide, findHeld, type HeldMedia } from '../held.server';
import { nameOf, placeOf } from '../held-places';
import '../../clinical-cases/review/review.css';

export const meta: MetaFunction = () => pageTitle('Review your file');

/** A file outside clinical posts that others see once its owner has decided about it. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return { held: await findHeld(args, idIn(args.params['id'])) };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params['id']);
  const held = await findHeld(args, id);
  if (!held) return redirect('/held');
  const values = typedValues(await readForm(args.request));
  const { decisions, sound } = decisionsIn([held], values);
  const reply = await decide(args, id, {
    decisions,
    sound: sound[0] === 'keep' ? 'keep' : 'remove',
  });
  if (!reply.ok) return refusedForm(reply, values);
  return redirect(placeOf[held.place].to, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

const HELD =
  'Others see it once you have decided. What you cover is painted black for good, and nothing is kept underneath.';

export default function HeldMediaPage() {
  const { held } = useLoaderData<typeof loader>();
  const refused: FormState | undefined = useActionData<typeof action>();
  const isWaiting = held?.check.state === 'waiting';
  useRevalidatedWhile(isWaiting);
  if (!held)
    return (
      <FormPage title="Review your file" back={{ to: '/held', label: 'Files to review' }}>
        <Banner kind="success" icon={CircleCheck}>
          Nothing to review: this file is decided, or is gone.
        </Banner>
      </FormPage>
    );
  const back = placeOf[held.place];
  return (
    <FormPage title={nameOf(held)} text={HELD} back={back}>
      <Form className="stack stack--l" method="post" noValidate>
        <ErrorSummary state={refused} />
        <HeldFileLook
          key={held.check.state}
          file={fileOf(held)}
          held={held}
          {...(refused && { covered: coveredIn(held, refused.values) })}
          number={1}
          count={1}
        />
        <Checkbox name="decisions" value="looked" error={refused && errorOf(refused, 'decisions')}>
          I reviewed the whole file, and what I show does not identify a patient.
        </Checkbox>
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to={back.to}>
            Later
          </LinkButton>
          {isWaiting ? (
            <LinkButton size="l" to="" reloadDocument>
              Check again
            </LinkButton>
          ) : (
            <SubmitButton size="l">Show it to others</SubmitButton>
          )}
        </div>
      </Form>
    </FormPage>
  );
}

const KINDS = { image: 'IMAGE', pdf: 'REPORT', video: 'VIDEO' } as const;

function fileOf({ id, kind, mimeType, url, posterUrl, width, height }: HeldMedia): CaseFile {
  return {
    id,
    kind: KINDS[kind],
    mimeType,
    url: url ?? '',
    mediumUrl: posterUrl,
    thumbnailUrl: posterUrl,
    name: 'file',
    altText: '',
    ...(width && height ? { width, height } : {}),
    pages: [],
    isProcessing: url === null,
    isHeld: true,
    problem: '',
  };
}
