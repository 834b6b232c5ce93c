import { Eye } from 'lucide-react';
import { memo } from 'react';
import { abbreviated, counted } from '../../lib/words';
import { DrName } from '../../ui/dr-name';
import { fetchFirst, fetchLater } from '../../ui/fetch-first';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { Reel } from '../api.server';

export const Tile = memo(function Tile({
  reel,
  href,
  isFirst,
}: {
  reel: Reel;
  href: string;
  isFirst: boolean;
}) {
  const { id, title, author, views, thumbnailUrl, color, isProcessing, problem } = reel;
  const text = (
    <span className="tile__text">
      <b dir="auto">{title}</b>
      <span className="tile__meta">
        <DrName of={author.fullName} />
      </span>
      <span className="tile__meta" title={counted(views, 'view')}>
        <Icon of={Eye} size="s" />
        <span className="sr-only">Views: </span>
        {abbreviated(views)}
      </span>
    </span>
  );
  return (
    <li>
      <Link
        className="tile"
        id={`post-${id}`}
        to={href}
        preventScrollReset
        style={{ backgroundColor: color }}
      >
        {thumbnailUrl && (
          <img
            src={thumbnailUrl}
            alt=""
            width={540}
            height={840}
            {...(isFirst ? fetchFirst : fetchLater)}
          />
        )}
        {(isProcessing || problem) && (
          <span className="tile__state">{isProcessing ? 'Processing' : problem}</span>
        )}
        {text}
      </Link>
    </li>
  );
});
