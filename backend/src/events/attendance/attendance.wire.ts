import { Wire } from '../../wire/wire';

export class AttendedView {
  @Wire('event_link') link!: string;
}

/** What anyone with a certificate's code can verify. */
export class CertifiedView {
  @Wire() code!: string;
  @Wire() name!: string;
  @Wire() title!: string;
  @Wire() host!: string;
  /** When the event took place. */
  @Wire() date!: Date;
  @Wire('ends_at') endsAt!: Date;
}
