import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

type EventRow = components['schemas']['EventView'];

export interface SutureEvent {
  id: number;
  title: string;
  /** Plain text, for lists. */
  description: string;
  html: string;
  location: string;
  banner: string | null;
  startsAt: string;
  endsAt: string;
  state: EventRow['state'];
  isRegistered: boolean;
  going: number;
  /** Empty except during the time in which members can join. */
  link: string;
  host: string;
  speakers: Speaker[];
  programme: { minute: number; title: string; who: string }[];
  /** Empty before the end, and if there is no recording. */
  recordingUrl: string;
  /** True if the member joined during the event, which earns a certificate. */
  hasAttended: boolean;
}

export interface Speaker {
  name: string;
  about: string;
  talk: string;
  /** Null for speakers who are not members. */
  memberId: number | null;
  pictureUrl: string | null;
  isVerified: boolean;
}

export type EventCall = 'pastEvents' | 'upComingEvents' | 'ongoingEvents';

export const EVENTS_PER_PAGE = 20;

export async function eventsOf(
  args: RouteArgs,
  call: EventCall,
  query: { page: number; kind?: 'meeting'; asOf: string; last: number | undefined },
): Promise<SutureEvent[]> {
  const { events } = await dataOf(api(args).GET(`/${call}`, { params: { query } }));
  return events.map(toEvent);
}

export async function eventById(args: RouteArgs, id: number): Promise<SutureEvent> {
  const params = { path: { id } };
  const [event] = (await dataOf(api(args).GET('/eventDetails/{id}', { params }))).events;
  if (!event) throw new Response(null, { status: 404 });
  return toEvent(event);
}

/** Sends the time zone in which the start was shown, so that reminders use the same. */
export const registerFor = (args: RouteArgs, id: number) => {
  const timezone = new URL(args.request.url).searchParams.get('zone') ?? undefined;
  return replyOf(
    api(args).PUT('/events/join/{id}', { params: { path: { id } }, body: { timezone } }),
  );
};

export const unregisterFrom = (args: RouteArgs, id: number) =>
  replyOf(api(args).DELETE('/events/join/{id}', { params: { path: { id } } }));

export function toEvent(row: EventRow): SutureEvent {
  const { id, title, description, location, state } = row;
  return {
    id,
    title,
    description,
    location,
    state,
    html: row.description_html,
    banner: row.thumbnail_url,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isRegistered: row.is_registered === 1,
    going: row.registered_count,
    link: row.event_link,
    host: row.host,
    speakers: row.speakers.map(toSpeaker),
    programme: row.programme,
    recordingUrl: row.recording_url,
    hasAttended: row.has_attended === 1,
  };
}

function toSpeaker(row: EventRow['speakers'][number]): Speaker {
  const { name, about, talk, member_id: memberId } = row;
  return {
    name,
    about,
    talk,
    memberId,
    pictureUrl: row.profile_pic || null,
    isVerified: row.is_verified === 1,
  };
}

/** Records that the member joined during the event. */
export const attend = (args: RouteArgs, id: number) =>
  replyOf(api(args).POST('/events/{id}/attend', { params: { path: { id } } }));

/** The certificate with this code; undefined if there is none. */
export async function certified(args: RouteArgs, code: string) {
  const reply = await replyOf(
    api(args).GET('/certificates/{code}', { params: { path: { code } } }),
  );
  return reply.ok ? reply.data.result : undefined;
}
