import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { type FormState, type FormValues, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { useKeptAnswer } from '../../outbox/kept-answer';
import { WaitingHere } from '../../outbox/waiting-here';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { Icon } from '../../ui/icon';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import { allPlaces, changesPlaces } from '../author-places.server';
import { engagedPost } from '../engaged-post.server';
import { postEngagement } from '../engagement.server';
import { outcomeOf, reportOutcome } from '../outcome.server';
import { ownCase } from '../own-case.server';
import { AuthorPlace } from '../pins/author-place';
import { markableIn } from '../pins/markable.server';
import { pollOf } from '../poll/polls.server';
import { AdviceFields } from './advice-fields';
import { ComplicationFields } from './complication-fields';
import { CourseFields } from './course-fields';
import {
  bodyOf,
  countIn,
  MOST_COMPLICATIONS,
  problemsIn,
  valuesOf,
  withOneMore,
  without,
} from './outcome-form';
import { OutcomePreview } from './outcome-preview';
import { RightOption } from './right-option';
import { typedIn, useTyped } from './use-typed';
import './outcome.css';

const UNPROCESSABLE = 422;
/** As many as the API returns at once. */
const MOST_COMMENTS = 100;

export const meta: MetaFunction = () => pageTitle('Report the outcome');

export async function loader(args: LoaderFunctionArgs) {
  const { session, id, to, title, post } = await ownCase(args);
  const [outcome, { comments }, poll, inCase] = await Promise.all([
    outcomeOf(args, id),
    postEngagement.comments(args, id, { limit: MOST_COMMENTS }),
    post.hasPoll ? pollOf(args, id) : null,
    markableIn(args, post),
  ]);
  const advice = comments.filter(
    ({ isDeleted, isBlocked, author }) =>
      !isDeleted && !isBlocked && author.memberId !== session.memberId,
  );
  return {
    to,
    title,
    advice,
    poll,
    memberId: session.memberId,
    known: valuesOf(outcome),
    inCase,
    pins: outcome?.pins ?? [],
    isClosed: !post.isOpen,
    retryKey: newRetryKey(),
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const { more, remove, ...values } = typedValues(await readForm(args.request));
  if (more !== undefined) return again(withOneMore(values));
  if (remove !== undefined) return again(without(values, Number(remove)));
  const errors = problemsIn(values);
  if (Object.keys(errors).length > 0)
    return data<FormState>({ values, errors }, { status: UNPROCESSABLE });
  const known = changesPlaces(values) ? ((await outcomeOf(args, id))?.pins ?? []) : [];
  const keyed = underKey(args, textOf(values, 'retryKey'));
  const reply = await allPlaces(values, known, (pins) =>
    reportOutcome(keyed, id, { ...bodyOf(values), ...(pins && { pins }) }),
  );
  if (!reply.ok) return refusedForm(reply, values);
  return redirect(`${to}#outcome`);
}

/** The form with one complication more or fewer; typed values stay. */
const again = (values: FormValues) => data<FormState>({ values, errors: {} });

export default function ReportOutcome() {
  const page = useLoaderData<typeof loader>();
  const { to, title, advice, poll, known, isClosed } = page;
  const answer = useActionData<typeof action>();
  const { waiting, retryKey } = useKeptAnswer(page.retryKey, answer);
  const state: FormState = (waiting ? undefined : answer) ?? { values: known, errors: {} };
  const count = countIn(state.values);
  const [typed, setTyped] = useTyped(state.values);
  return (
    <FormPage
      title="Report the outcome"
      text={
        isClosed ? 'You can add to it later. Comments stay closed.' : 'You can add to it later.'
      }
      back={{ to, label: title }}
      aside={<OutcomePreview values={typed} />}
    >
      <WaitingHere owner={page.memberId} to={`${to}/outcome`} />
      <Form
        className="stack stack--l"
        method="post"
        noValidate
        data-waits
        key={waiting ?? JSON.stringify(state.values)}
        onChange={({ currentTarget }) => setTyped(typedIn(currentTarget))}
      >
        {/* Enter in a field activates the first submit button of a form. */}
        <button className="sr-only" type="submit" tabIndex={-1} aria-hidden="true">
          Report the outcome
        </button>
        <input type="hidden" name="retryKey" value={retryKey} />
        <input type="hidden" name="count" value={count} />
        <input type="hidden" name="version" value={textOf(state.values, 'version')} />
        <ErrorSummary state={state} />
        <h2>Complications</h2>
        <p className="muted">
          {count === 0
            ? 'None, unless you add one.'
            : 'Answer for each one what was needed to treat it. The grade follows.'}
        </p>
        {Array.from({ length: count }, (_, index) => (
          <ComplicationFields key={namesKey(index)} index={index} state={state} />
        ))}
        {count < MOST_COMPLICATIONS && (
          <p>
            <button className="btn btn--secondary" type="submit" name="more" value="1">
              <Icon of={Plus} />
              Add a complication
            </button>
          </p>
        )}
        <CourseFields state={state} />
        <AuthorPlace of="outcome" inCase={page.inCase} pins={page.pins} state={state} />
        {poll && <RightOption poll={poll} state={state} />}
        <AdviceFields comments={advice} state={state} />
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to={to}>
            Cancel
          </LinkButton>
          <SubmitButton size="l">Report the outcome</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}

const namesKey = (index: number) => `complication-${index}`;
