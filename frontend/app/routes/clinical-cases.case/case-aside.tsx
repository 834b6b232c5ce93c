import { ShieldCheck } from 'lucide-react';
import type { ClinicalPost } from '../../api/clinical-cases.server';
import { Banner } from '../../components/banner';
import { Card } from '../../components/card';
import { CaseWindow } from '../../components/case-window';
import { useNow } from '../../components/use-now';
import { caseWindow, dayAndTime } from '../../lib/time';
import { genderName } from '../../lib/words';

export function CaseAside({ post }: { post: ClinicalPost }) {
  const facts = [
    ['Age', post.age],
    ['Gender', genderName(post.gender)],
    ['Speciality', post.speciality],
    ['Diagnosis', post.kind === 'case' && (post.diagnosis || 'No diagnosis Available')],
  ].filter(([, value]) => value);
  return (
    <aside className="case__aside stack" aria-label="Facts">
      {post.kind === 'case' && <SevenDays post={post} />}
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
      <Banner kind="primary" icon={ShieldCheck}>
        <b>Consent given. De-identified.</b>
        <p className="small">The author confirmed patient consent. File metadata was removed when the pictures were uploaded.</p>
      </Banner>
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
