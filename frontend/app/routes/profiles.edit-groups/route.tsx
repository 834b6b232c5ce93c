import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { addGroups, ownProfile } from '../../api/own-profile.server';
import { specialities } from '../../api/places.server';
import { EditFoot } from '../../components/edit-foot';
import { ErrorSummary } from '../../components/error-summary';
import { FieldError } from '../../components/field';
import { FormPage } from '../../components/form-page';
import { backToProfile } from '../../lib/edit-page.server';
import { errorOf, textsOf, untouched } from '../../lib/form-state';
import { refusedForm, typedValues } from '../../lib/forms.server';
import { admitSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';

export const meta: MetaFunction = () => pageTitle('Speciality groups');

/** Offered are all groups that one is not in yet. */
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
  const values = typedValues(await args.request.formData());
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
      text={held.length > 0 ? `You are in ${held.join(', ')}.` : 'You are in no group yet.'}
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
