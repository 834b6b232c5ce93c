import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { AllNews } from '../news/all-news';
import type { Heard } from '../news/news';
import { NotificationRepository, type Told } from '../notification.repository';
import { sendPush } from '../push/push.jobs';
import { PushRepository } from '../push/push.repository';

/** Receives the signals of the domains and notifies members. */
@Injectable()
export class TellingService {
  constructor(
    private readonly news: AllNews,
    private readonly notifications: NotificationRepository,
    private readonly pushes: PushRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Call this in the transaction that claims the signals' jobs: notifications and pushes are
   * committed or rolled back with it. Consecutive signals with the same name are processed
   * together; those that delete notifications keep their place in the order.
   * @returns the notifications to show at once, after the commit
   */
  async hear(signals: readonly Heard[]): Promise<Told[]> {
    const told: Told[] = [];
    for (const [name, alike] of inRuns(signals)) told.push(...(await this.tell(name, alike)));
    return told;
  }

  private async tell(name: string, signals: readonly Heard[]): Promise<Told[]> {
    const facts = (await this.news.factsOf(name, signals)).flatMap((each, place) =>
      each.map((fact) => ({ ...fact, scope: signals[place]?.scope })),
    );
    const told = await this.notifications.add(facts, this.clock.now());
    await this.ring(
      told.filter(({ push }) => push),
      facts.map(({ scope }) => scope),
    );
    return told;
  }

  private async ring(
    told: readonly Told[],
    scopes: readonly (string | undefined)[],
  ): Promise<void> {
    if (told.length === 0) return;
    const browsers = new Map<number, number[]>();
    for (const { id, memberId } of await this.pushes.browsersOf([
      ...new Set(told.map(({ recipientId }) => recipientId)),
    ]))
      browsers.set(memberId, [...(browsers.get(memberId) ?? []), id]);
    const due = told.flatMap(({ id, fact, recipientId }) =>
      (browsers.get(recipientId) ?? []).map((subscriptionId) => ({
        payload: { notificationId: id, subscriptionId },
        scope: scopes[fact],
      })),
    );
    await this.outbox.laterForAll(
      sendPush,
      due.map(({ payload }) => payload),
      due.map(({ scope }) => scope),
    );
  }
}

/** In order, grouping consecutive signals with the same name. */
function inRuns(signals: readonly Heard[]): [string, Heard[]][] {
  const runs: [string, Heard[]][] = [];
  for (const each of signals) {
    const last = runs.at(-1);
    if (last?.[0] === each.name) last[1].push(each);
    else runs.push([each.name, [each]]);
  }
  return runs;
}
