import {
  BookOpen,
  BriefcaseBusiness,
  CalendarDays,
  Clapperboard,
  GraduationCap,
  Stethoscope,
  User,
} from 'lucide-react';
import { Icon } from '../ui/icon';
import type { Hit, Kind } from './hit';
import './found.css';

const ICONS: Readonly<Record<Kind, typeof User>> = {
  members: User,
  cases: Stethoscope,
  reels: Clapperboard,
  events: CalendarDays,
  opportunities: BriefcaseBusiness,
  learning: GraduationCap,
  blogs: BookOpen,
};

/** The thumbnail of a result, or an icon of its kind. */
export function HitPicture({ hit, look }: { hit: Hit; look: 'hit__pic' | 'res__pic' }) {
  return (
    <span className={`${look} ${hit.pictureUrl ? '' : 'hit__pic--icon'}`} aria-hidden="true">
      {hit.pictureUrl ? (
        <img src={hit.pictureUrl} alt="" width="160" height="120" loading="lazy" decoding="async" />
      ) : (
        <Icon of={ICONS[hit.kind]} />
      )}
    </span>
  );
}
