/** It comes without types. */
declare module 'libheif-js/wasm-bundle' {
  interface Pixels {
    readonly width: number;
    readonly height: number;
    /** Four bytes each. */
    readonly data: Uint8ClampedArray<ArrayBuffer>;
  }
  export class HeifImage {
    get_width(): number;
    get_height(): number;
    /** Whether it is the one that the file is of. */
    is_primary(): boolean | number;
    /** Fills in the pixels; null if they cannot be decoded. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void;
    free(): void;
  }
  export class HeifDecoder {
    readonly decoder: { delete(): void } | null;
    /** Hidden images, parts of others, masks and thumbnails are left out. */
    decode(file: Uint8Array): HeifImage[];
  }
}
