import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

/** Somebody who speaks on the public pages. */
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

interface VoiceRecord {
  id: number;
  name: string;
  about: string;
  motto: string;
  quote: string;
  profile_pic: string;
  isSample: boolean;
}

interface ContentRecord {
  founders: VoiceRecord[];
  testimonials: VoiceRecord[];
  mission: { video: string; thumbnail: string; captions: string; isSample: boolean } | null;
}

export async function siteContent(args: RouteArgs): Promise<SiteContent> {
  const { founders, testimonials, mission } = answered(
    await api(args).get<ContentRecord>('site/content'),
  );
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
}: VoiceRecord): Voice {
  return { id, fullName: name, about, motto, quote, pictureUrl: picture || null, isSample };
}

const NOTICE_SECONDS = 5;
let known: { announces: boolean; until: number } | undefined;

/** Whether the site says that it is being upgraded. Every page asks; the API is asked once in five seconds. */
export async function announcesUpgrade(args: RouteArgs): Promise<boolean> {
  const now = Date.now();
  if (known && known.until > now) return known.announces;
  const reply = await api({ ...args, request: new Request(args.request.url) }).get<{
    upgradeNotice: boolean;
  }>('site/notice');
  known = { announces: reply.ok && reply.data.upgradeNotice, until: now + NOTICE_SECONDS * 1_000 };
  return known.announces;
}
