import {
  BellRing,
  BriefcaseMedical,
  CalendarDays,
  ClipboardPlus,
  Heart,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  ShieldCheck,
  UserPlus,
} from 'lucide-react';
import { Avatar } from '../ui/avatar';
import { Icon } from '../ui/icon';
import type { Note } from './api.server';

/** The icons, by patterns of the notification's kind. */
const drawings: readonly [RegExp, LucideIcon][] = [
  [/liked$/, Heart],
  [/commented$|replied$|^mentioned$/, MessageCircle],
  [/^connection/, UserPlus],
  [/^message$/, MessagesSquare],
  [/^application|^opportunity/, BriefcaseMedical],
  [/^event/, CalendarDays],
  [/^case/, ClipboardPlus],
  [/^report|^post|^registration/, ShieldCheck],
];

const drawingOf = (kind: string) => drawings.find(([words]) => words.test(kind))?.[1] ?? BellRing;

/** Who it is from, with the icon of its kind. */
export function NoteSign({ note: { actor, kind } }: { note: Note }) {
  const drawing = drawingOf(kind);
  if (!actor) {
    return (
      <span className="note__sign">
        <Icon of={drawing} />
      </span>
    );
  }
  return (
    <span className="note__who">
      <Avatar person={actor} />
      <span className="note__kind">
        <Icon of={drawing} size="s" />
      </span>
    </span>
  );
}
