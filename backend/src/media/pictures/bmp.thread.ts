import { readFile } from 'node:fs/promises';
import { serveWork } from '../threads/serve-work';
import { decodeBmp, type RawPicture } from './bmp-pixels';
import { type PictureProblem, UnusablePicture } from './unusable-picture';

export type BmpAnswer = RawPicture | { readonly problem: PictureProblem };

serveWork(
  async (path: string): Promise<BmpAnswer> => {
    try {
      return decodeBmp(await readFile(path));
    } catch (error) {
      if (error instanceof UnusablePicture) return { problem: error.problem };
      throw error;
    }
  },
  (answer) => ('pixels' in answer ? [answer.pixels.buffer] : []),
);
