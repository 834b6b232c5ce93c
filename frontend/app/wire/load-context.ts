export interface Stores {
  apple?: string | undefined;
  google?: string | undefined;
}

/** What the front door hands to every loader and action, for one request. */
export interface PageRequest {
  /** Fetch-shaped way to our API, in this process or at API_URL; `path` starts behind /api/v1/. */
  api(path: string, init?: RequestInit): Promise<Response>;
  /** Somebody goes to the page; not an open page that asks for something by itself. */
  isNavigation: boolean;
  nonce: string;
  requestId: string;
  stage: 'local' | 'live';
  /** The mobile apps in their stores, where there are any. */
  stores: Stores;
  /** Where support is reached, if it is set. */
  supportEmail: string | undefined;
  /** Where weaknesses are reported, as a URI, if it is set. */
  securityContact: string | undefined;
  /** Our pages elsewhere. */
  socialLinks: readonly string[];
}

declare module '@remix-run/node' {
  interface AppLoadContext extends PageRequest {}
}
