import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { ActionRow } from '../../engagement/action-row';
import { engage } from '../../engagement/actions.server';
import { commentsFor } from '../../engagement/comments.server';
import { Discussion } from '../../engagement/discussion';
import { LikersLink } from '../../engagement/likers-link';
import { SubjectMenu } from '../../engagement/subject-menu';
import { pageTitle, titleOfOthers } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageFrame } from '../../ui/page-frame';
import { newRetryKey } from '../../wire/retry-key.server';
import { beyondPostById } from '../api.server';
import { BeyondAuthor } from '../beyond-author';
import { BeyondCaption } from '../beyond-caption';
import { BeyondMedia } from '../beyond-media';
import { BeyondSide } from '../beyond-side';
import { ConnectionItems } from '../connection-items';
import { engagedBeyond } from '../engagement.server';
import { subjectOfBeyond } from '../subject';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data ? titleOf(data) : 'Post');

function titleOf({ session, post }: Awaited<ReturnType<typeof loader>>) {
  const { id, title, author } = post;
  if (author.memberId === session.memberId) return title;
  return titleOfOthers('Post', { id, by: author.fullName });
}

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const engaged = engagedBeyond(args);
  const { calls, id } = engaged;
  const [post, comments, likers] = await Promise.all([
    beyondPostById(args, id),
    commentsFor(args, engaged),
    calls.likers(args, id),
  ]);
  return { session, post, comments, likers: likers.likers.slice(0, 3), retryKey: newRetryKey() };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  return engage(args, engagedBeyond(args));
}

export default function BeyondPostPage() {
  const { session, post, comments, likers, retryKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const subject = subjectOfBeyond(post);
  const isOwn = subject.authorId === session.memberId;
  return (
    <PageFrame left={<BeyondSide session={session} current="elsewhere" />}>
      <div className="stack">
        <LinkButton look="quiet" className="form-page__back" to="/beyondSurgery">
          <Icon of={ArrowLeft} />
          Beyond Surgery
        </LinkButton>
        <h1 className="sr-only" dir="auto">
          {post.title}
        </h1>
        <article className="card post">
          <header className="post__head">
            <BeyondAuthor post={post} />
            <SubjectMenu subject={subject} isOwn={isOwn} what="Post">
              {!isOwn && <ConnectionItems connection={post.connection} />}
            </SubjectMenu>
          </header>
          <BeyondMedia post={post} isFirst isWhole />
          <BeyondCaption post={post} />
          {post.likes > 0 && (
            <div className="post__window">
              <LikersLink subject={subject} first={likers} />
            </div>
          )}
          <ActionRow subject={subject} />
        </article>
        <Discussion
          subject={subject}
          page={comments}
          reader={session}
          refused={refused}
          retryKey={retryKey}
        />
      </div>
    </PageFrame>
  );
}
