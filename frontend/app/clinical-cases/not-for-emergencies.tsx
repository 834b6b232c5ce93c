import { TriangleAlert } from 'lucide-react';
import { Banner } from '../ui/banner';
import { Icon } from '../ui/icon';

const WORDS = (
  <>
    <b>Not for emergencies.</b> Nobody here is on call. If the patient cannot wait, call your own
    senior.
  </>
);

/** Plain text inside a card; a banner elsewhere. */
export function NotForEmergencies({ isPlain = false }) {
  if (!isPlain)
    return (
      <Banner kind="attention" icon={TriangleAlert}>
        {WORDS}
      </Banner>
    );
  return (
    <p className="asking__care">
      <Icon of={TriangleAlert} size="s" />
      <span>{WORDS}</span>
    </p>
  );
}
