import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EngagementSubject } from '../../engagement/subject';
import { useLiveDiscussion } from '../../engagement/use-live-discussion';
import { Icon } from '../../ui/icon';
import './poll.css';

interface LockedProps {
  subject: EngagementSubject;
  aside: ReactNode;
}

/** Shown in place of the discussion until the reader has voted; likes move meanwhile. */
export function LockedDiscussion({ subject, aside }: LockedProps) {
  useLiveDiscussion(subject);
  return (
    <section className="stack" id="discussion" aria-labelledby="discussion-title">
      <h2 id="discussion-title">Discussion</h2>
      <div className="locked">
        <Icon of={Lock} size="l" />
        <p>
          <b>Opens after your vote</b>
        </p>
        <p className="small">
          Comments stay closed until you have voted, so that your answer is your own. The author
          sees everything.
        </p>
      </div>
      <div className="cbar">
        <div className="cbar__aside">{aside}</div>
        <p className="cbar__said">Answers open after your vote.</p>
        <a className="btn btn--secondary" href="#vote">
          Go to the vote
        </a>
      </div>
    </section>
  );
}
