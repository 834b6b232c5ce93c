import { ShieldCheck } from 'lucide-react';
import { Banner } from '../../ui/banner';
import { Link } from '../../ui/link';
import type { Owner } from './owner';

const LAST = 4;

/** Steps 3 and 4 of those who have left them for later. */
export function Finish({ owner: { isMember, lastStep } }: { owner: Owner }) {
  if (!isMember || lastStep >= LAST) return null;
  return (
    <Banner kind="primary" icon={ShieldCheck}>
      <p>
        <b>Strengthen your profile.</b> Finish: <Link to="/membershipAssociation">memberships</Link>
        , <Link to="/mediRegistration">medical registration</Link> (needed for the Verified badge).
      </p>
    </Banner>
  );
}
