import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import {
  type LocalFile,
  RangeOutsideFile,
  type RemotePiece,
  type Storage,
} from '../../platform/storage/storage';
import { Refusal } from '../../refusal';
import { extensionOfKey } from '../asset-keys';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
};

/**
 * How long a browser may keep a copy: public files, which never change, for `ever`; private ones
 * not at all. Whoever holds one all the same (the existing apps, a film of which a piece is
 * missing) may ask whether it is still good (`asked`), but not where each opening counts (`never`).
 */
export type Keeping = 'ever' | 'asked' | 'never';

export const CACHE_CONTROL: Readonly<Record<Keeping, string>> = {
  ever: 'public, max-age=31536000, immutable',
  asked: 'private, no-store',
  never: 'no-store',
};

interface Wanted {
  readonly storage: Storage;
  readonly key: string;
  /** The name for saving the file; defaults to the one in the URL. */
  readonly name?: string | undefined;
  readonly keeping: Keeping;
}

/**
 * Sends a stored file, or a single range of it; a request for several ranges gets the whole file.
 * The content of a key never changes, so the ETag is derived from the key, and a valid copy is
 * confirmed without opening the file.
 */
export async function sendStored(
  wanted: Wanted,
  request: Request,
  response: Response,
): Promise<void> {
  if (wanted.keeping !== 'never') {
    response.setHeader('ETag', tagOf(wanted.key));
    if (request.fresh) {
      response.setHeader('Cache-Control', CACHE_CONTROL[wanted.keeping]);
      response.status(304).end();
      return;
    }
  }
  await sendFile(wanted, request, response);
}

/** The file name in the URL. */
function tagOf(key: string): string {
  return `"${key.slice(key.lastIndexOf('/') + 1)}"`;
}

async function sendFile(wanted: Wanted, request: Request, response: Response): Promise<void> {
  const range = oneRange(request, tagOf(wanted.key));
  try {
    const found = await wanted.storage.open(wanted.key, range);
    if (!found) throw new Refusal('not-found');
    response.setHeader('Cache-Control', CACHE_CONTROL[wanted.keeping]);
    describe(wanted, response);
    if (found.kind === 'local')
      await sendLocal(
        { ...found, key: wanted.key, acceptRanges: range !== undefined || !request.headers.range },
        response,
      );
    else await sendRemote(found, request, response);
  } catch (error) {
    if (response.headersSent) throw error;
    for (const header of ['Cache-Control', 'ETag']) response.removeHeader(header);
    if (!(error instanceof RangeOutsideFile)) throw error;
    response.status(416).end();
  }
}

/** A range of a version other than the client's (`If-Range`) would be useless. */
function oneRange({ headers }: Request, tag: string): string | undefined {
  const { range, 'if-range': heldTag = tag } = headers;
  return range !== undefined && /^bytes=[^,]+$/.test(range) && heldTag === tag ? range : undefined;
}

function describe({ key, name }: Wanted, response: Response): void {
  const extension = extensionOfKey(key);
  response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream');
  // Types that we cannot display are downloaded, never opened.
  const disposition = types[extension] ? 'inline' : 'attachment';
  response.setHeader(
    'Content-Disposition',
    `${disposition}; ${named(name ?? key.slice(key.lastIndexOf('/') + 1))}`,
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-site');
  // A sandbox would prevent the browser's PDF viewer from starting; our pages show PDFs in a frame.
  response.setHeader(
    'Content-Security-Policy',
    extension === 'pdf' ? "frame-ancestors 'self'" : "sandbox; default-src 'none'",
  );
  if (extension === 'pdf') response.setHeader('X-Frame-Options', 'SAMEORIGIN');
}

/** In ASCII for old clients, and the exact name (RFC 6266, RFC 8187). */
function named(name: string): string {
  const plain = name.replace(/[^ -~]|["%\\]/g, '_');
  if (plain === name) return `filename="${name}"`;
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}

function sendLocal(
  file: LocalFile & { key: string; acceptRanges: boolean },
  response: Response,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = {
      root: file.folder,
      acceptRanges: file.acceptRanges,
      cacheControl: false,
      dotfiles: 'deny',
    } as const;
    response.sendFile(file.key, options, (error: (Error & { status?: number }) | undefined) => {
      if (!error || response.headersSent || response.destroyed) resolve();
      else if (error.status === 416) reject(new RangeOutsideFile());
      else if (error.status === 412) resolve(void response.status(412).end());
      else reject(error.status === 404 ? new Refusal('not-found') : error);
    });
  });
}

async function sendRemote(piece: RemotePiece, request: Request, response: Response): Promise<void> {
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Content-Length', String(piece.length));
  if (piece.contentRange !== undefined)
    response.status(206).setHeader('Content-Range', piece.contentRange);
  if (request.method === 'HEAD') {
    piece.stream.destroy();
    response.end();
    return;
  }
  // Aborting the request is not an error.
  await pipeline(piece.stream, response).catch(() => response.destroy());
}
