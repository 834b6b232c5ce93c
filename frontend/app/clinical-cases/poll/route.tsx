import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormState, type FormValues, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { Button, LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedForm, typedValues } from '../../wire/forms.server';
import type { Refused, Reply } from '../../wire/reply';
import { readForm } from '../../wire/sent-form.server';
import { engagedPost } from '../engaged-post.server';
import { ownCase } from '../own-case.server';
import {
  checkForm,
  isRefused,
  undecidedState,
  withoutDecisions,
} from '../post-form/finding-decisions.server';
import { BLIND, OPTIONS, pollIn, QUESTION } from '../post-form/poll-form';
import { PollFields } from './poll-fields';
import { valuesOfPoll } from './poll-values';
import { pollOf, putPoll, removePoll } from './polls.server';

const FIELDS: Readonly<Record<string, string>> = {
  question: QUESTION,
  options: OPTIONS[0] ?? '',
  blind: BLIND,
};

const byField = (errors: Refused['errors']) =>
  Object.fromEntries(
    Object.entries(errors ?? {}).map(([word, messages]) => [FIELDS[word] ?? word, messages]),
  );

const UNPROCESSABLE = 422;
const NOTHING = { question: '', options: [], blind: false };

export const meta: MetaFunction = () => pageTitle('Let colleagues vote first');

/** Only for the author of an open case, and only until somebody has voted. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, to, title, post } = await ownCase(args);
  const poll = post.hasPoll ? await pollOf(args, id) : null;
  if (!post.isOpen || (poll?.voters ?? 0) > 0) throw redirect(`${to}#vote`);
  const known = poll ? valuesOfPoll(poll) : untouched.values;
  return { to, title, known, isThere: poll !== null, isPatients: post.isPatients };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const values = typedValues(await readForm(args.request));
  if (textOf(values, 'remove') === '1') return doneOr(await removePoll(args, id), values, to);
  const found = await checkForm(args, values);
  if (isRefused(found)) return refusedForm(found, values);
  if (Object.keys(found.open).length > 0)
    return data(undecidedState(found, undefined), { status: UNPROCESSABLE });
  const words = withoutDecisions(found.values);
  return doneOr(await putPoll(args, id, pollIn(words) ?? NOTHING), found.values, to);
}

async function doneOr(reply: Reply<unknown>, values: FormValues, to: string) {
  if (!reply.ok) return refusedForm({ ...reply, errors: byField(reply.errors) }, values);
  return redirect(to);
}

export default function PollPage() {
  const { to, title, known, isThere, isPatients } = useLoaderData<typeof loader>();
  const state: FormState = useActionData<typeof action>() ?? { values: known, errors: {} };
  return (
    <FormPage
      title="Let colleagues vote first"
      text="Each colleague says what they would do, and how sure they are. Once you report the outcome, you can say which option proved right."
      back={{ to, label: title }}
    >
      <Form className="stack stack--l" method="post" noValidate>
        <ErrorSummary state={state} />
        <div className="stack">
          <PollFields state={state} />
        </div>
        <p className="quiet">After the first vote the poll stays as it is.</p>
        {isPatients && (
          <p className="quiet">
            The patient sees the poll, too. If they have already agreed, the case is hidden until
            they agree again.
          </p>
        )}
        <div className="form-page__foot">
          <SubmitButton size="l">Save the poll</SubmitButton>
          <LinkButton look="quiet" size="l" to={to}>
            Cancel
          </LinkButton>
          {isThere && (
            <Button type="submit" look="danger-quiet" size="l" name="remove" value="1">
              Remove the poll
            </Button>
          )}
        </div>
      </Form>
    </FormPage>
  );
}
