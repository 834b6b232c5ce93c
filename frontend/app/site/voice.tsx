import { Avatar } from '../ui/avatar';
import type { Voice } from './api.server';

/** A quote with its author; samples are always labelled as such. */
export function VoiceFigure({ voice }: { voice: Voice }) {
  return (
    <figure className="voice">
      <blockquote>{voice.quote}</blockquote>
      <figcaption>
        <div className="person">
          <Avatar person={voice} size="s" />
          <div className="person__text">
            <span className="person__name">{voice.fullName}</span>
            <span className="person__meta" dir="auto">
              {voice.about}
            </span>
          </div>
        </div>
        {voice.isSample && <span className="badge">Sample</span>}
      </figcaption>
    </figure>
  );
}
