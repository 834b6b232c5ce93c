import { CalendarClock, Camera, FileText, Image, MapPin, Tag, User } from 'lucide-react';
import { Icon } from '../../ui/icon';
import type { RemovedTag, ReviewedFile } from './api.server';

const kinds: Readonly<Record<RemovedTag['kind'], { name: string; icon: typeof Tag }>> = {
  place: { name: 'Place', icon: MapPin },
  time: { name: 'Time', icon: CalendarClock },
  device: { name: 'Device', icon: Camera },
  person: { name: 'Person', icon: User },
  words: { name: 'Words', icon: FileText },
  thumbnail: { name: 'Thumbnail', icon: Image },
  other: { name: 'Notes', icon: Tag },
};

const nothingFound: Readonly<Record<ReviewedFile['kind'], string>> = {
  image: 'This picture carries no metadata. It is re-encoded anyway.',
  pdf: 'The document names no author, date or program. Its pages are redrawn anyway.',
  video: 'Place, time and device are removed when the video is prepared.',
  document: '',
};

/** What is removed from a file before anybody else sees it. */
export function Removed({ file }: { file: ReviewedFile }) {
  if (file.removed.length === 0) return <p className="muted">{nothingFound[file.kind]}</p>;
  return (
    <div className="removed">
      <h4>Removed from the file</h4>
      <ul>
        {file.removed.map(({ kind, value }) => (
          <li key={kind + value}>
            <Icon of={kinds[kind].icon} size="s" />
            <span>
              {kinds[kind].name}: <s>{value}</s>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
