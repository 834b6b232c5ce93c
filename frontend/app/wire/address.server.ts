const NOT_FOUND = 404;

/** The id that a page's address names. @throws 404 for anything but a positive whole number */
export function idIn(param: string | undefined): number {
  const id = /^\d{1,15}$/.test(param ?? '') ? Number(param) : 0;
  if (id < 1) throw new Response(null, { status: NOT_FOUND });
  return id;
}

/** Like `idIn`, for a page that stands for something new too: undefined where its address names nothing. */
export function optionalIdIn(param: string | undefined): number | undefined {
  return param === undefined ? undefined : idIn(param);
}

/** Where the next page of a list begins: `?before=`. Undefined for the first page. */
export function beforeIn({ url }: Pick<Request, 'url'>): number | undefined {
  const before = new URL(url).searchParams.get('before');
  return before ? Number(before) : undefined;
}
