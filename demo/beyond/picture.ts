import { scene } from '../art/scenes';
import { isLandscape, keptLandscape } from '../landscape/kept';
import type { DemoPost } from './posts';

/** The picture of a post, as JPEG. */
export const pictureOf = ({ by, scene: shown, title }: DemoPost): Promise<Buffer> =>
  isLandscape(shown) ? keptLandscape(by, shown) : scene(shown, title);
