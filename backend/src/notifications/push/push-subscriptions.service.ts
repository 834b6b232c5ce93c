import { createECDH } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { LOCK } from '../../platform/database/lock.sql';
import { type PushAddress, PushServices } from '../../platform/push/push-services';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { PushRepository } from './push.repository';
import { PushSubscription } from './push-subscription.entity';

/** The maximum number of browsers per member; the oldest one is removed for a new one. */
const MOST = 10;
const AUTH_BYTES = 16;

@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly subscriptions: PushRepository,
    private readonly services: PushServices,
    private readonly clock: Clock,
  ) {}

  /**
   * A browser belongs to the member who subscribed last, and to that session: logging out ends its
   * pushes.
   * @throws Refusal for an endpoint of an unknown push service, and for invalid keys
   */
  async add({ memberId, sessionId }: Actor, address: PushAddress): Promise<void> {
    const problem = this.problemOf(address);
    if (problem) throw new Refusal('fields', { errors: { subscription: [problem] } });
    const { endpoint, p256dh, auth } = address;
    await this.em.transactional(async () => {
      // Otherwise several requests at once would not see what the others add.
      await LOCK.rows(this.em, { name: `push subscriptions of ${memberId}` });
      const now = this.clock.now();
      await this.em.upsert(
        PushSubscription,
        { memberId, sessionId, endpoint, p256dh, auth, createdAt: now },
        { onConflictFields: ['endpoint'] },
      );
      await this.subscriptions.keepNewest(memberId, MOST);
    });
  }

  private problemOf({ endpoint, p256dh, auth }: PushAddress): string | undefined {
    if (!this.services.allows(endpoint)) return 'This push service is not known.';
    const isReadable =
      isPointOnCurve(p256dh) && Buffer.from(auth, 'base64url').length === AUTH_BYTES;
    return isReadable ? undefined : 'This is not a push subscription.';
  }

  async remove(memberId: number, endpoint: string): Promise<void> {
    await this.em.nativeDelete(PushSubscription, { memberId, endpoint });
  }
}

function isPointOnCurve(key: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
