interface Sent {
  url: string;
  body: FormData;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/**
 * Posts a form with upload progress, which `fetch` does not report.
 * @returns the JSON of the response, null if it is not JSON; rejects if there is no response
 */
export function sentWithProgress<T>({ url, body, signal, onProgress }: Sent): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', url);
    xhr.responseType = 'json';
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.upload.onprogress = ({ loaded }) => onProgress(loaded);
    xhr.onload = () => resolve(xhr.response as T | null);
    xhr.onerror = () => reject(new Error('No answer.'));
    xhr.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}
