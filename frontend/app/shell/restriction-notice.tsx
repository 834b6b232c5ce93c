import { Lock } from 'lucide-react';
import { longDate } from '../lib/time';
import { Banner } from '../ui/banner';
import { Link } from '../ui/link';
import type { Restriction } from '../wire/session.server';

/** Shown on every page to members who may read but not post. */
export function RestrictionNotice({ of: restriction }: { of: Restriction }) {
  return (
    <div className="frame notice no-print">
      <Banner kind="attention" icon={Lock}>
        <p>
          {sentenceOf(restriction)} <Link to="/account/status">Why, and what you can do</Link>
        </p>
      </Banner>
    </div>
  );
}

function sentenceOf(restriction: Restriction): string {
  if ('until' in restriction)
    return `You can read but not post until ${longDate(restriction.until)}.`;
  const what = restriction.confirm === 'email' ? 'email address' : 'phone number';
  return `You can read but not post until you have confirmed your ${what}.`;
}
