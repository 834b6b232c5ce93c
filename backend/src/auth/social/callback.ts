import type { Request } from 'express';
import type { Settings } from '../../platform/config/settings';
import { ownOrigin } from '../../platform/http/origin';
import { Refusal } from '../../refusal';
import type { ProviderName } from './provider';

/** The URL a provider redirects people to; it must be registered with the provider. */
export function callbackOf(
  provider: ProviderName,
  request: Pick<Request, 'headers'>,
  settings: Settings,
): string {
  const origin = ownOrigin(request, settings);
  if (!origin) throw new Refusal('request.malformed');
  return `${origin}/api/v1/auth/${provider}/callback`;
}
