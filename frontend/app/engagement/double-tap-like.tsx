import { useFetcher } from '@remix-run/react';
import { Heart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon';
import { useDoubleTap } from '../ui/use-double-tap';
import { keyOfToggle } from '../ui/use-toggle';
import type { EngagementSubject } from './subject';

/**
 * A double tap on the media inside likes it and never unlikes it. Closed subjects cannot be liked,
 * so their taps are not handled and nothing waits for a second tap.
 */
export function DoubleTapLike({
  subject,
  children,
}: {
  subject: EngagementSubject;
  children: ReactNode;
}) {
  const fetcher = useFetcher({ key: keyOfToggle('like', subject.to) });
  const [beats, setBeats] = useState(0);
  const asked = fetcher.formData?.get('intent');
  const isLiked = asked ? asked === 'like' : subject.isLiked;
  const taps = useDoubleTap(() => {
    setBeats((so) => so + 1);
    if (!isLiked) fetcher.submit({ intent: 'like' }, { method: 'post', action: subject.to });
  });
  return (
    <div className="taps" {...(subject.isOpen ? taps : {})}>
      {children}
      {beats > 0 && (
        <span className="taps__heart" key={beats}>
          <Icon of={Heart} isFilled />
        </span>
      )}
    </div>
  );
}
