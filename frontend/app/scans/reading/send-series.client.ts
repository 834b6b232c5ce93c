import type { DetailedError } from 'tus-js-client';

const PIECE_BYTES = 8 * 1024 ** 2;
const RETRY_AFTER_MS = [0, 1_000, 3_000, 6_000, 12_000];

/** The connection was lost for longer than is waited for; sending again goes on. */
export class Halted extends Error {
  override readonly name = 'Halted';
}

/** The server does not take it; its sentence says why. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/** One packed series on its way. */
export class SendingSeries {
  private uploadId: string | undefined;
  private readonly key = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

  constructor(
    readonly packed: Blob,
    private readonly isBurned: boolean,
  ) {}

  /**
   * Sends it, or goes on where it was halted. It has no name, neither here nor there.
   * @returns the id under which it waits for its post @throws Halted @throws NotTaken
   */
  async send(onProgress: (sent: number) => void): Promise<string> {
    this.uploadId ??= await this.uploaded(onProgress);
    const reply = await fetch('/api/v1/scans/packed', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': this.key,
      },
      body: JSON.stringify({ uploadId: this.uploadId, burned: this.isBurned }),
    }).catch(() => {
      throw new Halted();
    });
    const text = await reply.text();
    if (!reply.ok) throw refused(reply.status, text);
    return (JSON.parse(text) as { result: { uploadId: string } }).result.uploadId;
  }

  private async uploaded(onProgress: (sent: number) => void): Promise<string> {
    const { Upload } = await import('tus-js-client');
    return new Promise((resolve, reject) => {
      const upload = new Upload(this.packed, {
        endpoint: '/api/v1/uploads',
        chunkSize: PIECE_BYTES,
        retryDelays: RETRY_AFTER_MS,
        storeFingerprintForResuming: false,
        metadata: { type: 'scan' },
        onProgress,
        onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
        onError: (error) => {
          const reply = (error as DetailedError).originalResponse;
          reject(reply ? refused(reply.getStatus(), reply.getBody()) : new Halted());
        },
      });
      upload.start();
    });
  }
}

function refused(status: number, body: string): Error {
  if (status < 400 || status >= 500) return new Halted();
  return new NotTaken(sentenceIn(body) ?? 'The series could not be sent.');
}

function sentenceIn(body: string): string | undefined {
  try {
    const { msg, errors } = JSON.parse(body) as {
      msg?: string;
      errors?: Record<string, string[]>;
    };
    return Object.values(errors ?? {})[0]?.[0] ?? msg;
  } catch {
    return undefined;
  }
}
