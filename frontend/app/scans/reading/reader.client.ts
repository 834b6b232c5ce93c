import decoderUrl from 'dcmjs-codecs/build/dcmjs-native-codecs.wasm?url';
import type { Asked, LessFace, ReadHere, Told } from './reading';

/** A worker that hangs in a broken frame is given up after as long as on the server. */
const PATIENCE_MS = 60_000;

/** This browser cannot read scans, or could not read these. */
export class CannotReadHere extends Error {
  override readonly name = 'CannotReadHere';
}

/** Reads scans in a worker of this browser: only what `pack` gives back is ever sent. */
export class Reader {
  private readonly worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
    type: 'module',
  });

  /** @throws CannotReadHere */
  async read(
    files: readonly Blob[],
    onProgress: (files: number, read: number) => void,
  ): Promise<ReadHere> {
    const told = await this.ask({ kind: 'read', files }, onProgress);
    if (told.kind !== 'read') throw new CannotReadHere();
    return told.result;
  }

  /** @returns null where a face cannot be dealt with as it was said @throws CannotReadHere */
  async pack(key: string, face: LessFace | undefined): Promise<Blob | null> {
    const told = await this.ask({ kind: 'pack', key, face });
    if (told.kind !== 'packed') throw new CannotReadHere();
    return told.packed;
  }

  end(): void {
    this.worker.terminate();
  }

  private ask(
    asked: Asked,
    onProgress: (files: number, read: number) => void = () => undefined,
  ): Promise<Told> {
    const { worker } = this;
    return new Promise<Told>((resolve, reject) => {
      const giveUp = () => reject(new CannotReadHere());
      let patience = setTimeout(giveUp, PATIENCE_MS);
      worker.onerror = giveUp;
      worker.onmessageerror = giveUp;
      worker.onmessage = ({ data }: MessageEvent<Told>) => {
        clearTimeout(patience);
        if (data.kind === 'failed') return giveUp();
        if (data.kind !== 'progress' && data.kind !== 'decoder-needed') return resolve(data);
        patience = setTimeout(giveUp, PATIENCE_MS);
        if (data.kind === 'progress') onProgress(data.files, data.read);
        else void this.bringDecoder();
      };
      worker.postMessage(asked);
    });
  }

  private async bringDecoder(): Promise<void> {
    const program = await fetch(decoderUrl)
      .then((reply) => (reply.ok ? reply.arrayBuffer() : null))
      .catch(() => null);
    const asked: Asked = { kind: 'decoder', program };
    this.worker.postMessage(asked, program ? [program] : []);
  }
}

/** Whether this browser has the features that reading scans needs. */
export function canReadHere(): boolean {
  try {
    new DecompressionStream('deflate-raw');
    new CompressionStream('deflate-raw');
    return typeof Worker === 'function' && typeof WebAssembly === 'object';
  } catch {
    return false;
  }
}
