import type { ClinicalPost } from '../../api/clinical-cases.server';
import type { Privacy } from '../../api/privacy.server';
import { Card } from '../../components/card';
import { CaseWindow } from '../../components/case-window';
import { useNow } from '../../components/use-now';
import { caseWindow, dayAndTime } from '../../lib/time';
import { genderName } from '../../lib/words';
import { PrivacyPanel } from './privacy-panel';

interface CaseAsideProps {
  post: ClinicalPost;
  privacy: Privacy;
  isOwn: boolean;
}

export function CaseAside({ post, privacy, isOwn }: CaseAsideProps) {
  const facts = [
    ['Age', post.age],
    ['Gender', genderName(post.gender)],
    ['Speciality', post.speciality],
    ['Diagnosis', post.kind === 'case' && (post.diagnosis || 'No diagnosis Available')],
  ].filter(([, value]) => value);
  return (
    <aside className="case__aside stack" aria-label="Facts">
      {post.kind === 'case' && !post.withdrawnAt && <SevenDays post={post} />}
      <Card title="Facts">
        <dl className="case__facts">
          {facts.map(([name, value]) => (
            <div key={String(name)}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <PrivacyPanel post={post} privacy={privacy} isOwn={isOwn} />
    </aside>
  );
}

function SevenDays({ post }: { post: ClinicalPost }) {
  const { closesAt } = caseWindow(post.postedAt, useNow());
  return (
    <Card title="Seven-day window" className="stack stack--s">
      <CaseWindow post={post} />
      <p className="quiet">
        {post.isOpen
          ? `Open for likes and comments until ${dayAndTime(closesAt)}. Then it closes and stays readable.`
          : `Closed on ${dayAndTime(closesAt)}. Save and share stay.`}
      </p>
    </Card>
  );
}
