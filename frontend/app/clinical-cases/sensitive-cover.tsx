import { EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon';

/** Covers sensitive files until the reader uncovers them; the tab remembers that. */
export function SensitiveCover({ postId }: { postId: number }) {
  const cover = useRef<HTMLDetailsElement>(null);
  const [isLifted, setLifted] = useState(false);
  const kept = `lifted-${postId}`;
  useEffect(() => {
    // Uncovered before on another page, or just now before the scripts ran.
    if (cover.current?.open || sessionStorage.getItem(kept)) setLifted(true);
  }, [kept]);
  return (
    <details
      className="stage__cover"
      ref={cover}
      open={isLifted}
      onToggle={({ currentTarget: { open } }) => {
        setLifted(open);
        if (open) sessionStorage.setItem(kept, '1');
        else sessionStorage.removeItem(kept);
      }}
    >
      <summary>
        <Icon of={EyeOff} size="l" />
        <span className="stage__why">
          <b>Sensitive picture</b>
          Sensitive clinical content.
        </span>
        <span className="btn btn--secondary stage__lift">Show picture</span>
        <span className="stage__lower">Cover</span>
      </summary>
    </details>
  );
}
