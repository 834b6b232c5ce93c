import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { errorOf, textsOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { specialities } from '../../reference-data/api.server';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import { EditFoot } from '../../ui/edit-foot';
import { ErrorSummary } from '../../ui/error-summary';
import { FieldError } from '../../ui/field';
import { FormPage } from '../../ui/form-page';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { ownProfile } from '../own-profile.server';
import { addGroups } from '../profile-changes.server';

export const meta: MetaFunction = () => pageTitle('Speciality groups');

/** Offers all groups the member has not joined yet. */
export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const [{ ownGroups, otherGroups }, names] = await Promise.all([
    ownProfile(args, memberId),
    specialities(args),
  ]);
  const held = [...ownGroups, ...otherGroups];
  return { memberId, held, offered: names.filter((name) => !held.includes(name)) };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const values = typedValues(await readForm(args.request));
  const reply = await addGroups(args, textsOf(values, 'otherGroup'));
  return reply.ok ? backToProfile(memberId, reply.msg) : refusedForm(reply, values);
}

export default function EditGroups() {
  const { memberId, held, offered } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  const chosen = textsOf(state.values, 'otherGroup');
  const error = errorOf(state, 'otherGroup');
  return (
    <FormPage
      title="Speciality groups"
      text={
        held.length > 0 ? `You are in ${held.join(', ')}.` : 'You have not joined any groups yet.'
      }
    >
      <Form className="stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <fieldset
          className="card card__pad"
          aria-describedby={error ? 'otherGroup-error' : undefined}
        >
          <legend className="sr-only">Groups to join</legend>
          <p className="field__label" aria-hidden="true">
            Groups to join
          </p>
          <div className="groups">
            {offered.map((name, i) => (
              <label className="check" key={name}>
                <input
                  type="checkbox"
                  id={i === 0 ? 'otherGroup' : undefined}
                  name="otherGroup"
                  value={name}
                  defaultChecked={chosen.includes(name)}
                />
                {name}
              </label>
            ))}
          </div>
          <FieldError name="otherGroup" error={error} />
        </fieldset>
        <EditFoot memberId={memberId} label="Add groups" />
      </Form>
    </FormPage>
  );
}
