import type { PassedOn, RouteArgs } from '../../wire/client.server';
import { answered } from '../../wire/refused.server';
import type { Reply } from '../../wire/reply';
import { api } from '../../wire/untyped.server';

/** A picture that administrators have uploaded for blogs and public pages. */
export interface Picture {
  id: number;
  url: string;
  thumbnailUrl: string;
  altText: string;
}

export async function pictures(args: RouteArgs): Promise<Picture[]> {
  const reply = await api(args).get<{
    result: { id: number; url: string; thumbnail_url: string; altText: string }[];
  }>('admin/blogs/images', {
    params: { limit: 50 },
  });
  return answered(reply).result.map(({ id, url, thumbnail_url, altText }) => ({
    id,
    url,
    altText,
    thumbnailUrl: thumbnail_url,
  }));
}

export const addPicture = (args: RouteArgs, form: PassedOn): Promise<Reply<unknown>> =>
  api(args).post('admin/blogs/images', form);
