import type { Request, Response } from 'express';
import type { Settings } from '../../backend/src/platform/config/settings';
import { isCrossSite, isSafeMethod } from '../../backend/src/platform/http/origin';

const METHODS = ['GET', 'HEAD', 'POST'];
/**
 * The consent page: its URL is the credential and no cookie is used. It sends no referrer, so
 * browsers send no Origin either.
 */
const CREDENTIAL_PAGE = /^\/c\/[\w-]+\/?$/;
/** Anything else, such as a user before an @, is no name of a site. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const FORMS_ONLY = 'Pages take forms only.';
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Refuses what no page accepts: methods other than GET, HEAD and POST, forms from other sites, and
 * bodies that are not forms.
 * @returns whether a response was sent
 */
export function refused(request: Request, response: Response, settings: Settings): boolean {
  const refuse = (status: number, sentence: string) => {
    response.status(status).type('text/plain').send(sentence);
    return true;
  };
  if (!isReadable(request.path)) return refuse(400, 'This address cannot be read.');
  if (!HOST.test(request.headers.host ?? 'none')) return refuse(400, 'This site has no such name.');
  if (!METHODS.includes(request.method)) {
    response.setHeader('Allow', METHODS.join(', '));
    return refuse(405, 'Pages take GET and POST only.');
  }
  if (isSafeMethod(request.method)) return false;
  if (isFromShareMenu(request)) return isForm(request) ? false : refuse(415, FORMS_ONLY);
  if (!CREDENTIAL_PAGE.test(request.path) && isCrossSite(request, settings))
    return refuse(403, 'This form did not come from our own pages.');
  return isForm(request) ? false : refuse(415, FORMS_ONLY);
}

/**
 * A navigation that no page began, on which browsers set the Origin "null", as those of sandboxed
 * pages; these say `cross-site`.
 */
function isFromShareMenu({ path, headers }: Request): boolean {
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  const { origin = 'null' } = headers;
  const isNobodys = headers['sec-fetch-site'] === 'none' && origin === 'null';
  return path === '/share' && isNavigation && isNobodys;
}

/** The router would write an address that it cannot decode to the log. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A form without fields is sent with neither a body nor a content type. */
function isForm({ headers }: Request): boolean {
  const announced = headers['content-length'] ?? headers['transfer-encoding'] ?? '0';
  return announced === '0' || FORM.test(headers['content-type'] ?? '');
}
