import type { LoaderFunctionArgs } from '@remix-run/node';
import { siteContent } from '../api.server';

/** The captions of the mission's video. */
export async function loader(args: LoaderFunctionArgs) {
  const { mission } = await siteContent(args);
  if (!mission) throw new Response(null, { status: 404 });
  return new Response(mission.captions, {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });
}
