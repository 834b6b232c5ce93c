import type { DetailedError, Upload } from 'tus-js-client';

interface Listener {
  onProgress: (sent: number) => void;
  /** The line is broken for longer than it is tried again by itself. */
  onHalted: () => void;
  onRefused: (message: string) => void;
  onDone: (uploadId: string) => void;
}

/** Pieces so small that each is through in time also on a slow line. */
const PIECE_BYTES = 32 * 1024 ** 2;
const RETRY_AFTER_MS = [0, 1_000, 3_000, 6_000, 12_000];

/** Begins to send a file, or goes on with what was sent of it before. */
export async function uploadOf(file: File, listener: Listener): Promise<Upload> {
  const { Upload: TusUpload } = await import('tus-js-client');
  const upload = new TusUpload(file, {
    endpoint: '/api/v1/uploads',
    chunkSize: PIECE_BYTES,
    retryDelays: RETRY_AFTER_MS,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name, filetype: file.type, purpose: 'explore-video' },
    onProgress: listener.onProgress,
    onError: (error) => {
      const reply = (error as DetailedError).originalResponse;
      if (reply && reply.getStatus() >= 400 && reply.getStatus() < 500)
        listener.onRefused(sentenceIn(reply.getBody()));
      else listener.onHalted();
    },
    onSuccess: () => listener.onDone(upload.url?.split('/').at(-1) ?? ''),
  });
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return upload;
}

function sentenceIn(body: string): string {
  try {
    return (JSON.parse(body) as { msg?: string }).msg ?? body;
  } catch {
    return 'The video could not be sent.';
  }
}
