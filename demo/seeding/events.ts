import { instantOf, REMINDERS, writtenIn } from '../../backend/src/events/event-time.rules';
import { remindOfEvent } from '../../backend/src/events/events.jobs';
import { bannerPicture } from '../art/banner';
import { type DemoEvent, programme } from '../events/programme';
import { administrator } from '../people';
import { emailOf } from '../people/person';
import { eachOf, insertAll, takeIds } from './bulk';
import { keepPicture } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import { assetRow, eventRow, MINUTE_MS, registrationRows, type Written } from './event-rows';
import { memberIds } from './member-ids';

const HALF_HOUR_MS = 30 * MINUTE_MS;
const WEEKS_AHEAD_MS = 90 * 24 * 60 * MINUTE_MS;
const AT_ONCE = 3;
const DAY = 24;
const EVENING = '19:30';

/** Past, ongoing and upcoming events relative to the seeding, with registrations. */
export async function prepareEvents(stage: DemoStage): Promise<Writing> {
  const ids = await memberIds(stage);
  const missing = await notThere(stage);
  const banners = await eachOf(missing, AT_ONCE, async ({ title }) =>
    keepPicture(stage, {
      purpose: 'event-banner',
      name: `event ${title}`,
      bytes: await bannerPicture(title),
    }),
  );
  return async (within) => {
    const [organiser] = await within.em.execute<{ id: number }[]>(
      'select id from account where email_key = ?',
      [emailOf(administrator)],
    );
    const [numbers, assets] = [
      await takeIds(within.em, 'event', missing.length),
      await takeIds(within.em, 'asset', missing.length),
    ];
    const written = missing.map((from, index) => ({
      id: numbers[index] ?? 0,
      from,
      startsAt: startOf(from, within.now),
    }));
    const made = new Date(within.now.getTime() - WEEKS_AHEAD_MS);
    await insertAll(
      within.em,
      'asset',
      banners.map((banner, index) =>
        assetRow(banner, { id: assets[index] ?? 0, ownerId: organiser?.id ?? 0, made }),
      ),
    );
    await insertAll(
      within.em,
      'event',
      written.map((one, index) =>
        eventRow(one, { bannerId: assets[index] ?? 0, made, members: ids }),
      ),
    );
    await insertAll(
      within.em,
      'event_registration',
      written.flatMap((one) => registrationRows(one, ids.all, made)),
    );
    await promiseReminders(within, written);
  };
}

/** Sorted by start; leaves out existing ones, so that a second run adds nothing. */
async function notThere({ em }: DemoStage): Promise<DemoEvent[]> {
  const rows = await em.execute<{ title: string }[]>(
    'select title from event where title in (select jsonb_array_elements_text(?::jsonb))',
    [JSON.stringify(programme.map(({ title }) => title))],
  );
  const there = new Set(rows.map(({ title }) => title));
  return programme
    .filter(({ title }) => !there.has(title))
    .sort((one, other) => one.inHours - other.inHours);
}

/** On other days in the evening or at the given time; on the same day rounded to half an hour. */
function startOf({ inHours, at = EVENING }: DemoEvent, now: Date): Date {
  const then = new Date(now.getTime() + inHours * 60 * MINUTE_MS);
  const planned = Math.abs(inHours) < DAY ? undefined : instantOf(writtenIn(then).date, at);
  return planned ?? new Date(Math.round(then.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS);
}

/** The reminders that publishing would have enqueued. */
async function promiseReminders(
  { em, now }: DemoStage,
  written: readonly Written[],
): Promise<void> {
  const promised = written.flatMap(({ id, startsAt }) =>
    REMINDERS.map((minutes) => ({
      minutes,
      id,
      runAt: new Date(startsAt.getTime() - minutes * MINUTE_MS),
    })).filter(({ runAt }) => runAt > now),
  );
  for (const { id, minutes, runAt } of promised) {
    await em.execute(
      'insert into outbox (queue, name, payload, created_at, run_at) values (?, ?, ?::jsonb, ?, ?)',
      [
        remindOfEvent.queue,
        remindOfEvent.name,
        JSON.stringify({ eventId: id, version: 1, minutes }),
        now,
        runAt,
      ],
    );
  }
}
