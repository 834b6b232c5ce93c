import {
  BellPlus,
  Bookmark,
  BriefcaseMedical,
  FileText,
  MessageCircleQuestion,
  Share2,
  UserPlus,
  UserSearch,
  Users,
} from 'lucide-react';
import { URGENCY_WISHES } from '../../clinical-cases/ask-clock';
import type { MemberSummary } from '../../clinical-cases/member-summary.server';
import { counted } from '../../lib/words';
import { Count, PlainCount } from '../../ui/count';
import { Row } from './rows';

/** The member's own content. Amber counts need attention; plain counts are totals. */
export function YourRows({ summary: { counts, question } }: { summary: MemberSummary }) {
  return (
    <nav className="stack stack--s" aria-labelledby="yours">
      <h2 className="me-page__h" id="yours">
        Yours
      </h2>
      <ul className="card rows">
        <Row
          to="/questions"
          icon={MessageCircleQuestion}
          label="Questions to me"
          note={question && URGENCY_WISHES[question.urgency]}
          count={<Count of={counts.questions} what="open" />}
        />
        <Row
          to="/communityFollowing"
          icon={UserPlus}
          label="Connection Requests"
          count={<Count of={counts.requests} what="new" />}
        />
        <Row
          to="/communityFollowingFriendList"
          icon={Users}
          label="Connections"
          count={<PlainCount of={counts.connections} />}
        />
        <Row to="/people" icon={UserSearch} label="People you may know" />
        <Row
          to="/collection"
          icon={Bookmark}
          label="Collection"
          count={<PlainCount of={counts.saved} />}
        />
        <Row
          to={counts.outcomesDue > 0 ? '/myCases?outcome=awaited' : '/myCases'}
          icon={FileText}
          label="My Cases"
          note={counts.outcomesDue > 0 && `${counted(counts.outcomesDue, 'outcome')} due`}
          count={<PlainCount of={counts.cases} />}
        />
        <Row
          to="/followed"
          icon={BellPlus}
          label="Followed cases"
          count={<PlainCount of={counts.followed} />}
        />
        <Row
          to="/opportunities/applied"
          icon={BriefcaseMedical}
          label="My applications"
          count={<PlainCount of={counts.applications} />}
        />
        <Row to="/share" icon={Share2} label="Shared with Suture" />
      </ul>
    </nav>
  );
}
