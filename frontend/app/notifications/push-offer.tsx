import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { showToast } from '../ui/toast';
import { pushState, turnPushOn } from './push';
import './push-offer.css';

const DECLINED = 'push-declined';

/** Offered once something was done that may be answered; the browser itself asks only after a yes. A no is kept. */
export default function PushOffer({ memberId }: { memberId: number }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (localStorage.getItem(DECLINED)) return;
    void pushState().then((state) => setOpen(state === 'off'));
  }, []);
  if (!isOpen) return null;
  const accept = async () => {
    setOpen(false);
    const problem = await turnPushOn(memberId);
    showToast(
      problem
        ? { kind: 'error', text: problem }
        : { kind: 'success', text: 'Notifications are on for this device.' },
    );
  };
  const decline = () => {
    localStorage.setItem(DECLINED, '1');
    setOpen(false);
  };
  return (
    <section className="push-offer card card__pad" aria-label="Notifications on this device">
      <Icon of={BellRing} size="l" />
      <p>
        Get a notification on this device when a colleague answers? It never shows anything
        clinical.
      </p>
      <div className="push-offer__answers">
        <Button look="quiet" onClick={decline}>
          Not now
        </Button>
        <Button onClick={accept}>Turn on</Button>
      </div>
    </section>
  );
}
