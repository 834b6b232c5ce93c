import type { Request } from 'express';
import type { Settings } from '../../platform/config/settings';
import { ownOrigin } from '../../platform/http/origin';
import { Refusal } from '../../refusal';

/** The site that a passkey belongs to. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The address that people use; passkeys of another one are none of ours. @throws Refusal `request.malformed` */
export function relyingPartyOf(
  request: Pick<Request, 'headers'>,
  settings: Settings,
): RelyingParty {
  const origin = ownOrigin(request, settings);
  if (!origin) throw new Refusal('request.malformed');
  return { id: new URL(origin).hostname, origin };
}
