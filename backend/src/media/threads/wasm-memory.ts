interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The part of the global that is used here; the types of Node 20 do not have it. */
declare const WebAssembly: {
  readonly Memory: { readonly prototype: Memory };
  readonly RuntimeError: new () => Error;
};

const PAGE_BYTES = 64 * 1024;

/**
 * Limits the memory of WebAssembly libraries in this thread, which its resource limits do not cover:
 * a file of a few kilobytes could make them grow to 2 GB. Beyond the limit they fail.
 */
export function limitWasmMemory(megabytes: number): void {
  const most = megabytes * 1024 ** 2;
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function limited(this: Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > most)
      throw new RangeError('The file needs too much memory.');
    return grow.call(this, pages);
  };
}

/** Whether a library has crashed and would fail with every later file. */
export const hasCrashed = (error: unknown): boolean => error instanceof WebAssembly.RuntimeError;
