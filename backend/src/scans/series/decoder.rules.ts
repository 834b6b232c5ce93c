import type { PixelFormat } from './dicom.rules';
import type { Codec } from './syntaxes.rules';

type Call = (...numbers: number[]) => number;

interface Instance {
  readonly exports: Readonly<Record<string, Call>> & { readonly memory: { buffer: ArrayBuffer } };
}

/** What is used of the global; the server's types do not have it. */
declare const WebAssembly: {
  readonly Instance: new (module: object, imports: object) => Instance;
};

const OPERATIONS: Readonly<Record<Exclude<Codec, 'none'>, string>> = {
  rle: 'Rle',
  jpeg: 'Jpeg',
  'jpeg-ls': 'JpegLs',
  'jpeg-2000': 'Jpeg2000',
  htj2k: 'HtJpeg2000',
};
/** By the decoder's own numbers. */
const PHOTOMETRICS = [
  'MONOCHROME1',
  'MONOCHROME2',
  'PALETTE COLOR',
  'RGB',
  'YBR_FULL',
  'YBR_FULL_422',
  'YBR_PARTIAL_422',
  'YBR_PARTIAL_420',
  'YBR_ICT',
  'YBR_RCT',
];
const BAD_DESCRIPTOR = 8;

/** The decoder refused a frame. Its words may repeat what stands in the file, so they are not kept. */
export class RefusedFrame extends Error {
  override readonly name = 'RefusedFrame';
}

const refuse = (): never => {
  throw new RefusedFrame();
};
const nothing = () => 0;

/**
 * Decodes compressed frames. After a refusal a fresh instance is made: a decoder that stopped half
 * way may give a wrong picture for the next good frame.
 */
export class FrameDecoder {
  private instance: Instance | undefined;

  /** @param module the compiled decoder (`dcmjs-native-codecs.wasm` of dcmjs-codecs) */
  constructor(private readonly module: object) {}

  /**
   * The samples of a frame: little-endian, pixel by pixel, colours as red, green and blue.
   * @throws RefusedFrame
   */
  decode(codec: Exclude<Codec, 'none'>, coded: Uint8Array, format: PixelFormat): Uint8Array {
    const instance = this.instance ?? this.fresh();
    this.instance = undefined;
    try {
      const samples = decodeBy(instance, OPERATIONS[codec], { coded, format });
      this.instance = instance;
      return samples;
    } catch {
      throw new RefusedFrame();
    }
  }

  private fresh(): Instance {
    let instance: Instance | undefined;
    const view = () => new DataView(instance?.exports.memory.buffer ?? new ArrayBuffer(0));
    const sizes = (count: number, bytes: number) => {
      view().setUint32(count, 0, true);
      view().setUint32(bytes, 0, true);
      return 0;
    };
    // It has no environment, no clock, and nothing to write to: decoders print what they read.
    const wasi_snapshot_preview1 = {
      environ_get: nothing,
      environ_sizes_get: sizes,
      clock_time_get: (_id: number, _precision: bigint, at: number) => {
        view().setBigUint64(at, 0n, true);
        return 0;
      },
      proc_exit: refuse,
      fd_write: () => BAD_DESCRIPTOR,
      fd_seek: nothing,
      fd_close: nothing,
      fd_read: () => BAD_DESCRIPTOR,
    };
    const env = {
      emscripten_notify_memory_growth: nothing,
      onCodecsInfo: nothing,
      onCodecsTrace: nothing,
      onCodecsException: refuse,
    };
    instance = new WebAssembly.Instance(this.module, { wasi_snapshot_preview1, env });
    instance.exports['_initialize']?.();
    return instance;
  }
}

interface Frame {
  readonly coded: Uint8Array;
  readonly format: PixelFormat;
}

function decodeBy({ exports }: Instance, operation: string, { coded, format }: Frame): Uint8Array {
  const call = (name: string, ...numbers: number[]) => exports[name]?.(...numbers) ?? refuse();
  const set = (name: string, value: number) => exports[`Set${name}`]?.(context, value);
  const { rows, columns, samples, bitsAllocated } = format;
  const size = (rows * columns * samples * bitsAllocated) / 8;
  const context = call('CreateCodecsContext');
  set('Columns', columns);
  set('Rows', rows);
  set('BitsAllocated', bitsAllocated);
  set('BitsStored', format.bitsStored);
  set('SamplesPerPixel', samples);
  set('PixelRepresentation', format.isSigned ? 1 : 0);
  set('PlanarConfiguration', format.isPlanar ? 1 : 0);
  set('PhotometricInterpretation', PHOTOMETRICS.indexOf(format.photometric));
  set('EncodedBufferSize', coded.length);
  new Uint8Array(exports.memory.buffer).set(coded, call('GetEncodedBuffer', context));
  set('DecodedBufferSize', size);
  new Uint8Array(exports.memory.buffer, call('GetDecodedBuffer', context), size).fill(0);
  const parameters = call('CreateDecoderParameters');
  exports['SetConvertColorspaceToRgb']?.(parameters, format.samples > 1 ? 1 : 0);
  exports[`Decode${operation}`]?.(context, parameters);
  const isAsAsked =
    call('GetColumns', context) === columns &&
    call('GetRows', context) === rows &&
    call('GetBitsAllocated', context) === bitsAllocated &&
    call('GetSamplesPerPixel', context) === samples &&
    call('GetDecodedBufferSize', context) === size;
  if (!isAsAsked) refuse();
  const at = call('GetDecodedBuffer', context);
  const decoded = new Uint8Array(exports.memory.buffer, at, size).slice();
  exports['ReleaseDecoderParameters']?.(parameters);
  exports['ReleaseCodecsContext']?.(context);
  return decoded;
}
