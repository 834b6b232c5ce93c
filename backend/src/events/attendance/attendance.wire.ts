import { Wire } from '../../wire/wire';

export class AttendedView {
  @Wire('event_link') link!: string;
}

/** What anyone with a certificate's code can verify. */
export class CertifiedView {
  @Wire('code') code!: string;
  @Wire('name') name!: string;
  @Wire('title') title!: string;
  @Wire('host') host!: string;
  /** When the event took place. */
  @Wire('date') date!: Date;
  @Wire('ends_at') endsAt!: Date;
}
