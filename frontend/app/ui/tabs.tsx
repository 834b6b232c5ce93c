import { type ReactNode, useEffect, useRef } from 'react';
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
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    if (current !== undefined && row.current) showCurrent(row.current);
  }, [current]);
  return (
    <nav className="tabs" aria-label={label} ref={row}>
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

/** Only sideways: the page itself stays where it is. */
function showCurrent(row: HTMLElement): void {
  const tab = row.querySelector<HTMLElement>('[aria-current]');
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
