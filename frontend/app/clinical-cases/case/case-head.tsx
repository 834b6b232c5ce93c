import { useNavigate } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SubjectMenu } from '../../engagement/subject-menu';
import { SaveButton } from '../../engagement/toggles';
import { Person } from '../../profiles/person';
import { LinkButton } from '../../ui/button';
import { CopyLink } from '../../ui/copy-link';
import { DiscussionWindow } from '../../ui/discussion-window';
import { Icon } from '../../ui/icon';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { Ask } from '../asking.server';
import { CaseHeading } from '../case-heading';
import { headlineOf } from '../headline';
import type { ClinicalPost } from '../post';
import { anchorOfPost, isShown, subjectOfPost, titleOfPost } from '../post-subject';
import { AskOffer, CaseAsk } from './case-ask';
import { CaseNotices } from './case-notices';

interface CaseHeadProps {
  post: ClinicalPost;
  readerId: number;
  /** What became of the patient, if it is reported. */
  outcome: ReactNode;
  /** What the author asked of colleagues, or may ask. */
  ask: Ask | null;
}

/** What the case asks, who asks it, until when, and what came of it. */
export function CaseHead({ post, readerId, outcome, ask }: CaseHeadProps) {
  const isCase = post.kind === 'case';
  const headline = isCase ? headlineOf(post.question) : null;
  return (
    <div className="cs__head" id={anchorOfPost(post.id)}>
      <StatusLine post={post} readerId={readerId} />
      <div>
        <h1 className="ch">
          <CaseHeading title={titleOfPost(post)} headline={headline} />
        </h1>
        {headline?.rest && <Words className="ch__more" text={headline.rest} />}
      </div>
      <div className="cs__by">
        <Person person={post.author}>
          <TimeAgo at={post.postedAt} />
          {post.editedAt && ' · edited'}
        </Person>
        {ask && <AskOffer post={post} ask={ask} />}
      </div>
      <CaseNotices post={post} />
      {outcome}
      {ask && <CaseAsk post={post} ask={ask} />}
    </div>
  );
}

/** The way back, how long the case is open, and what one does with it. */
function StatusLine({ post, readerId }: Pick<CaseHeadProps, 'post' | 'readerId'>) {
  const subject = subjectOfPost(post);
  const navigate = useNavigate();
  const isCase = post.kind === 'case';
  return (
    <div className="statusline">
      <LinkButton
        look="quiet"
        className="btn--icon"
        to={isCase ? '/community' : '/community?tab=images'}
        aria-label={isCase ? 'Clinical Case Feed' : 'Clinical Images'}
      >
        <Icon of={ArrowLeft} />
      </LinkButton>
      <div className="statusline__words">
        {isCase && !post.withdrawnAt && !post.isUndeclared && (
          <DiscussionWindow post={post} isShown={isShown(post)} />
        )}
      </div>
      {!post.withdrawnAt && <SaveButton subject={subject} />}
      <SubjectMenu
        subject={subject}
        isOwn={subject.authorId === readerId}
        onDeleted={() => navigate('/community')}
      >
        {!post.withdrawnAt && <CopyLink className="" path={subject.to} title={subject.title} />}
      </SubjectMenu>
    </div>
  );
}
