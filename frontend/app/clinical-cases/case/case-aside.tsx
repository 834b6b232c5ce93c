import { deadlineOf } from '../../lib/reader-clock';
import { genderName } from '../../lib/words';
import { Card } from '../../ui/card';
import { DiscussionWindow } from '../../ui/discussion-window';
import { type Fact, FactList } from '../../ui/fact-list';
import { useReaderClock } from '../../ui/use-reader-clock';
import type { ClinicalPost } from '../post';
import { isShown } from '../post-subject';
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
  const until = deadlineOf(new Date(post.closesAt ?? post.postedAt), useReaderClock());
  return (
    <Card title="Seven-day window" className="stack stack--s">
      <DiscussionWindow post={post} isShown={isShown(post)} />
      {!post.isWaitingForPatient && <p className="quiet">{windowInWords(post, until)}</p>}
    </Card>
  );
}

function windowInWords(post: ClinicalPost, until: string): string {
  if (!post.isOpen) return `Closed on ${until}. Save and share stay.`;
  return isShown(post)
    ? `Open for likes and comments until ${until}. Then it closes and stays readable.`
    : `It closes on ${until}.`;
}
