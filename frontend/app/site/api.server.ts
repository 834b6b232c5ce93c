import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import { keptFor } from '../wire/kept.server';
import type { components } from '../wire/schema';

/** A person who is quoted on the public pages. */
export interface Voice {
  id: number;
  fullName: string;
  about: string;
  motto: string;
  quote: string;
  pictureUrl: string | null;
  isSample: boolean;
}

export interface Mission {
  videoUrl: string;
  posterUrl: string | null;
  /** WebVTT. */
  captions: string;
  isSample: boolean;
}

export interface SiteContent {
  founders: Voice[];
  testimonials: Voice[];
  mission: Mission | null;
}

export async function siteContent(args: RouteArgs): Promise<SiteContent> {
  const { founders, testimonials, mission } = await dataOf(api(args).GET('/site/content'));
  return {
    founders: founders.map(toVoice),
    testimonials: testimonials.map(toVoice),
    mission: mission && {
      ...mission,
      videoUrl: mission.video,
      posterUrl: mission.thumbnail || null,
    },
  };
}

function toVoice({
  id,
  name,
  about,
  motto,
  quote,
  profile_pic: picture,
  isSample,
}: components['schemas']['VoiceView']): Voice {
  return { id, fullName: name, about, motto, quote, pictureUrl: picture || null, isSample };
}

export interface RegistrationChecks {
  confirmed: number;
  refused: number;
  /** How long half of them waited at most; null if none was decided. */
  medianHours: number | null;
}

const CHECKS_MS = 60_000;

/** What became of the registrations of the last 90 days. Cached, because it is the same for all. */
export const registrationChecks = keptFor(CHECKS_MS, async (args): Promise<RegistrationChecks> => {
  const { result } = await dataOf(api(args).GET('/site/trust'));
  const { confirmed, refused, median_hours: medianHours } = result;
  return { confirmed, refused, medianHours };
});

const NOTICE_MS = 5_000;

/** Whether the upgrade notice is switched on. Cached, because every page needs it. */
export const announcesUpgrade = keptFor(NOTICE_MS, async (args) => {
  const reply = await replyOf(api(args).GET('/site/notice'));
  return reply.ok && reply.data.upgradeNotice;
});
