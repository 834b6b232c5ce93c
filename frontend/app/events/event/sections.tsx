import { Award, Video } from 'lucide-react';
import { afterStart } from '../../../../backend/src/events/event-lines.rules';
import { PersonName } from '../../profiles/person';
import { Avatar } from '../../ui/avatar';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import type { Speaker, SutureEvent } from '../api.server';

interface Shown {
  event: SutureEvent;
}

export function Speakers({ event: { speakers } }: Shown) {
  if (speakers.length === 0) return null;
  return (
    <Card title="Speakers">
      <ul className="speakers">
        {speakers.map((speaker) => (
          <li key={`${speaker.name} ${speaker.talk}`}>
            <SpeakerLine speaker={speaker} />
            {speaker.talk && <p className="small">{speaker.talk}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SpeakerLine({ speaker }: { speaker: Speaker }) {
  const { name, about, memberId, pictureUrl, isVerified } = speaker;
  const fullName = name.replace(/^Dr\.?\s+/, '');
  return (
    <div className="person">
      <Avatar person={{ fullName, pictureUrl }} />
      <div className="person__text">
        {memberId === null ? (
          <b className="person__name">
            <bdi>{name}</bdi>
          </b>
        ) : (
          <PersonName person={{ memberId, fullName, isVerified }} />
        )}
        <span className="person__meta" dir="auto">
          {about}
        </span>
      </div>
    </div>
  );
}

export function Programme({ event: { programme } }: Shown) {
  if (programme.length === 0) return null;
  return (
    <Card title="Programme">
      <ol className="prog">
        {programme.map(({ minute, title, who }) => (
          <li key={`${minute} ${title}`}>
            <span className="tnum quiet">{afterStart(minute)}</span>
            <span>
              <b dir="auto">{title}</b>
              {who && (
                <span className="quiet" dir="auto">
                  {who}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The recording and the certificate of a past event. */
export function Afterwards({ event }: Shown) {
  return (
    <Card title="Afterwards">
      <ul className="after">
        <li>
          <Icon of={Video} />
          <span>
            <b>Recording</b>
            <RecordingWords event={event} />
          </span>
        </li>
        <li>
          <Icon of={Award} />
          <span>
            <b>Certificate of attendance</b>
            <CertificateWords event={event} />
          </span>
        </li>
      </ul>
    </Card>
  );
}

function RecordingWords({ event: { recordingUrl, state } }: Shown) {
  if (recordingUrl)
    return (
      <a href={recordingUrl} target="_blank" rel="noopener">
        Watch the recording<span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  return (
    <span className="quiet">
      {state === 'past'
        ? 'There is no recording of this event yet.'
        : 'If the host records it, all members will find it here.'}
    </span>
  );
}

function CertificateWords({ event: { id, hasAttended, state } }: Shown) {
  if (state === 'past' && hasAttended)
    return (
      <a href={`/api/v1/events/${id}/certificate`} download>
        Download the certificate (PDF)
      </a>
    );
  const words = {
    upcoming: 'Join from this page while it takes place. The PDF says that you joined.',
    ongoing: hasAttended
      ? 'You joined. The PDF is here once the event is over.'
      : 'Join from this page. The PDF says that you joined.',
    past: 'For those who joined from this page while it took place.',
  };
  return <span className="quiet">{words[state]}</span>;
}
