interface Sent {
  url: string;
  body: FormData;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

const TOO_MANY = 429;
const UNAVAILABLE = 503;

/** The server cannot take the form now; it may have said so in words of its own. */
export class NotNow<T> extends Error {
  constructor(readonly answer: T | null) {
    super('The server cannot take it now.');
  }
}

/**
 * Posts a form with upload progress, which `fetch` does not report.
 * @returns the JSON of the response, null if it is not JSON; rejects if there is no response, and
 * with NotNow for a 429 or 503
 */
export function sentWithProgress<T>({ url, body, signal, onProgress }: Sent): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', url);
    xhr.responseType = 'json';
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.upload.onprogress = ({ loaded }) => onProgress(loaded);
    xhr.onload = () => {
      const answer = xhr.response as T | null;
      if (xhr.status === TOO_MANY || xhr.status === UNAVAILABLE) reject(new NotNow(answer));
      else resolve(answer);
    };
    xhr.onerror = () => reject(new Error('No answer.'));
    xhr.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}
