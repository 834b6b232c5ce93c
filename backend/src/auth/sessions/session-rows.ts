import type { MeasureRow } from '../measures/restriction';
import type { SessionRow } from './session.sql';

export interface OpenSession {
  readonly id: number;
  readonly device: string;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
}

/** By its cookie or its id. */
export type SessionKey = { readonly cookieHash: Buffer } | { readonly sessionId: number };

/** As requests ask for it: with what keeps its member from posting. */
export type AskedSession = SessionRow & { readonly measures: readonly MeasureRow[] | null };
