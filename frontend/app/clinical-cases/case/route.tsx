import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from '@remix-run/react';
import { ArrowLeft, Lock } from 'lucide-react';
import { engage } from '../../engagement/actions.server';
import { commentsFor } from '../../engagement/comments.server';
import { Discussion } from '../../engagement/discussion';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { newRetryKey } from '../../wire/retry-key.server';
import { postById } from '../api.server';
import { askOf } from '../asking.server';
import { engagedPost } from '../engaged-post.server';
import { outcomeOf } from '../outcome.server';
import { LockedDiscussion } from '../poll/locked-discussion';
import { PollCard } from '../poll/poll-card';
import { pollOf } from '../poll/polls.server';
import { subjectOfPost, titleOfPost } from '../post-subject';
import { privacyOf } from '../privacy.server';
import { MediaStage } from '../stage/media-stage';
import { stepsOf } from '../steps.server';
import { CaseAside } from './case-aside';
import { CaseAsk } from './case-ask';
import { CaseOutcome } from './case-outcome';
import { CaseText } from './case-text';
import { StepThread } from './step-thread';
import './case.css';

const NO_COMMENTS = { comments: [], nextBefore: null };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data ? titleOfPost(data.post) : 'Clinical case');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const engaged = engagedPost(args);
  const { id } = engaged;
  // Loaded first, because the other requests depend on it.
  const post = await postById(args, id);
  const isOwn = post.author.memberId === session.memberId;
  const isAskable = isOwn && post.kind === 'case' && !post.withdrawnAt;
  const [comments, privacy, outcome, steps, ask, poll] = await Promise.all([
    post.isBlinded ? NO_COMMENTS : commentsFor(args, engaged),
    privacyOf(args, id),
    post.hasOutcome ? outcomeOf(args, id) : null,
    post.kind === 'case' && (post.steps > 0 || isOwn) ? stepsOf(args, id) : [],
    isAskable ? askOf(args, id) : null,
    post.hasPoll ? pollOf(args, id) : null,
  ]);
  return {
    session,
    isOwn,
    post,
    privacy,
    outcome,
    steps,
    ask,
    poll,
    comments,
    retryKey: newRetryKey(),
  };
}

/** Turning to another picture needs no data from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const rest = ({ pathname, searchParams }: URL) => {
    const others = new URLSearchParams(searchParams);
    others.delete('picture');
    return `${pathname}?${others}`;
  };
  const isTurn = currentUrl.search !== nextUrl.search && rest(currentUrl) === rest(nextUrl);
  return isTurn && !formMethod ? false : defaultShouldRevalidate;
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return engage(args, engagedPost(args));
}

export default function CasePage() {
  const { session, isOwn, post, privacy, outcome, steps, ask, poll, comments, retryKey } =
    useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const picture = Number(params.get('picture')) || 1;
  const current = Math.min(Math.max(1, picture), Math.max(1, post.files.length));
  const refused = useActionData<typeof action>();
  const subject = { ...subjectOfPost(post), votes: poll?.voters ?? null };
  const feed = post.kind === 'image' ? '/community?tab=images' : '/community';
  return (
    <main id="main" className="case">
      <div className="frame case__crumb">
        <LinkButton look="quiet" to={feed}>
          <Icon of={ArrowLeft} />
          {post.kind === 'image' ? 'Clinical Images' : 'Clinical Case Feed'}
        </LinkButton>
      </div>
      {post.files.length > 0 && (
        <div className="frame case__stage-frame">
          <MediaStage key={post.id} post={post} current={current} subject={subject} />
        </div>
      )}
      <div className="frame layout layout--aside case__grid">
        <div className="case__story">
          <CaseText
            post={post}
            readerId={session.memberId}
            ask={ask && <CaseAsk post={post} ask={ask} />}
            poll={
              post.kind === 'case' && (
                <PollCard {...{ post, poll, isOwn }} rightOption={outcome?.rightOption ?? null} />
              )
            }
          />
          <StepThread {...{ post, steps, isOwn }} />
          <CaseOutcome {...{ post, outcome, isOwn }} />
        </div>
        <CaseAside {...{ post, privacy, isOwn }} />
        {post.isBlinded ? (
          <LockedDiscussion />
        ) : (
          <Discussion
            subject={subject}
            page={comments}
            reader={session}
            refused={refused}
            retryKey={retryKey}
            closed={
              <Banner kind="neutral" icon={Lock}>
                {post.withdrawnAt
                  ? 'A case whose consent is withdrawn cannot be discussed.'
                  : 'This case is closed. It can still be read, saved and shared.'}
              </Banner>
            }
          />
        )}
      </div>
    </main>
  );
}
