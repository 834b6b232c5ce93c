import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { minutesInWords } from '../../lib/waiting';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { DiscussionWindow } from '../../ui/discussion-window';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { Icon } from '../../ui/icon';
import { OptionCards } from '../../ui/option-cards';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { postById } from '../api.server';
import { askColleagues, askOf } from '../asking.server';
import { engagedPost } from '../engaged-post.server';
import { NotForEmergencies } from '../not-for-emergencies';
import { titleOfPost } from '../post-subject';

const FORBIDDEN = 403;

export const meta: MetaFunction = () => pageTitle('Ask the right colleagues');

/** With `?posted`, a case that cannot be asked about leads to the feed instead of its page. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const post = await postById(args, id);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  const canBeAsked = post.kind === 'case' && post.isOpen && isShown(post);
  const ask = canBeAsked ? await askOf(args, id) : null;
  const isPosted = new URL(args.request.url).searchParams.has('posted');
  if (!ask || ask.progress) throw redirect(isPosted ? '/community' : to);
  return {
    to,
    title: titleOfPost(post),
    speciality: post.speciality,
    usualMinutes: ask.usualMinutes,
    posted: isPosted ? { postedAt: post.postedAt, isOpen: post.isOpen } : null,
  };
}

type Shown = Record<'isChecking' | 'isProcessing' | 'isWaitingForPatient' | 'isHidden', boolean> & {
  withdrawnAt: string | null;
};
const isShown = ({ isChecking, isProcessing, isWaitingForPatient, isHidden, withdrawnAt }: Shown) =>
  !isChecking && !isProcessing && !isWaitingForPatient && !isHidden && !withdrawnAt;

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const reply = await askColleagues(args, id, typedValues(await readForm(args.request)));
  if (!reply.ok) return refusedForm(reply, {});
  return redirect(to, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

const URGENCIES = [
  {
    value: 'today',
    label: 'Today',
    text: 'Before a list or a ward round. Open for 12 hours.',
  },
  {
    value: 'week',
    label: 'This week',
    text: 'Before a tumour board or a clinic. Open for 3 days.',
  },
  {
    value: 'teaching',
    label: 'For teaching',
    text: 'No decision waits for it. Open for 5 days.',
  },
];

export default function AskColleagues() {
  const { to, title, speciality, usualMinutes, posted } = useLoaderData<typeof loader>();
  const refused: FormState | undefined = useActionData<typeof action>();
  return (
    <FormPage
      title="Ask the right colleagues"
      text={`We ask ten members in ${speciality} directly, so that you need not wait until someone comes across your case. Two answers end the search.`}
      about={posted ? undefined : <p className="muted">{title}</p>}
    >
      {posted && <Posted post={posted} />}
      <ErrorSummary state={refused} />
      <NotForEmergencies />
      {usualMinutes !== null && (
        <div className="card card__pad usual">
          <span className="muted small">First answer in {speciality}</span>
          <b>usually within {minutesInWords(usualMinutes)}</b>
          <span className="quiet">
            Half of the cases of the last 90 days were answered faster. Not a promise.
          </span>
        </div>
      )}
      <Form noValidate className="stack stack--l" method="post">
        <OptionCards
          name="urgency"
          label="When do you need it?"
          options={URGENCIES}
          chosen="today"
        />
        <WhoIsAsked speciality={speciality} />
        <div className="form-page__foot">
          <SubmitButton size="l">Ask ten colleagues</SubmitButton>
          <LinkButton look="quiet" size="l" to={posted ? '/community' : to}>
            Not now
          </LinkButton>
        </div>
      </Form>
    </FormPage>
  );
}

function Posted({ post }: { post: { postedAt: string; isOpen: boolean } }) {
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

function WhoIsAsked({ speciality }: { speciality: string }) {
  return (
    <section className="stack stack--s">
      <h2>Who is asked</h2>
      <ul className="ladder">
        <li className="is-done">
          <span>
            <b>Ten members at once.</b> Those who were asked least in the last 30 days come first; a
            confirmed registration and advice that helped before count for them.
          </span>
        </li>
        <li>
          <span>
            <b>Ten more at half time,</b> if two answers are still missing.
          </span>
        </li>
        <li>
          <span>
            <b>The {speciality} group</b> at the end.
          </span>
        </li>
      </ul>
      <p className="quiet">
        Nobody in their quiet hours, nobody above their daily limit, nobody you have blocked. The
        notice says who asks and how urgent it is, nothing clinical.
      </p>
    </section>
  );
}
