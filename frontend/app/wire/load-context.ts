import type { FormValues } from '../lib/form-state';
import type { ApiAnswer, ApiCall } from './api-call';

/** A form that was sent after its session had ended, to be shown again. */
export interface UnsentForm {
  readonly values: FormValues;
  readonly message: string;
}

export interface Stores {
  apple?: string | undefined;
  google?: string | undefined;
}

/** The legal person who answers for the data. */
export interface Operator {
  name: string;
  address: string;
  dataProtectionContact: string;
  /** Nothing is set: samples stand in their places. */
  isSample: boolean;
}

/** What the server passes to every loader and action of a request. */
export interface PageRequest {
  /** Calls our API, in this process or at API_URL. */
  api(call: ApiCall): Promise<ApiAnswer>;
  /** True if the user navigates to the page; false for background requests of an open page. */
  isNavigation: boolean;
  /** Set where the page shows a form again; actions are not run. */
  unsent?: UnsentForm | undefined;
  /** True for a whole page; false for the data that the router asks for. */
  isDocument: boolean;
  nonce: string;
  requestId: string;
  /** The template of the page's route, for logs. */
  route: string;
  stage: 'local' | 'live';
  /** The mobile apps' store pages, if configured. */
  stores: Stores;
  /** The support email address, if configured. */
  supportEmail: string | undefined;
  /** Who runs this installation, as the legal texts name it. */
  operator: Operator;
  /** Where to report vulnerabilities, as a URI, if configured. */
  securityContact: string | undefined;
  /** Our pages on other sites. */
  socialLinks: readonly string[];
}

declare module '@remix-run/node' {
  interface AppLoadContext extends PageRequest {}
}
