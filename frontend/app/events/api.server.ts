import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

export interface SutureEvent {
  id: number;
  title: string;
  description: string;
  location: string;
  banner: string | null;
  startsAt: string;
  endsAt: string;
  state: 'upcoming' | 'ongoing' | 'past';
  isRegistered: boolean;
  going: number;
  /** Empty outside of the time to join. */
  link: string;
}

export interface EventRow {
  id: number;
  title: string;
  description: string;
  location: string;
  thumbnail_url: string | null;
  starts_at: string;
  ends_at: string;
  state: SutureEvent['state'];
  is_registered: number;
  registered_count: number;
  event_link: string;
}

export type EventCall = 'pastEvents' | 'upComingEvents' | 'ongoingEvents';

export const EVENTS_PER_PAGE = 20;

export async function eventsOf(
  args: RouteArgs,
  call: EventCall,
  params: { page: number; kind?: 'meeting' },
): Promise<SutureEvent[]> {
  return answered(await api(args).get<{ events: EventRow[] }>(call, { params })).events.map(
    toEvent,
  );
}

export async function eventById(args: RouteArgs, id: string): Promise<SutureEvent> {
  const [event] = answered(
    await api(args).get<{ events: EventRow[] }>(`eventDetails/${encodeURIComponent(id)}`),
  ).events;
  if (!event) throw new Response(null, { status: 404 });
  return toEvent(event);
}

export const registerFor = (args: RouteArgs, id: string) =>
  api(args).put(`events/join/${encodeURIComponent(id)}`, {});

export const unregisterFrom = (args: RouteArgs, id: string) =>
  api(args).delete(`events/join/${encodeURIComponent(id)}`);

export function toEvent(row: EventRow): SutureEvent {
  const { id, title, description, location, state } = row;
  return {
    ...{ id, title, description, location, state },
    banner: row.thumbnail_url,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isRegistered: row.is_registered === 1,
    going: row.registered_count,
    link: row.event_link,
  };
}
