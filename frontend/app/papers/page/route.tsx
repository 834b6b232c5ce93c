import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { engagedPost } from '../../clinical-cases/engaged-post.server';
import { ownCase } from '../../clinical-cases/own-case.server';
import { type FormState, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { SelectField } from '../../ui/select-field';
import { useRevalidatedWhile } from '../../ui/use-revalidated-while';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import {
  colleaguesFor,
  makePaper,
  mayNotApply,
  nameCoAuthor,
  paperOf,
  removeCoAuthor,
  savePaper,
  valuesOf,
} from '../api.server';
import { CoAuthors } from './co-authors';
import { ItemFields } from './item-fields';
import { MissingItems } from './missing-items';
import { PaperState } from './paper-state';
import './paper.css';

const FORMS = [
  { value: 'scare', label: 'Report of a case (SCARE)' },
  { value: 'process', label: 'Series of cases (PROCESS)' },
];

export const meta: MetaFunction = () => pageTitle('A paper of this case');

export async function loader(args: LoaderFunctionArgs) {
  const { id, to, title, post } = await ownCase(args);
  const paper = await paperOf(args, id);
  const colleagues = paper.is_agreed ? await colleaguesFor(args, paper) : [];
  const consent = post.isPatients ? `${to}/consent` : `${to}/edit`;
  const values = valuesOf(paper);
  return {
    to,
    title,
    consent,
    paper,
    values,
    colleagues,
    optional: mayNotApply(paper.form),
    retryKey: newRetryKey(),
  };
}

/** Saves the texts; the second button also makes the document. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const values = typedValues(await readForm(args.request));
  const sent = underKey(args, textOf(values, 'retryKey'));
  const member = Number(textOf(values, 'memberId'));
  const intent = textOf(values, 'intent');
  if (intent === 'name' || intent === 'remove') {
    const change = intent === 'name' ? nameCoAuthor : removeCoAuthor;
    const changed = await change(args, id, member);
    return changed.ok ? redirect(`${to}/paper#co-authors`) : refusedForm(changed, values);
  }
  const saved = await savePaper(sent, id, values, await paperOf(args, id));
  if (!saved.ok) return refusedForm(saved, values);
  if (intent === 'make') {
    const made = await makePaper(sent, id, values);
    if (!made.ok) return refusedForm(made, values);
  }
  return redirect(`${to}/paper`);
}

export default function PaperOfCase() {
  const page = useLoaderData<typeof loader>();
  const { to, title, consent, paper, values, colleagues } = page;
  const answer = useActionData<typeof action>();
  // What was refused of one form leaves the other one as it was saved.
  const isOfAuthors = answer !== undefined && !('form' in answer.values);
  const state: FormState = answer && !isOfAuthors ? answer : { values, errors: {} };
  useRevalidatedWhile(paper.state === 'making');
  return (
    <FormPage
      title="A paper of this case"
      text="A document for a journal, made of the case, its steps and its outcome. No comment is quoted."
      back={{ to, label: title }}
    >
      <PaperState paper={paper} consent={consent} to={`${to}/paper`} />
      <MissingItems items={paper.items} />
      {paper.is_agreed && (
        <CoAuthors
          coAuthors={paper.co_authors}
          colleagues={colleagues}
          state={answer && isOfAuthors ? answer : untouched}
        />
      )}
      {paper.is_agreed && (
        <Form className="stack stack--l" method="post" noValidate>
          <button className="sr-only" type="submit" tabIndex={-1} aria-hidden="true">
            Save
          </button>
          <input type="hidden" name="retryKey" value={page.retryKey} />
          <ErrorSummary state={state} />
          <SelectField
            name="form"
            label="Kind of paper"
            choices={FORMS}
            defaultValue={textOf(state.values, 'form')}
            hint="Save to see the items of the other kind. What you wrote stays."
          />
          <ItemFields items={paper.items} optional={page.optional} state={state} />
          <div className="form-page__foot">
            <SubmitButton look="secondary" name="intent" value="save">
              Save
            </SubmitButton>
            <SubmitButton name="intent" value="make">
              Save and make the document
            </SubmitButton>
          </div>
        </Form>
      )}
    </FormPage>
  );
}
