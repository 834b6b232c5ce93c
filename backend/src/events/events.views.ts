import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import type { EventRow } from './event.repository';
import { isJoinable, stateOf, writtenIn } from './event-time.rules';
import { EventView } from './events.wire';

@Injectable()
export class EventViews {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly clock: Clock,
  ) {}

  of(row: EventRow): EventView {
    return this.fill(new EventView(), row);
  }

  /** Also for views that say more. */
  fill<View extends EventView>(view: View, row: EventRow): View {
    const { id, kind, title, description, location, registrationCount } = row;
    const span = { startsAt: timeOf(row.startsAt), endsAt: timeOf(row.endsAt) };
    const now = this.clock.now();
    const { date, time } = writtenIn(span.startsAt);
    const url = this.addresses.at(row.bannerKey);
    return Object.assign(view, {
      ...{ id, kind, title, description, location, ...span, date, url },
      startTime: time,
      banner: url ?? 'nofile',
      thumbnailUrl: this.addresses.at(row.bannerMediumKey) ?? url,
      state: stateOf(span, now),
      isRegistered: row.isRegistered ? 1 : 0,
      registeredCount: registrationCount,
      link: row.isRegistered && isJoinable(span, now) ? (row.link ?? '') : '',
    });
  }
}
