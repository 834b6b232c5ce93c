import { Preview, UnseenFile } from '../../shell/publishing/preview';
import { RichText } from '../../ui/rich-text/rich-text';
import type { SutureEvent } from '../api.server';
import { Programme, Speakers } from '../event/sections';
import { EventCard } from '../event-card';
import type { OwnEvent } from '../publishing.server';
import '../event/event.css';

interface EventPreviewProps {
  /** Undefined for a new event. */
  stored: OwnEvent | undefined;
  /** What was typed, if it was sent to be looked at. */
  typed: SutureEvent | undefined;
  zone: string;
}

/** The event as in lists, and what its page adds. */
export function EventPreview({ stored, typed, zone }: EventPreviewProps) {
  const kept = stored && { id: stored.id, banner: stored.banner, going: stored.going };
  const event = typed ? { ...typed, ...kept } : stored;
  if (!event) return null;
  return (
    <Preview readers="members" typed={typed}>
      {typed && <UnseenFile name="banner" what="banner" />}
      <EventCard event={event} zone={zone} isPreview />
      {typed && (
        <div className="card card__pad">
          <RichText html={event.html} />
        </div>
      )}
      {typed && <Speakers event={event} />}
      {typed && <Programme event={event} />}
    </Preview>
  );
}
