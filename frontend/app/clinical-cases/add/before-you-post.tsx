import { drName } from '../../lib/words';
import { Avatar } from '../../ui/avatar';
import { Card } from '../../ui/card';
import { Stitches } from '../../ui/stitches';
import type { Session } from '../../wire/session.server';

export function BeforeYouPost({ author, isImage }: { author: Session; isImage: boolean }) {
  return (
    <>
      <Card title="What others will see" className="stack">
        <div className="person">
          <Avatar person={author} size="s" />
          <div className="person__text">
            <span className="person__name">{drName(author.fullName)}</span>
            <span className="person__meta">{author.speciality}</span>
          </div>
        </div>
        <p className="small muted">
          Your name, photo, speciality and place appear beside it.
          {!isImage && ' Patient facts: age, gender, speciality, diagnosis.'}
        </p>
      </Card>
      {!isImage && (
        <Card title="Seven days" className="stack stack--s">
          <Stitches placed={0} label="Not started" />
          <p className="small muted">
            Discussion is open for seven days after you post. After that the case is closed and can
            still be read.
          </p>
        </Card>
      )}
    </>
  );
}
