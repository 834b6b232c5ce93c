import type { ReactNode } from 'react';
import { Link } from './link';

export interface Tab {
  to: string;
  label: string;
  isCurrent: boolean;
  badge?: ReactNode;
  /** For links that are beside the page on wide screens. */
  isPhoneOnly?: boolean;
}

/** Tabs are links: each has a URL of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className={tab.isPhoneOnly ? 'phone-only' : undefined}
          preventScrollReset
        >
          {tab.label}
          {tab.badge}
        </Link>
      ))}
    </nav>
  );
}
