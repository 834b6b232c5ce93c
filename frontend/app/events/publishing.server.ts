import { writtenIn } from '../../../backend/src/events/event-time.rules';
import type { FormValues } from '../lib/form-state';
import type { Publication } from '../shell/publishing/publication';
import { publicationOf } from '../shell/publishing/publication.server';
import type { PassedOn, RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { Reply } from '../wire/reply';
import { api } from '../wire/untyped.server';
import { type EventRow, type SutureEvent, toEvent } from './api.server';

/** An event as its administrators see it. */
export interface OwnEvent extends SutureEvent {
  kind: 'event' | 'meeting';
  publication: Publication;
  /** Told to members in its time only. */
  organiserLink: string;
}

type OwnRow = EventRow & {
  kind: OwnEvent['kind'];
  published_at: string | null;
  organiser_link: string;
};

export const OWN_EVENTS_PER_PAGE = 50;

export async function ownEvents(args: RouteArgs, page: number): Promise<OwnEvent[]> {
  return answered(
    await api(args).get<{ events: OwnRow[] }>('admin/events', { params: { page } }),
  ).events.map(toOwn);
}

export async function ownEvent(args: RouteArgs, id: string): Promise<OwnEvent> {
  return toOwn(answered(await api(args).get<{ event: OwnRow }>(callOf(id))).event);
}

export const draftEvent = (args: RouteArgs, form: PassedOn): Promise<Reply<{ id: number }>> =>
  api(args).post('admin/events', form);

export const changeEvent = (args: RouteArgs, id: string, form: PassedOn): Promise<Reply<unknown>> =>
  api(args).post(callOf(id), form);

export const callOf = (id: string) => `admin/events/${encodeURIComponent(id)}` as const;

const MINUTE_MS = 60_000;

/** As the form has it: in the organiser's zone, the day as browsers write one. */
export function eventValues({
  kind,
  title,
  description,
  location,
  startsAt,
  endsAt,
  organiserLink,
}: OwnEvent): FormValues {
  const { date, time } = writtenIn(new Date(startsAt));
  return {
    ...{ kind, title, description, location, start_time: time, event_link: organiserLink },
    date: date.split('/').reverse().join('-'),
    minutes: String((new Date(endsAt).getTime() - new Date(startsAt).getTime()) / MINUTE_MS),
  };
}

function toOwn(row: OwnRow): OwnEvent {
  return {
    ...toEvent(row),
    kind: row.kind,
    publication: publicationOf(row.published_at),
    organiserLink: row.organiser_link,
  };
}
