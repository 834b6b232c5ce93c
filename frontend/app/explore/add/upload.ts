import type { DetailedError, Upload } from 'tus-js-client';

interface Listener {
  onProgress: (sent: number) => void;
  /** The connection was lost for longer than the automatic retries last. */
  onHalted: () => void;
  onRefused: (message: string) => void;
  onDone: (uploadId: string) => void;
}

/** Small enough for each piece to arrive in time on a slow connection. */
const PIECE_BYTES = 32 * 1024 ** 2;
const RETRY_AFTER_MS = [0, 1_000, 3_000, 6_000, 12_000];

/** Starts to send a file, or resumes an earlier upload of it. */
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
