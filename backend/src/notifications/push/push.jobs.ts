import { job } from '../../platform/outbox/job';

/** One job per browser, so that a retry does not repeat pushes that were already sent. */
export const sendPush = job<{ notificationId: number; subscriptionId: number }>(
  'push',
  'send-push',
);
