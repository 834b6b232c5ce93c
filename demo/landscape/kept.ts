import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beyondPosts, type Scene } from '../beyond/posts';
import { LANDSCAPES, type Landscape } from './landscapes';

/**
 * The rendered landscapes of the posts of Beyond Surgery, since rendering them would slow down the
 * first start. `RECORD=1 npx jest demo/test/landscapes.spec.ts` renders them again.
 */
export const KEPT_LANDSCAPES = join(__dirname, '../data/landscapes');

export const isLandscape = (scene: Scene): scene is Landscape =>
  LANDSCAPES.some((one) => one === scene);

const fileOf = (by: string, kind: Landscape) => `${by}-${kind}.jpg`;

export const keptLandscapes = beyondPosts.flatMap(({ by, scene, title }) =>
  isLandscape(scene) ? [{ by, kind: scene, seed: title, file: fileOf(by, scene) }] : [],
);

/** @param by who shows it: no two landscapes of one kind are the same */
export const keptLandscape = (by: string, kind: Landscape): Promise<Buffer> =>
  readFile(join(KEPT_LANDSCAPES, fileOf(by, kind)));
