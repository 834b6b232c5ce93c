import {
  BookOpen,
  BriefcaseMedical,
  CalendarDays,
  Clapperboard,
  ClipboardPlus,
  GraduationCap,
  type LucideIcon,
  Mountain,
  Newspaper,
} from 'lucide-react';
import type { MemberSummary } from '../../clinical-cases/member-summary.server';
import { counted } from '../../lib/words';
import { StartInWords, useZone } from '../../ui/event-time';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

interface SectionTilesProps {
  summary: MemberSummary;
  speciality: string;
}

/** All sections of the site, each with its news. */
export function SectionTiles({ summary, speciality }: SectionTilesProps) {
  const { counts, event, blog } = summary;
  return (
    <nav className="stack stack--s" aria-labelledby="all-sections">
      <h2 className="me-page__h" id="all-sections">
        All sections
      </h2>
      <ul className="hub">
        <Tile to="/community" icon={ClipboardPlus} name="Clinical Cases">
          {counts.newCases > 0
            ? `${counts.newCases} new in ${speciality}`
            : 'Ask, answer, follow the outcome'}
        </Tile>
        <Tile to="/beyondSurgery" icon={Mountain} name="Beyond Surgery">
          Life outside the theatre
        </Tile>
        <Tile to="/explore" icon={Clapperboard} name="Explore">
          Short operative videos
        </Tile>
        <Tile to="/opportunities" icon={BriefcaseMedical} name="Opportunities">
          {counts.opportunities > 0
            ? `${counted(counts.opportunities, 'matches', 'match')} your speciality`
            : 'Posts, fellowships, research'}
        </Tile>
        <Tile to="/upcoming" icon={CalendarDays} name="Events">
          {event ? <NextStart startsAt={event.startsAt} /> : 'Webinars and congresses'}
        </Tile>
        <Tile to="/video" icon={GraduationCap} name="Academics">
          Lectures and images
        </Tile>
        <Tile to="/blogs" icon={BookOpen} name="Blogs">
          {blog ? `New: ${blog.title}` : 'Longer reads'}
        </Tile>
        <Tile to="/news" icon={Newspaper} name="News">
          Announcements and live meetings
        </Tile>
      </ul>
    </nav>
  );
}

interface TileProps {
  to: string;
  icon: LucideIcon;
  name: string;
  children: React.ReactNode;
}

function Tile({ to, icon, name, children }: TileProps) {
  return (
    <li>
      <Link className="hub__tile" to={to}>
        <Icon of={icon} size="l" />
        <b>{name}</b>
        <span className="quiet">{children}</span>
      </Link>
    </li>
  );
}

function NextStart({ startsAt }: { startsAt: string }) {
  return (
    <>
      Next: <StartInWords startsAt={startsAt} zone={useZone()} />
    </>
  );
}
