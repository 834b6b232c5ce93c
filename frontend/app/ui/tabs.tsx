import type { ReactNode } from 'react';
import { Link } from './link';

export interface Tab {
  to: string;
  label: string;
  isCurrent: boolean;
  badge?: ReactNode;
  /** Where there is no room for places beside the page. */
  isPhoneOnly?: boolean;
}

/** Tabs are places: each has its own address. */
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
