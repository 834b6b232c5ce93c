import { ChevronRight, Key, LifeBuoy, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { AFTER_LOG_IN } from '../../shell/pages';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { PasskeyButton } from '../passkey-button';
import '../settings.css';

interface OtherWaysProps {
  withRecovery: boolean;
  next: string | undefined;
}

/** Alternatives for users who do not have their phone at hand. */
export function OtherWays({ withRecovery, next }: OtherWaysProps) {
  const query = new URLSearchParams(next ? { next } : {});
  if (!withRecovery) query.set('with', 'recovery');
  const other = `/login/second${query.size > 0 ? `?${query}` : ''}`;
  return (
    <details className="other" open>
      <summary>Other ways in</summary>
      <div className="stack stack--s">
        <ul className="card ways">
          <Way to={other} icon={<Icon of={withRecovery ? Smartphone : Key} />}>
            {withRecovery ? 'Use the code from your app' : 'Use a recovery code'}
            <span className="quiet">
              {withRecovery ? 'Six digits, new every 30 seconds' : 'One of the ten you kept'}
            </span>
          </Way>
          <Way to="/contactPage" icon={<Icon of={LifeBuoy} />}>
            Lost everything? Write to us
            <span className="quiet">We check your registration before we let you in</span>
          </Way>
        </ul>
        <PasskeyButton purpose="login" label="Use a passkey" then={next ?? AFTER_LOG_IN} />
      </div>
    </details>
  );
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link className="ways__a" to={to}>
        {icon}
        <span className="set__text">{children}</span>
        <Icon of={ChevronRight} />
      </Link>
    </li>
  );
}
