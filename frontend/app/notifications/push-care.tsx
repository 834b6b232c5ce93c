import { useFetchers, useNavigate, useNavigation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { askForUnread } from '../shell/use-unread';

const PushOffer = lazy(() => import('./push-offer'));

/** Form intents after which the user may want to be notified of a reply. */
const MEANINGFUL_INTENTS = new Set([
  'comment',
  'connect',
  'ask',
  'accept',
  'send',
  'apply',
  'register',
  'join',
  'publish',
]);
const MEANINGFUL_PLACES = /\/add$/;

/**
 * Handles messages of the service worker, keeps the push subscription, and offers push
 * notifications at the right time.
 */
export function PushCare({ memberId }: { memberId: number }) {
  useServiceWorker();
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    void import('./push').then(({ keepPush }) => keepPush(memberId));
  }, [memberId]);
  const hasActed = useMeaningfulAct();
  if (!hasActed) return null;
  return (
    <Suspense>
      <PushOffer memberId={memberId} />
    </Suspense>
  );
}

/**
 * On a push, refreshes the unread count; on a click on a notification, also opens its link in this
 * window.
 */
function useServiceWorker(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const onMessage = ({ data }: MessageEvent<{ type?: string; link?: string }>) => {
      void askForUnread();
      if (data.type === 'open' && data.link)
        navigate(data.link.slice(window.location.origin.length));
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}

/** True once the user has done something that may be answered. */
function useMeaningfulAct(): boolean {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const [hasActed, setActed] = useState(false);
  const isUnderWay = [navigation, ...fetchers].some(({ formAction, formData }) => {
    const intent = formData?.get('intent');
    return (
      MEANINGFUL_INTENTS.has(String(intent)) ||
      (formData !== undefined && MEANINGFUL_PLACES.test(formAction ?? ''))
    );
  });
  const [wasUnderWay, setUnderWay] = useState(false);
  useEffect(() => {
    if (wasUnderWay && !isUnderWay) setActed(true);
    setUnderWay(isUnderWay);
  }, [isUnderWay, wasUnderWay]);
  return hasActed;
}
