import { TimeAgo } from '../ui/time-ago';

interface AnnouncementCardProps {
  title: string;
  text: string;
  /** Null for a draft. */
  at: string | null;
}

export function AnnouncementCard({ title, text, at }: AnnouncementCardProps) {
  return (
    <article className="card card__pad stack stack--s">
      <h2>{title}</h2>
      {at && (
        <p className="quiet">
          <TimeAgo at={at} />
        </p>
      )}
      <p className="lines">{text}</p>
    </article>
  );
}
