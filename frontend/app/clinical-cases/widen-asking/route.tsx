import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { WAVE_SIZE } from '../../../../backend/src/asking/asking.rules';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { Button, LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { useRevalidatedWhile } from '../../ui/use-revalidated-while';
import { refusedForm } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { Neighbours } from '../ask/reach';
import { askOf, type Widening, widenAsking } from '../asking.server';
import { engagedPost } from '../engaged-post.server';
import { NotForEmergencies } from '../not-for-emergencies';

const RECOUNTED_MS = 60_000;

export const meta: MetaFunction = () => pageTitle('Widen the search');

/** Where nothing can be widened, leads back to the case. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const { progress, widening } = await askOf(args, id);
  if (!progress || !widening) throw redirect(to);
  const wanted = new URL(args.request.url).searchParams.getAll('with');
  return {
    widening,
    back: to,
    waves: progress.waves,
    asked: progress.neighbours,
    // Without scripts, "Count again" sends what was ticked.
    chosen: wanted.filter((name) => !progress.neighbours.includes(name)),
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const reply = await widenAsking(
    args,
    id,
    (await readForm(args.request)).getAll('with').map(String),
  );
  if (!reply.ok) return refusedForm(reply, {});
  const { asked } = reply.data.result;
  const text =
    asked > 0 ? `We asked ${asked} more.` : 'The search is wider. Nobody more could be asked now.';
  const kind = asked > 0 ? 'success' : 'info';
  return redirect(to, { headers: { 'Set-Cookie': await setToast({ kind, text }) } });
}

export default function WidenAsking() {
  const { widening, back, waves, ...reached } = useLoaderData<typeof loader>();
  const refused: FormState | undefined = useActionData<typeof action>();
  const [chosen, setChosen] = useState(reached.chosen);
  useRevalidatedWhile(true, RECOUNTED_MS);
  const now = askedNow(widening, [...reached.asked, ...chosen]);
  return (
    <FormPage
      title="Widen the search"
      text="Ask neighbouring specialities, too. Two answers end the search, whoever gives them."
    >
      <ErrorSummary state={refused} />
      <NotForEmergencies />
      <Form className="stack stack--l" noValidate method="post">
        <Neighbours
          neighbours={widening.neighbours}
          asked={reached.asked}
          chosen={chosen}
          onChoose={setChosen}
        />
        <p className="without-scripts">
          <Button look="quiet" type="submit" formMethod="get">
            Count again
          </Button>
        </p>
        <p className="muted" aria-live="polite">
          {afterwards({ now, room: widening.room, waves, isChosen: chosen.length > 0 })}
        </p>
        <div className="form-page__foot">
          <SubmitButton size="l" look={now > 0 ? 'primary' : 'secondary'}>
            {now > 0 ? `Ask ${now} more now` : 'Widen the search'}
          </SubmitButton>
          <LinkButton look="quiet" size="l" to={back}>
            Not now
          </LinkButton>
        </div>
      </Form>
    </FormPage>
  );
}

/** As many as can be asked, while the ten are not complete; the case's own speciality first. */
function askedNow({ room, now, neighbours }: Widening, reached: readonly string[]): number {
  const can = neighbours.filter(({ speciality }) => reached.includes(speciality));
  return Math.min(
    room,
    can.reduce((total, one) => total + one.now, now),
  );
}

interface After {
  now: number;
  room: number;
  waves: number;
  isChosen: boolean;
}

function afterwards({ now, room, waves, isChosen }: After): string {
  if (!isChosen) return 'Choose a speciality to see how many more are asked.';
  if (waves === 0) return 'They are asked when your question begins.';
  const half = `up to ${WAVE_SIZE} more at half-time, if an answer is missing`;
  if (room === 0) return `${WAVE_SIZE} have been asked for now: ${half}.`;
  const later =
    waves === 1 ? `others as quiet hours end, and ${half}` : 'others if somebody passes';
  return `${now === 0 ? 'Nobody' : now} more can be asked now; ${later}.`;
}
