type Data = Record<string, { page?: { posts?: unknown } } | undefined>;

declare global {
  interface Window {
    /** The posts of a route's `page`, by the route's id. */
    postsBeside?: Record<string, unknown[]>;
  }
}

/** Puts the posts that the page has beside its hydration data into it. */
export function takePostsBeside(): void {
  const { state } = (window as unknown as { __remixContext: { state: { loaderData?: Data } } })
    .__remixContext;
  for (const [route, posts] of Object.entries(window.postsBeside ?? {})) {
    const page = state.loaderData?.[route]?.page;
    if (page) page.posts = posts;
  }
  window.postsBeside = undefined;
}
