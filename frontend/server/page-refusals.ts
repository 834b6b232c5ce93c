import type { Request, Response } from 'express';
import type { Settings } from '../../backend/src/platform/config/settings';
import { isCrossSite, isSafeMethod } from '../../backend/src/platform/http/origin';

const METHODS = ['GET', 'HEAD', 'POST'];
/** The address is the credential, no cookie counts, and browsers name no Origin: it sends no referrer. */
const CREDENTIAL_PAGE = /^\/c\/[^/]+\/?$/;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Answers what no page takes, whichever it is: other methods than a browser's, forms of other sites, bodies that are no forms.
 * @returns whether it has answered
 */
export function refused(request: Request, response: Response, settings: Settings): boolean {
  const refuse = (status: number, sentence: string) => {
    response.status(status).type('text/plain').send(sentence);
    return true;
  };
  if (!METHODS.includes(request.method)) {
    response.setHeader('Allow', METHODS.join(', '));
    return refuse(405, 'Pages take GET and POST only.');
  }
  if (isSafeMethod(request.method)) return false;
  if (!CREDENTIAL_PAGE.test(request.path) && isCrossSite(request, settings))
    return refuse(403, 'This form did not come from our own pages.');
  return isForm(request) ? false : refuse(415, 'Pages take forms only.');
}

/** A form without fields is sent with neither a body nor a content type. */
function isForm({ headers }: Request): boolean {
  const announced = headers['content-length'] ?? headers['transfer-encoding'] ?? '0';
  return announced === '0' || FORM.test(headers['content-type'] ?? '');
}
