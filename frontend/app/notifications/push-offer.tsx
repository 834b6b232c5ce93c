import { useLocation } from '@remix-run/react';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { showToast } from '../ui/toast';
import { pushState, turnPushOn } from './push';
import { useQuietMoment } from './use-quiet-moment';
import './push-offer.css';

const DECLINED = 'push-declined';
/** The offer is shown once per tab, answered or not. */
const SHOWN = 'push-offered';

/**
 * Offers push notifications in the first quiet moment after the user has done something that may be
 * answered, and only on that page. The browser asks for permission only after a yes. A no is
 * remembered.
 */
export default function PushOffer({ memberId }: { memberId: number }) {
  /** The path of the page on which the offer is shown. */
  const [place, setPlace] = useState<string>();
  const { pathname } = useLocation();
  const isQuiet = useQuietMoment();
  useEffect(() => {
    if (!isQuiet || localStorage.getItem(DECLINED) || sessionStorage.getItem(SHOWN)) return;
    void pushState().then((state) => {
      if (state !== 'off') return;
      sessionStorage.setItem(SHOWN, '1');
      setPlace(window.location.pathname);
    });
  }, [isQuiet]);
  const close = () => setPlace(undefined);
  useEffect(() => setPlace((shown) => (shown === pathname ? shown : undefined)), [pathname]);
  if (place !== pathname) return null;
  const accept = async () => {
    close();
    const problem = await turnPushOn(memberId);
    showToast(
      problem
        ? { kind: 'error', text: problem }
        : { kind: 'success', text: 'Notifications are on for this device.' },
    );
  };
  const decline = () => {
    localStorage.setItem(DECLINED, '1');
    close();
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
