import type { RunningApp } from '../../support/app';
import type { Client, Replied } from '../../support/client';

export const MINUTE = 60_000;
export const LINK = 'https://meet.example.org/theatre';

/** On the full minute, so many minutes from now. */
export const inMinutes = ({ clock }: RunningApp, minutes: number) =>
  new Date(Math.ceil(clock.now().getTime() / MINUTE) * MINUTE + minutes * MINUTE);

/** A moment as the wire writes it: by the clocks of India. */
export function written(moment: Date) {
  const india = new Date(moment.getTime() + 330 * MINUTE).toISOString();
  const [year, month, day] = india.slice(0, 10).split('-');
  return { date: `${day}/${month}/${year}`, start_time: india.slice(11, 16) };
}

/** @returns the id of an event that is published */
export async function anEvent(admin: Client, startsAt: Date): Promise<number> {
  const reply = await admin.post('admin/events', {
    title: 'Live theatre',
    description: 'One operation, whole.',
    location: 'Online',
    event_link: LINK,
    ...written(startsAt),
  });
  if (reply.code !== 200) throw new Error(JSON.stringify(reply.body));
  const id = Number(reply.body['id']);
  await admin.post(`admin/events/${id}/publish`);
  return id;
}

export const eventsIn = (reply: Replied) =>
  reply.body['events'] as unknown as Record<string, unknown>[];

/** Whether a list that somebody asks for has an event. */
export const has = async (who: Client, list: string, id: number) =>
  eventsIn(await who.get(list)).some((event) => event['id'] === id);
