import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { engage } from '../../engagement/actions.server';
import { commentsFor } from '../../engagement/comments.server';
import { Discussion } from '../../engagement/discussion';
import { LikersLink } from '../../engagement/likers-link';
import { FollowButton, LikeButton } from '../../engagement/toggles';
import { pageTitle, titleOfOthers } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { useArrived } from '../../shell/turns';
import { classNames } from '../../ui/class-names';
import { part } from '../../ui/part';
import { newRetryKey } from '../../wire/retry-key.server';
import { postById } from '../api.server';
import { askOf } from '../asking.server';
import { engagedPost } from '../engaged-post.server';
import { outcomeOf } from '../outcome.server';
import { hasScans } from '../pins/pin';
import { Pins } from '../pins/pins';
import { LockedDiscussion } from '../poll/locked-discussion';
import { PollCard } from '../poll/poll-card';
import { pollOf } from '../poll/polls.server';
import type { ClinicalPost } from '../post';
import { subjectOfPost, titleOfPost } from '../post-subject';
import { privacyOf } from '../privacy.server';
import { MediaStage } from '../stage/media-stage';
import { stepsOf } from '../steps.server';
import { AboutCase } from './about-case';
import { CaseEvidence } from './case-evidence';
import { CaseHead } from './case-head';
import { CaseOutcome as OutcomeOfServer } from './case-outcome';
import { CaseScans as ScansOfServer } from './case-scans';
import { MyVote } from './my-vote';
import { OutcomeUnreported } from './outcome-unreported';
import { StepThread } from './step-thread';
import { Unfolds } from './unfolds';
// Some belong to parts. Imported here because the page needs them without scripts, too.
import './case-outcome.css';
import '../../scans/scan.css';
import './step-thread.css';
import './case.css';
import './viewer.css';

export const handle: PageHandle = { hasOwnBar: true };

const CaseOutcome = import.meta.env.SSR
  ? OutcomeOfServer
  : part('#outcome', () => import('./case-outcome').then((loaded) => loaded.CaseOutcome));
const CaseScans = import.meta.env.SSR
  ? ScansOfServer
  : part('.cs__scans', () => import('./case-scans').then((loaded) => loaded.CaseScans));

/** What is known, if it is no longer, stays in view beside the answers. */
const FEW_WORDS = 600;
const FEW_WORDS_ABOVE_STEPS = 400;
const NO_COMMENTS = { comments: [], nextBefore: null };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data ? tabTitleOf(data) : 'Clinical case');

function tabTitleOf({ post, isOwn }: { post: ClinicalPost; isOwn: boolean }): string {
  const { id, kind, author } = post;
  const what = kind === 'image' ? 'Clinical image' : 'Clinical case';
  return isOwn ? titleOfPost(post) : titleOfOthers(what, { id, by: author.fullName });
}

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

/** Turning to another picture, or reading all of the history, needs no data from the server. */
export { unlessTurned as shouldRevalidate } from '../../shell/turns';

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return engage(args, engagedPost(args));
}

export default function CasePage() {
  const read = useLoaderData<typeof loader>();
  useArrived(read);
  const { session, isOwn, post, privacy, outcome, steps, ask, poll, comments, retryKey } = read;
  const [params] = useSearchParams();
  const named = post.files.findIndex(({ id }) => id === Number(params.get('file'))) + 1;
  const picture = named || Number(params.get('picture')) || 1;
  const isScanOpen = params.has('series') || post.files.length === 0;
  const current = Math.min(Math.max(1, picture), Math.max(1, post.files.length));
  const refused = useActionData<typeof action>();
  const subject = { ...subjectOfPost(post), votes: poll?.voters ?? null };
  const isCase = post.kind === 'case';
  const told = isCase ? post.history : post.description;
  const isHeld = told.length <= (steps.length > 0 ? FEW_WORDS_ABOVE_STEPS : FEW_WORDS) && !isOwn;
  const rightOption = outcome?.rightOption ?? null;
  const card = isCase && (
    <PollCard post={post} poll={poll} isOwn={isOwn} rightOption={rightOption} />
  );
  const [consent] = privacy.consents;
  const aside = !post.withdrawnAt && (
    <>
      <LikeButton subject={subject} />
      {isCase && <FollowButton subject={subject} />}
    </>
  );
  return (
    <Pins
      post={post}
      isScanOpen={isScanOpen}
      pinned={{ comments: comments.comments, steps, outcome }}
      current={post.files[current - 1]}
      subject={subject}
      readerId={session.memberId}
    >
      <main
        id="main"
        className={classNames('cs', isHeld && 'cs--held', post.files.length === 0 && 'cs--plain')}
      >
        {hasScans(post) && <CaseScans post={post} isOpen={isScanOpen} />}
        {post.files.length > 0 && (
          <MediaStage key={post.id} post={post} current={current} subject={subject} />
        )}
        <CaseHead
          post={post}
          readerId={session.memberId}
          outcome={
            outcome &&
            !post.withdrawnAt && (
              <CaseOutcome
                post={post}
                outcome={outcome}
                isOwn={isOwn}
                vote={<MyVote poll={poll} rightOption={rightOption} />}
              />
            )
          }
          ask={ask}
        />
        <CaseEvidence
          post={post}
          isAgreed={consent !== undefined && !consent.withdrawnAt}
          isWhole={params.get('history') === 'all'}
          steps={
            <StepThread
              post={post}
              steps={steps}
              isOwn={isOwn}
              also={isOwn && !outcome && <OutcomeUnreported post={post} />}
            />
          }
        />
        <div className="cs__decide">
          {outcome && poll && !post.isBlinded ? (
            <Unfolds title="The vote" inside={poll.question}>
              {card}
            </Unfolds>
          ) : (
            card
          )}
          {post.isBlinded ? (
            <LockedDiscussion subject={subject} aside={aside} />
          ) : (
            <Discussion
              subject={subject}
              page={comments}
              reader={session}
              refused={refused}
              retryKey={retryKey}
              aside={aside}
              closed={
                <p className="cbar__said">
                  {post.withdrawnAt
                    ? 'A case whose consent is withdrawn cannot be discussed.'
                    : 'This case is closed. It can still be read, saved and shared.'}
                </p>
              }
            />
          )}
          <LikersLink subject={subject} first={post.latestLikers} />
          <AboutCase post={post} privacy={privacy} isOwn={isOwn} />
        </div>
      </main>
    </Pins>
  );
}
