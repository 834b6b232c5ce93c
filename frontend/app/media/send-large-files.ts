/** Larger files are sent in pieces (tus), so that a lost connection costs only the last piece. */
const LARGE_BYTES = 20 * 1024 ** 2;
const PIECE_BYTES = 8 * 1024 ** 2;
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

interface Watch {
  signal: AbortSignal;
  onProgress: (file: File, sent: number) => void;
}

const keyOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/** Finished uploads by file, so that a refused form is sent again without repeating them. */
const waiting = new Map<string, string>();

/**
 * Uploads the files of a form ahead of it, if one of them is large; the form then refers to them by
 * `uploadId`. All of them go, so that they stay in the order of what is said about them. Inputs
 * that may hold such files name their upload purpose in `data-purpose`. After a lost connection or
 * a reload, an upload resumes where it stopped.
 */
export async function sendLargeFiles(
  form: HTMLFormElement,
  body: FormData,
  watch: Watch,
): Promise<void> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=file][data-purpose]')];
  const filesOf = (input: HTMLInputElement) => Array.from(input.files ?? []);
  if (!inputs.flatMap(filesOf).some(({ size }) => size > LARGE_BYTES)) return;
  for (const { name } of inputs) body.delete(name);
  for (const input of inputs)
    for (const file of filesOf(input)) {
      const id =
        waiting.get(keyOf(file)) ?? (await inPieces(file, input.dataset['purpose'] ?? '', watch));
      waiting.set(keyOf(file), id);
      body.append('uploadId', id);
    }
}

/** Call once the form was accepted or given up: its uploads are not needed again. */
export function forgetLargeFiles(): void {
  waiting.clear();
}

async function inPieces(
  file: File,
  purpose: string,
  { signal, onProgress }: Watch,
): Promise<string> {
  const { Upload } = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: '/api/v1/uploads',
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_MS,
      removeFingerprintOnSuccess: true,
      metadata: { filename: file.name, filetype: file.type, purpose },
      onProgress: (sent) => onProgress(file, sent),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: reject,
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new DOMException('Cancelled', 'AbortError'));
    });
    upload
      .findPreviousUploads()
      .then(([previous]) => {
        if (previous) upload.resumeFromPreviousUpload(previous);
        upload.start();
      })
      .catch(reject);
  });
}
