import { afterStart } from '../../../backend/src/events/event-lines.rules';
import { dayOf, instantsOf, writtenIn } from '../../../backend/src/events/event-time.rules';
import type { FormValues } from '../lib/form-state';
import type { Publication } from '../shell/publishing/publication';
import { publicationOf } from '../shell/publishing/publication.server';
import type { AskedPage } from '../ui/pager';
import { api, dataOf, type PassedOn, postForm, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';
import { type SutureEvent, toEvent } from './api.server';
import { jsonOf } from './rows';

type OwnRow = components['schemas']['ManagedEventView'];

/** An event as editors see it. */
export interface OwnEvent extends SutureEvent {
  kind: OwnRow['kind'];
  publication: Publication;
  /** Changes with every update. */
  version: number;
  edition: string;
  /** Shown to members only while they can join. */
  organiserLink: string;
  /** Shown to members once the event is over. */
  organiserRecording: string;
}

export const OWN_EVENTS_PER_PAGE = 50;

export async function ownEvents(args: RouteArgs, query: AskedPage): Promise<OwnEvent[]> {
  const { events } = await dataOf(api(args).GET('/admin/events', { params: { query } }));
  return events.map(toOwn);
}

export async function ownEvent(args: RouteArgs, id: number): Promise<OwnEvent> {
  const params = { path: { id } };
  return toOwn((await dataOf(api(args).GET('/admin/events/{id}', { params }))).event);
}

export const draftEvent = (args: RouteArgs, form: PassedOn | FormValues) =>
  postForm(args, { path: '/admin/events', form });

export const changeEvent = (args: RouteArgs, id: number, form: PassedOn | FormValues) =>
  postForm(args, { path: '/admin/events/{id}', at: { id }, form });

/** What was typed, as members would see it; nothing is stored. */
export async function previewEvent(args: RouteArgs, form: FormValues) {
  const reply = await postForm(args, { path: '/admin/events/preview', form });
  return reply.ok ? { ...reply, data: toEvent(reply.data.event) } : reply;
}

const MINUTE_MS = 60_000;

/**
 * The form values of an event, with times in the editor's zone in the format of browsers' date
 * inputs.
 */
export function eventValues(
  {
    kind,
    title,
    html,
    location,
    startsAt,
    endsAt,
    organiserLink,
    host,
    speakers,
    programme,
    organiserRecording,
  }: OwnEvent,
  zone: string,
): FormValues {
  const { date, time } = writtenIn(new Date(startsAt), zone);
  const isSecond = instantsOf(dayOf(date), time, zone)[1]?.toISOString() === startsAt;
  return {
    kind,
    title,
    location,
    start_time: time,
    start_which: isSecond ? 'second' : 'first',
    event_link: organiserLink,
    date: date.split('/').reverse().join('-'),
    description_html: html,
    host,
    speakers_rows: jsonOf(
      speakers.map(({ name, about, talk, memberId }) => [
        name,
        about,
        talk,
        memberId === null ? '' : `/profile/${memberId}`,
      ]),
    ),
    programme_rows: jsonOf(
      programme.map(({ minute, title: part, who }) => [afterStart(minute), part, who]),
    ),
    recording_url: organiserRecording,
    minutes: String((new Date(endsAt).getTime() - new Date(startsAt).getTime()) / MINUTE_MS),
  };
}

function toOwn(row: OwnRow): OwnEvent {
  return {
    ...toEvent(row),
    kind: row.kind,
    version: row.version,
    edition: row.edition,
    publication: publicationOf(row.published_at),
    organiserLink: row.organiser_link,
    organiserRecording: row.organiser_recording,
  };
}
