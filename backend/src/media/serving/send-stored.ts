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

interface Wanted {
  readonly storage: Storage;
  readonly key: string;
  /** How long a private file may be kept by the browser, 0 for not at all; undefined for public ones, which never change. */
  readonly privateSeconds: number | undefined;
}

/** Answers with a stored file, or with the one range of it that was asked for. Several ranges at once get the whole. */
export async function sendStored(
  wanted: Wanted,
  request: Request,
  response: Response,
): Promise<void> {
  const range = oneRange(request.headers.range);
  try {
    const found = await wanted.storage.open(wanted.key, range);
    if (!found) throw new Refusal('not-found');
    describe(wanted, response);
    if (found.kind === 'local')
      await sendLocal(
        { ...found, key: wanted.key, acceptRanges: range !== undefined || !request.headers.range },
        response,
      );
    else await sendRemote(found, request, response);
  } catch (error) {
    if (!(error instanceof RangeOutsideFile)) throw error;
    response.status(416).end();
  }
}

function oneRange(header: string | undefined): string | undefined {
  return header !== undefined && /^bytes=[^,]+$/.test(header) ? header : undefined;
}

function describe({ key, privateSeconds }: Wanted, response: Response): void {
  const extension = extensionOfKey(key);
  response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream');
  // What we do not know how to show is saved, never opened.
  const disposition = types[extension] ? 'inline' : 'attachment';
  response.setHeader(
    'Content-Disposition',
    `${disposition}; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-site');
  response.setHeader(
    'Cache-Control',
    privateSeconds === undefined
      ? 'public, max-age=31536000, immutable'
      : cachePrivately(privateSeconds),
  );
  // A sandbox would keep the browser's own PDF viewer from starting; our pages show PDFs in a frame.
  response.setHeader(
    'Content-Security-Policy',
    extension === 'pdf' ? "frame-ancestors 'self'" : "sandbox; default-src 'none'",
  );
  if (extension === 'pdf') response.setHeader('X-Frame-Options', 'SAMEORIGIN');
}

function cachePrivately(seconds: number): string {
  return seconds === 0 ? 'no-store' : `private, max-age=${seconds}`;
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
      if (!error || response.headersSent) resolve();
      else if (error.status === 416) reject(new RangeOutsideFile());
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
  // A reader who leaves early is no error.
  await pipeline(piece.stream, response).catch(() => response.destroy());
}
