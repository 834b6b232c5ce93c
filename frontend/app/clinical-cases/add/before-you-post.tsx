import { Suspense, useEffect, useState } from 'react';
import { Avatar } from '../../ui/avatar';
import { Card } from '../../ui/card';
import { DrName } from '../../ui/dr-name';
import { lazyHelp } from '../../ui/lazy-help';
import { Stitches } from '../../ui/stitches';
import type { Session } from '../../wire/session.server';
import { ADD_FORM } from './add-form';
import './before-you-post.css';

const CasePreview = lazyHelp(() => import('./case-preview').then((m) => m.CasePreview));

interface BeforeYouPostProps {
  author: Session;
  isImage: boolean;
}

/** Beside the form: what others will see of the post, live once something was entered. */
export function BeforeYouPost({ author, isImage }: BeforeYouPostProps) {
  const hasBegun = useHasBegun();
  const explained = <Explained author={author} isImage={isImage} />;
  return (
    <div className="before-posting stack">
      {hasBegun ? (
        <Suspense fallback={explained}>
          <CasePreview author={author} isImage={isImage} />
        </Suspense>
      ) : (
        explained
      )}
      {!isImage && (
        <Card title="Seven days" className="stack stack--s">
          <Stitches placed={0} label="Not started" />
          <p className="small muted">
            Discussion is open for seven days after you post. After that the case is closed and can
            still be read.
          </p>
        </Card>
      )}
    </div>
  );
}

function Explained({ author, isImage }: BeforeYouPostProps) {
  return (
    <Card title="What others will see" className="stack">
      <div className="person">
        <Avatar person={author} size="s" />
        <div className="person__text">
          <span className="person__name">
            <DrName of={author.fullName} />
          </span>
          <span className="person__meta" dir="auto">
            {author.speciality}
          </span>
        </div>
      </div>
      <p className="small muted">
        Your name, photo, speciality and place appear beside it.
        {!isImage && ' Patient facts: age, gender, speciality, diagnosis.'}
      </p>
    </Card>
  );
}

/**
 * Loads the preview only once there is something to preview: after the first input event, which
 * restoring a draft also fires.
 */
function useHasBegun(): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    const begin = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`#${ADD_FORM}`)) setBegun(true);
    };
    document.addEventListener('input', begin);
    return () => document.removeEventListener('input', begin);
  }, []);
  return hasBegun;
}
