import { asReturnPath } from '../../../backend/src/auth/social/return-path.rules';

const NOT_FOUND = 404;

/** The id in a page's path. @throws 404 for anything but a positive integer */
export function idIn(param: string | undefined): number {
  const id = /^\d{1,15}$/.test(param ?? '') ? Number(param) : 0;
  if (id < 1) throw new Response(null, { status: NOT_FOUND });
  return id;
}

/**
 * Like `idIn`, but undefined if the path has no id, for pages that can also create something new.
 */
export function optionalIdIn(param: string | undefined): number | undefined {
  return param === undefined ? undefined : idIn(param);
}

/** The cursor of a list's page, `?before=`; undefined for the first page. */
export function beforeIn({ url }: Pick<Request, 'url'>): number | undefined {
  return numberIn(new URL(url).searchParams.get('before'));
}

/** A whole number of a page's query; undefined for anything else. */
export const numberIn = (word: string | null): number | undefined =>
  /^\d{1,15}$/.test(word ?? '') ? Number(word) : undefined;

/** A path of our own to return to, as forms and addresses carry it; undefined for anything else. */
export const ownPath = (path: string | null): string | undefined => asReturnPath(path);
