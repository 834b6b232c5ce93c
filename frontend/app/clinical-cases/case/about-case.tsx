import { ChevronDown } from 'lucide-react';
import { deadlineOf } from '../../lib/reader-clock';
import { genderName } from '../../lib/words';
import { type Fact, FactList } from '../../ui/fact-list';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useReaderClock } from '../../ui/use-reader-clock';
import type { ClinicalPost } from '../post';
import { isShown, pathOfPost } from '../post-subject';
import type { Privacy } from '../privacy.server';
import { SimilarCases } from '../similar/similar-cases';
import { PrivacyPanel } from './privacy-panel';

interface AboutCaseProps {
  post: ClinicalPost;
  privacy: Privacy;
  isOwn: boolean;
}

/** Facts, window, consent and similar cases, folded: the discussion comes first. */
export function AboutCase({ post, privacy, isOwn }: AboutCaseProps) {
  const isCase = post.kind === 'case';
  const hasWindow = isCase && !post.withdrawnAt && !post.isUndeclared;
  const until = deadlineOf(new Date(post.closesAt ?? post.postedAt), useReaderClock());
  const facts: Fact[] = [
    ['Age', post.age],
    ['Gender', genderName(post.gender)],
    ['Speciality', post.speciality],
  ];
  const inside = [
    facts
      .slice(0, 2)
      .map(([, value]) => value)
      .filter(Boolean)
      .join(', '),
    hasWindow && `${post.isOpen ? 'open until' : 'closed on'} ${until}`,
    'consent and checks',
    isCase && !post.withdrawnAt && 'similar cases',
  ];
  return (
    <details className="about">
      <summary>
        <span>
          <b>About this case</b>
          <span className="quiet">{inside.filter(Boolean).join(' · ')}</span>
        </span>
        <Icon of={ChevronDown} size="s" />
      </summary>
      <div className="about__in">
        <section>
          <h2>Facts</h2>
          <FactList className="case__facts" facts={facts.filter(([, value]) => value)} />
          {isCase && !post.question && <p className="quiet">No questions Available</p>}
        </section>
        {hasWindow && !post.isWaitingForPatient && (
          <section>
            <h2>Seven-day window</h2>
            <p className="quiet">{windowInWords(post, until)}</p>
          </section>
        )}
        <PrivacyPanel post={post} privacy={privacy} isOwn={isOwn} />
        {isOwn && (post.files.length > 0 || post.steps > 0) && (
          <section>
            <h2>Who has seen it</h2>
            <p className="quiet">
              <Link to={`${pathOfPost(post.id)}/seen`}>Colleagues by country and speciality</Link>
            </p>
          </section>
        )}
        {isOwn && isCase && !post.withdrawnAt && (
          <section>
            <h2>Publication</h2>
            <p className="quiet">
              <Link to={`${pathOfPost(post.id)}/paper`}>Make a paper of this case</Link>
            </p>
          </section>
        )}
        {isCase && !post.withdrawnAt && <SimilarCases postId={post.id} />}
      </div>
    </details>
  );
}

function windowInWords(post: ClinicalPost, until: string): string {
  if (!post.isOpen) return `Closed on ${until}. Save and share stay.`;
  return isShown(post)
    ? `Open for likes and comments until ${until}. Then it closes and stays readable.`
    : `It closes on ${until}.`;
}
