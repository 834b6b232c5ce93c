import { api, dataOf, type PassedOn, postForm, type RouteArgs } from '../../wire/client.server';

/** A picture uploaded by administrators for blogs and public pages. */
export interface Picture {
  id: number;
  url: string;
  thumbnailUrl: string;
  altText: string;
}

export async function pictures(args: RouteArgs): Promise<Picture[]> {
  const { result } = await dataOf(
    api(args).GET('/admin/blogs/images', { params: { query: { limit: 50 } } }),
  );
  return result.map(({ id, url, thumbnail_url: thumbnailUrl, altText }) => ({
    id,
    url,
    altText,
    thumbnailUrl,
  }));
}

export const addPicture = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/admin/blogs/images', form });
