import { inWords, type Pointing, placeQuery } from '../clinical-cases/pins/pointing';
import type { NotificationKind } from './notification.kinds';

const KINDS: ReadonlySet<NotificationKind> = new Set([
  'case-commented',
  'followed-case-commented',
  'comment-replied',
  'mentioned',
  'outcome-reported',
]);

interface Line extends Pointing {
  readonly kind: NotificationKind;
  readonly link: string;
  /** How many other members did the same. */
  readonly others: number;
}

/** A line that stands for several comments has the place of the last one alone, so it names none. */
const isPointing = ({ kind, others, pins }: Omit<Line, 'link'>) =>
  pins > 0 && others === 0 && KINDS.has(kind);

/** "… commented on your case and pointed at page 2." */
export function withPlace(sentence: string, line: Omit<Line, 'link'>): string {
  if (!isPointing(line)) return sentence;
  return `${sentence.replace(/\.$/, '')} and ${inWords(line)}.`;
}

/** The page on which the place is shown: "/caseDetails/5?picture=2&t=47#comment-7". */
export function linkToPlace(line: Line): string {
  if (!isPointing(line)) return line.link;
  const query = placeQuery(line);
  return query ? line.link.replace('#', `?${query}#`) : line.link;
}
