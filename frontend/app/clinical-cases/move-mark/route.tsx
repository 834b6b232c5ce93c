import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { settled } from '../../engagement/answers.server';
import type { CommentPin } from '../../engagement/api.server';
import { type FormState, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import type { Choice } from '../../ui/choices';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { idIn } from '../../wire/address.server';
import { typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { postById } from '../api.server';
import { engagedPost } from '../engaged-post.server';
import { NOWHERE } from '../pin-fields';
import { markableIn } from '../pins/markable.server';
import { PickPlace } from '../pins/pick-place';
import { fieldsOfPlace } from '../pins/pin';
import { PlaceFields } from '../pins/place-fields';
import { movePin, pinToMove } from '../pins.server';
import '../pins/pins.css';

export const meta: MetaFunction = () => pageTitle('Move mark');

/** Which mark of the comment, from 1. */
const markIn = ({ request }: { request: Request }) =>
  Number(new URL(request.url).searchParams.get('mark')) || 1;

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const commentId = idIn(args.params['commentId']);
  const mark = markIn(args);
  const pin = await pinToMove(args, { id, commentId, mark, readerId: session.memberId });
  const inCase = await markableIn(args, await postById(args, id));
  return { pin, inCase, back: `${to}#comment-${commentId}` };
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const commentId = idIn(args.params['commentId']);
  const values = typedValues(await readForm(args.request));
  const mark = { id, commentId, mark: markIn(args), readerId: session.memberId };
  const reply = await movePin(args, mark, values);
  return settled(args, reply, { values, to: `${to}?comment=${commentId}#comment-${commentId}` });
}

/** Moves a mark of the member's own to coordinates that are typed in. */
export default function MoveMark() {
  const { pin, inCase, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && 'values' in answer ? (answer as FormState) : undefined;
  const state = refused ?? { ...untouched, values: fieldsOfPlace(pin) };
  return (
    <FormPage
      title={pin.number === null ? 'Move mark' : `Move mark ${pin.number}`}
      text="You can move a mark for 15 minutes. It keeps its number."
    >
      <Form className="card card__pad stack" method="post" noValidate reloadDocument>
        <ErrorSummary state={state} />
        <div className="place-fields">
          <PlaceFields inCase={inCase} state={state} among={(files) => orNowhere(files, pin)}>
            <PickPlace inCase={inCase} />
          </PlaceFields>
        </div>
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to={back}>
            Cancel
          </LinkButton>
          <SubmitButton size="l">Save</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}

const PLEASE_CHOOSE = { value: '', label: 'Please choose' };
const GOES = { value: NOWHERE, label: 'Nowhere: remove the mark' };

/** The file that a mark is in stays chosen, also while nobody else sees it. */
function orNowhere(files: Choice[], pin: CommentPin): Choice[] {
  const { pinFile: value } = fieldsOfPlace(pin);
  const isKnown = files.some((one) => one.value === value);
  const now = value === '' ? PLEASE_CHOOSE : { value, label: 'Where it is now' };
  return [...(isKnown ? [] : [now]), ...files, GOES];
}
