import { job } from '../../platform/outbox/job';

/** One for each browser, so that a second try rings at none that has rung already. */
export const sendPush = job<{ notificationId: number; subscriptionId: number }>(
  'push',
  'send-push',
);
