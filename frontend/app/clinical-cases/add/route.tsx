import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { specialities } from '../../reference-data/api.server';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageFrame } from '../../ui/page-frame';
import { Tabs } from '../../ui/tabs';
import { newRetryKey } from '../../wire/retry-key.server';
import type { PostKind } from '../post';
import { answerOf } from '../post-form/post-answer.server';
import { sendPostForm } from '../post-form/post-forms.server';
import { placeAfter, placesOf } from '../post-places';
import { ReviewPage } from '../review/review-page';
import { AddForm, submits } from './add-form';
import { BeforeYouPost } from './before-you-post';

const titles = {
  case: 'Add Clinical Case',
  image: 'Add Clinical Image',
};

export const handle: PageHandle = { refusedAs: 'refused' };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(titles[data?.form ?? 'case']);

/** `?type=1` is an image; anything else a case. */
const formOf = (request: Request): PostKind =>
  new URL(request.url).searchParams.get('type') === '1' ? 'image' : 'case';

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  return {
    session,
    form: formOf(args.request),
    specialities: await specialities(args),
    retryKey: newRetryKey(),
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const form = formOf(args.request);
  const sent = await sendPostForm(args, form);
  return answerOf(
    sent,
    'done' in sent ? placeAfter(form, sent.id, sent.asksPatient) : feedOf(form),
  );
}

const feedOf = (form: PostKind) => placesOf[form].feed;

export default function AddPost() {
  const { session, form, specialities: names, retryKey } = useLoaderData<typeof loader>();
  const { refused, review } = useActionData<typeof action>() ?? {};
  const isImage = form === 'image';
  const chooser = [
    { to: '/community/add', label: 'Clinical Case', isCurrent: !isImage },
    { to: '/community/add?type=1', label: 'Clinical Image', isCurrent: isImage },
  ];
  return (
    <PageFrame right={<BeforeYouPost author={session} isImage={isImage} />}>
      <div className="stack stack--l form-page">
        <div>
          <LinkButton look="quiet" className="form-page__back" to={feedOf(form)}>
            <Icon of={ArrowLeft} />
            {isImage ? 'Clinical Images' : 'Clinical Case Feed'}
          </LinkButton>
          <h1>{titles[form]}</h1>
          <p className="muted">
            {isImage
              ? 'One image with a title and a description. Members may discuss it for as long as it is posted.'
              : 'Members discuss it for seven days. Visitors see the first 200 characters, without pictures and without your name.'}
          </p>
        </div>
        {!review && <Tabs label="What to add" tabs={chooser} />}
        {review ? (
          <ReviewPage review={review} submit={submits[form]} />
        ) : (
          <AddForm
            key={form}
            form={form}
            draftFor={session.memberId}
            names={names}
            retryKey={retryKey}
            refused={refused}
          />
        )}
      </div>
    </PageFrame>
  );
}
