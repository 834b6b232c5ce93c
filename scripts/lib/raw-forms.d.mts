import type { ClientRequest, IncomingHttpHeaders } from 'node:http';

/** Any server that accepts connections: an app started by a spec, or the product. */
export interface Served {
  readonly url: string;
}
export interface RawFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}
export interface RawForm {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: readonly (readonly [string, string])[];
  readonly file: RawFile;
}
export interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
/**
 * @param end what follows the bytes of the file: the last boundary, or nothing for an unterminated
 * form
 */
export function sendForm(to: Served, form: RawForm, end?: ''): Promise<RawReply>;
export function sendHalf(to: Served, form: RawForm): Promise<ClientRequest>;
