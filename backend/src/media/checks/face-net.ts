import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import type { NamedTensorMap, Tensor, Tensor4D } from '@tensorflow/tfjs-core';
import * as tensors from '@tensorflow/tfjs-core';

/** A square around what looks like a face, in pixels of what was looked at. */
export interface SeenFace {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** From 0 to 1. */
  readonly score: number;
}

/** A square of colours from 0 to 255, row by row. */
interface Seen {
  readonly colours: Float32Array;
  /** In pixels: a multiple of thirty-two. */
  readonly size: number;
}

const MODEL = '@vladmandic/face-api/model/tiny_face_detector_model';
/** The pixels a side for each answer of the net. */
const CELL = 32;
/** The size of the grid of each output, in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
/** What is answered about each of them: across, down, width, height, score. */
const ANSWERS = 5;
/** What the net was trained to subtract from red, green and blue. */
const MEANS = [117.001, 114.697, 97.404] as const;
const LIGHTEST = 255;
const LAYERS = ['conv1', 'conv2', 'conv3', 'conv4', 'conv5'] as const;
const LEAK = { activation: 'leakyrelu', leakyreluAlpha: 0.1 } as const;

type Shown = Tensor4D;

/**
 * The tiny detector of face-api, run by the WebAssembly of TensorFlow.js: both are read from their
 * packages, nothing is downloaded. The rest of face-api would need four more packages.
 */
class FaceNet {
  constructor(private readonly weights: NamedTensorMap) {}

  /** What looks like a face, with at least this score. */
  look({ colours, size }: Seen, lowest: number): SeenFace[] {
    const answers = this.forward(colours, size);
    const cells = size / CELL;
    const faces: SeenFace[] = [];
    for (let row = 0, at = 0; row < cells; row++)
      for (let column = 0; column < cells; column++)
        for (const [width, height] of ANCHORS) {
          const [x = 0, y = 0, wide = 0, high = 0, score = 0] = answers.subarray(at, at + ANSWERS);
          at += ANSWERS;
          if (sigmoid(score) < lowest) continue;
          faces.push({
            x: (column + sigmoid(x)) * CELL,
            y: (row + sigmoid(y)) * CELL,
            side: Math.max(Math.exp(wide) * width, Math.exp(high) * height) * CELL,
            score: sigmoid(score),
          });
        }
    return faces;
  }

  /** Each layer is released with the next one: together they would take three times the memory. */
  private forward(colours: Float32Array, size: number): Float32Array {
    const { depthwiseConv2d, fused, maxPool, tensor4d } = tensors;
    let shown: Shown = tensor4d(normalised(colours), [1, size, size, MEANS.length]);
    const next = (made: Tensor) => {
      shown.dispose();
      shown = made as Shown;
    };
    next(
      fused.conv2d({
        x: shown,
        filter: this.weight('conv0/filters'),
        bias: this.weight('conv0/bias'),
        strides: 1,
        pad: 'valid',
        ...LEAK,
      }),
    );
    next(maxPool(shown, 2, 2, 'same'));
    for (const layer of LAYERS) {
      next(depthwiseConv2d(shown, this.weight(`${layer}/depthwise_filter`), 1, 'same'));
      next(
        fused.conv2d({
          x: shown,
          filter: this.weight(`${layer}/pointwise_filter`),
          bias: this.weight(`${layer}/bias`),
          strides: 1,
          pad: 'same',
          ...LEAK,
        }),
      );
      next(maxPool(shown, 2, layer === 'conv5' ? 1 : 2, 'same'));
    }
    next(
      fused.conv2d({
        x: shown,
        filter: this.weight('conv8/filters'),
        bias: this.weight('conv8/bias'),
        strides: 1,
        pad: 'valid',
      }),
    );
    const answers = shown.dataSync() as Float32Array;
    shown.dispose();
    return answers;
  }

  private weight(name: string): Shown {
    const weight = this.weights[name];
    if (!weight) throw new Error(`The net has no ${name}.`);
    return weight as Shown;
  }
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

function normalised(colours: Float32Array): Float32Array {
  const [red, green, blue] = MEANS;
  for (let at = 0; at < colours.length; at += MEANS.length) {
    colours[at] = ((colours[at] as number) - red) / LIGHTEST;
    colours[at + 1] = ((colours[at + 1] as number) - green) / LIGHTEST;
    colours[at + 2] = ((colours[at + 2] as number) - blue) / LIGHTEST;
  }
  return colours;
}

let net: Promise<FaceNet> | undefined;

/** The net, read when it is first needed. */
export function faceNet(): Promise<Pick<FaceNet, 'look'>> {
  net ??= read();
  return net;
}

async function read(): Promise<FaceNet> {
  const program = '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm';
  setWasmPaths(`${path.dirname(require.resolve(program))}${path.sep}`);
  await tensors.setBackend('wasm');
  const manifest = readFileSync(require.resolve(`${MODEL}-weights_manifest.json`), 'utf8');
  const groups = JSON.parse(manifest) as {
    weights: Parameters<(typeof tensors)['io']['decodeWeights']>[1];
  }[];
  const bytes = new Uint8Array(readFileSync(require.resolve(`${MODEL}.bin`)));
  const weights = tensors.io.decodeWeights(
    bytes.buffer,
    groups.flatMap((group) => group.weights),
  );
  return new FaceNet(weights);
}
