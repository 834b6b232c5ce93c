import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const INCOMPLETE = 'This is not a push subscription.';
const ENDPOINT_MAX = 1_000;

export class PushKeysBody {
  @Wire()
  @Required(INCOMPLETE)
  readonly p256dh!: string;

  @Wire()
  @Required(INCOMPLETE)
  readonly auth!: string;
}

/** A PushSubscription as serialised by browsers. */
export class SubscriptionBody {
  @Wire({ optional: true, max: ENDPOINT_MAX })
  readonly endpoint?: string;

  @Wire({ optional: true, of: () => PushKeysBody })
  readonly keys?: PushKeysBody;
}

/** The subscription itself, or `{ subscription }`. */
export class SubscribeBody extends SubscriptionBody {
  @Wire({ optional: true, of: () => SubscriptionBody })
  readonly subscription?: SubscriptionBody;
}

export class EndpointBody {
  @Wire({ max: ENDPOINT_MAX })
  @Required(INCOMPLETE)
  readonly endpoint!: string;
}
