import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { URGENCIES, type Urgency } from '../../../../backend/src/asking/asking.rules';
import { type FormState, textOf, textsOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { readerClockOf } from '../../shell/time-zone.server';
import { DiscussionWindow } from '../../ui/discussion-window';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { Icon } from '../../ui/icon';
import { useRevalidatedWhile } from '../../ui/use-revalidated-while';
import { Words } from '../../ui/words';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { postById } from '../api.server';
import { type AskWish, askColleagues, askOf, type Reach } from '../asking.server';
import { engagedPost } from '../engaged-post.server';
import { nextTime } from '../next-time';
import { NotForEmergencies } from '../not-for-emergencies';
import { isShown, titleOfPost } from '../post-subject';
import { AskForm } from './ask-form';
import { isWay, type Way, wishOf } from './ways';

const FORBIDDEN = 403;
/** With fewer of the case's own speciality, the nearest neighbour is ticked. */
const FEW = 3;
const NOTHING_CHOSEN = 'Please choose one of these.';
const RECOUNTED_MS = 60_000;

export const meta: MetaFunction = () => pageTitle('Ask the right colleagues');

/** With `?posted`, a case that cannot be asked about leads to the feed instead of its page. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const post = await postById(args, id);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  const canBeAsked = post.kind === 'case' && post.isOpen && isShown(post);
  const ask = canBeAsked ? await askOf(args, id) : null;
  const { searchParams } = new URL(args.request.url);
  const isPosted = searchParams.has('posted');
  if (!ask?.reach) throw redirect(isPosted ? '/community' : to);
  const { reach, usualMinutes } = ask;
  return {
    reach,
    usualMinutes,
    title: titleOfPost(post),
    speciality: post.speciality,
    closesAt: post.closesAt,
    countedAt: new Date().toISOString(),
    chosen: chosenIn(searchParams, reach),
    urgency: urgencyOf(searchParams.get('urgency')),
    way: wayOf(searchParams.get('way')),
    back: isPosted ? '/community' : to,
    posted: isPosted ? { closesAt: post.closesAt, isOpen: post.isOpen } : null,
  };
}

/** Without scripts, "Count again" sends what was ticked. */
function chosenIn(search: URLSearchParams, { now, neighbours }: Reach): string[] {
  if (search.has('urgency')) return search.getAll('with');
  const nearest = neighbours.find((one) => one.now > 0);
  return now < FEW && nearest ? [nearest.speciality] : [];
}

const wayOf = (wanted: unknown): Way | null => (isWay(wanted) ? wanted : null);
const urgencyOf = (wanted: unknown): Urgency => URGENCIES.find((one) => one === wanted) ?? 'today';

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const form = await readForm(args.request);
  const values = typedValues(form);
  const way = wayOf(textOf(values, 'way'));
  const [nearest, start] = [textOf(values, 'nearest'), textOf(values, 'start')];
  if ((nearest || start) && !way)
    return data<FormState>({ values, errors: { way: [NOTHING_CHOSEN] } }, { status: 422 });
  const wish: AskWish = {
    urgency: urgencyOf(form.get('urgency')),
    with: form.getAll('with').map(String),
    ...(way && wishOf(way, { nearest, start })),
  };
  const reply = await askColleagues(args, id, wish);
  if (!reply.ok) return refusedForm(reply, values);
  const { from } = wish;
  const toast = toastOf(
    reply.data.result.asked,
    from ? nextTime(from, readerClockOf(args.request), new Date().toISOString()) : '',
  );
  return redirect(to, { headers: { 'Set-Cookie': await setToast(toast) } });
}

/** Success only if somebody is asked. */
function toastOf(asked: number, from: string) {
  if (asked > 0) {
    const text = asked === 1 ? 'We asked one colleague.' : `We asked ${asked} colleagues.`;
    return { kind: 'success', text } as const;
  }
  const text = from ? `Asking begins at ${from}.` : 'Nobody could be asked now.';
  return { kind: 'info', text } as const;
}

export default function AskColleagues() {
  const { title, posted, ...asking } = useLoaderData<typeof loader>();
  const refused: FormState | undefined = useActionData<typeof action>();
  const again = refused && {
    urgency: urgencyOf(textOf(refused.values, 'urgency')),
    way: wayOf(textOf(refused.values, 'way')),
    chosen: textsOf(refused.values, 'with'),
  };
  useRevalidatedWhile(true, RECOUNTED_MS);
  return (
    <FormPage
      title="Ask the right colleagues"
      text={`We ask up to ten members directly, so that you need not wait until someone comes across your case.`}
      about={posted ? undefined : <Words className="muted" text={title} />}
    >
      {posted && <Posted post={posted} />}
      <ErrorSummary state={refused} />
      <NotForEmergencies />
      <AskForm {...asking} {...again} refused={refused} />
    </FormPage>
  );
}

function Posted({ post }: { post: { closesAt: string | null; isOpen: boolean } }) {
  return (
    <div className="ask-posted">
      <Icon of={CircleCheck} />
      <div>
        <p>
          <b>Your case is posted.</b> Colleagues can see it now.
        </p>
        <DiscussionWindow post={post} />
      </div>
    </div>
  );
}
