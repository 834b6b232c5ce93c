import { discussionWindow } from '../../lib/discussion-window';
import { deadlineOf } from '../../lib/reader-clock';
import { genderName } from '../../lib/words';
import { Card } from '../../ui/card';
import { DiscussionWindow } from '../../ui/discussion-window';
import { type Fact, FactList } from '../../ui/fact-list';
import { useNow } from '../../ui/use-now';
import { useReaderClock } from '../../ui/use-reader-clock';
import type { ClinicalPost } from '../post';
import type { Privacy } from '../privacy.server';
import { SimilarCases } from '../similar/similar-cases';
import { PrivacyPanel } from './privacy-panel';

interface CaseAsideProps {
  post: ClinicalPost;
  privacy: Privacy;
  isOwn: boolean;
}

export function CaseAside({ post, privacy, isOwn }: CaseAsideProps) {
  const all: Fact[] = [
    ['Age', post.age],
    ['Gender', genderName(post.gender)],
    ['Speciality', post.speciality],
    ['Diagnosis', post.kind === 'case' && (post.diagnosis || 'No diagnosis Available')],
  ];
  const facts = all.filter(([, value]) => value);
  return (
    <aside className="case__aside stack" aria-label="Facts">
      {post.kind === 'case' && !post.withdrawnAt && !post.isUndeclared && <SevenDays post={post} />}
      <Card title="Facts">
        <FactList className="case__facts" facts={facts} />
      </Card>
      <PrivacyPanel post={post} privacy={privacy} isOwn={isOwn} />
      {post.kind === 'case' && !post.withdrawnAt && <SimilarCases postId={post.id} />}
    </aside>
  );
}

function SevenDays({ post }: { post: ClinicalPost }) {
  const { closesAt } = discussionWindow(post.postedAt, useNow());
  const until = deadlineOf(new Date(closesAt), useReaderClock());
  return (
    <Card title="Seven-day window" className="stack stack--s">
      <DiscussionWindow post={post} />
      <p className="quiet">
        {post.isOpen
          ? `Open for likes and comments until ${until}. Then it closes and stays readable.`
          : `Closed on ${until}. Save and share stay.`}
      </p>
    </Card>
  );
}
