import type { Request } from 'express';
import type { Settings } from '../../platform/config/settings';
import { ownOrigin } from '../../platform/http/origin';
import { Refusal } from '../../refusal';

/** The site that a passkey belongs to. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Derived from the site's own address; other hosts are refused.
 * @throws Refusal `request.malformed`
 */
export function relyingPartyOf(
  request: Pick<Request, 'headers'>,
  settings: Settings,
): RelyingParty {
  const origin = ownOrigin(request, settings);
  if (!origin) throw new Refusal('request.malformed');
  return { id: new URL(origin).hostname, origin };
}
