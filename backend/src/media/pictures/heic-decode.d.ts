/** It comes without types. */
declare module 'heic-decode' {
  interface Decoded {
    readonly width: number;
    readonly height: number;
    /** Four bytes each. */
    readonly data: Uint8ClampedArray;
  }
  interface Picture {
    readonly width: number;
    readonly height: number;
    decode(): Promise<Decoded>;
  }
  export function all(file: {
    readonly buffer: Uint8Array;
  }): Promise<readonly Picture[] & { dispose(): void }>;
}
