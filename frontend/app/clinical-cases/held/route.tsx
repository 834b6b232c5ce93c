import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { errorOf, type FormState, type FormValues, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { Banner } from '../../ui/banner';
import { LinkButton, SubmitButton } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { useRevalidatedWhile } from '../../ui/use-revalidated-while';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { postById } from '../api.server';
import { engagedPost } from '../engaged-post.server';
import { ConsentDeclared, DECLARED, Declarations } from '../post-form/declarations';
import { titleOfPost } from '../post-subject';
import { stepsOf } from '../steps.server';
import { heldFilesOf, release } from './api.server';
import { coveredIn, decisionsIn } from './decisions';
import { HeldFileLook } from './held-file';
import '../review/review.css';

export const meta: MetaFunction = () => pageTitle('Review your files');

/** The files of a post and its steps that its author has not decided about. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const [post, held] = await Promise.all([postById(args, id), heldFilesOf(args, id)]);
  const steps = post.steps > 0 ? await stepsOf(args, id) : [];
  const files = [...post.files, ...steps.flatMap((step) => step.files)];
  const looks = held.flatMap((one) => {
    const file = files.find(({ id: fileId }) => fileId === one.id);
    return file ? [{ held: one, file }] : [];
  });
  const { isUndeclared, speciality } = post;
  return { to, title: titleOfPost(post), looks, isUndeclared, speciality };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const values = typedValues(await readForm(args.request));
  const held = await heldFilesOf(args, id);
  const reply = await release(args, id, { ...decisionsIn(held, values), ...declaredIn(values) });
  if (!reply.ok) return refusedForm(reply, values);
  return redirect(to, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

const UNDECLARED =
  'This post came from an app that does not ask for the patient’s consent. Colleagues see it once you have confirmed it here.';
const COVERED = 'What you cover is painted black for good, and nothing is kept underneath.';
const seenBy = (isShown: boolean) =>
  isShown ? 'Colleagues can already see them.' : 'Colleagues can see them once you have decided.';

const declaredIn = (values: FormValues) => ({
  indemnity: Boolean(values['indemnity']),
  consent: Boolean(values['consent']),
  relevance: Boolean(values['relevance']),
});

export default function HeldFiles() {
  const { to, title, looks, isUndeclared, speciality } = useLoaderData<typeof loader>();
  const refused: FormState | undefined = useActionData<typeof action>();
  const error = refused && errorOf(refused, 'decisions');
  const isWaiting = looks.some(({ held }) => held.check.state === 'waiting');
  useRevalidatedWhile(isWaiting);
  const isShown = looks.every(({ file }) => !file.isHeld);
  if (looks.length === 0 && !isUndeclared)
    return (
      <FormPage title="Review your files" back={{ to, label: title }}>
        <Banner kind="success" icon={CircleCheck}>
          Nothing to review: colleagues can see all files of this post.
        </Banner>
      </FormPage>
    );
  return (
    <FormPage
      title={isUndeclared ? 'Confirm the consent' : 'Review your files'}
      text={[
        isUndeclared ? UNDECLARED : seenBy(isShown),
        ...(looks.length > 0 ? [COVERED] : []),
      ].join(' ')}
      back={{ to, label: title }}
    >
      <Form className="stack stack--l" method="post" noValidate>
        <ErrorSummary state={refused} names={DECLARED} order={Object.keys(DECLARED)} />
        {isUndeclared && (
          <fieldset className="stack stack--s">
            <legend className="form-page__legend">Your declarations</legend>
            <ConsentDeclared state={refused ?? untouched} />
            <Declarations state={refused ?? untouched} />
            <p className="field__hint">
              All members of Suture then see it under {speciality}.{' '}
              <Link to={`${to}/edit`}>Edit it first</Link> to change that, or to let the patient
              decide.
            </p>
          </fieldset>
        )}
        {looks.map(({ held, file }, index) => (
          <HeldFileLook
            key={`${held.id} ${held.check.state}`}
            file={file}
            held={held}
            covered={refused && coveredIn(held, refused.values)}
            number={index + 1}
            count={looks.length}
          />
        ))}
        {looks.length > 0 && (
          <Checkbox name="decisions" value="looked" error={error}>
            I reviewed {looks.length === 1 ? 'the file' : 'each file'} at full size, and what I show
            does not identify the patient.
          </Checkbox>
        )}
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to={to}>
            Later
          </LinkButton>
          {isWaiting ? (
            <LinkButton size="l" to="" reloadDocument>
              Check again
            </LinkButton>
          ) : (
            <SubmitButton size="l">
              {isShown && !isUndeclared ? 'Save' : 'Show it to colleagues'}
            </SubmitButton>
          )}
        </div>
      </Form>
    </FormPage>
  );
}
