import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const INCOMPLETE = 'This is not a push subscription.';
const ENDPOINT_MAX = 1_000;

export class PushKeysBody {
  @Wire('p256dh')
  @Required(INCOMPLETE)
  readonly p256dh!: string;

  @Wire('auth')
  @Required(INCOMPLETE)
  readonly auth!: string;
}

/** A PushSubscription as serialised by browsers. */
export class SubscriptionBody {
  @Wire('endpoint', { optional: true, max: ENDPOINT_MAX })
  readonly endpoint?: string;

  @Wire('keys', { optional: true, of: () => PushKeysBody })
  readonly keys?: PushKeysBody;
}

/** The subscription itself, or `{ subscription }`. */
export class SubscribeBody extends SubscriptionBody {
  @Wire('subscription', { optional: true, of: () => SubscriptionBody })
  readonly subscription?: SubscriptionBody;
}

export class EndpointBody {
  @Wire('endpoint', { max: ENDPOINT_MAX })
  @Required(INCOMPLETE)
  readonly endpoint!: string;
}
