import type { ReactNode } from 'react';
import { isBuilt } from '../lib/pages';
import { Link } from './link';

/** A link within a sentence; plain words as long as its page does not exist. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return isBuilt(to) ? <Link to={to}>{children}</Link> : children;
}
