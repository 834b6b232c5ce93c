import { RichText } from '../ui/rich-text/rich-text';
import { TimeAgo } from '../ui/time-ago';

interface AnnouncementCardProps {
  title: string;
  html: string;
  /** Null for a draft. */
  at: string | null;
}

export function AnnouncementCard({ title, html, at }: AnnouncementCardProps) {
  return (
    <article className="card card__pad stack stack--s">
      <h2 dir="auto">{title}</h2>
      {at && (
        <p className="quiet">
          <TimeAgo at={at} />
        </p>
      )}
      <RichText html={html} />
    </article>
  );
}
