import type { Scene } from '../beyond/posts';

/** Text descriptions of the scenes. */
export const altTexts: Readonly<Record<Scene, string>> = {
  peaks: 'Range behind range of mountains, seen from a summit',
  bay: 'A calm bay between hills',
  mooring: 'A wooden rowing boat moored in a calm bay',
  stars: 'The Milky Way above a line of fir trees',
  forest: 'Hills covered with firs, the farther the deeper in mist',
  dunes: 'Sand dunes under a low sun',
  skyline: 'A city at night with lit windows',
  garden: 'A meadow full of flowers',
  lake: 'Mountains mirrored in a still lake',
  canvas: 'An abstract painting in a plain frame',
  vinyl: 'A record turning on a wooden player',
  coffee: 'A cup of coffee with a leaf drawn in its foam, seen from above',
  chess: 'Chessmen on a board in the middle of a game',
};
