import type { Solid } from '../solid';
import { colon, duodenum, smallBowel, stomach } from './bowel';
import { gallbladder, liver, spleen } from './liver';
import { adrenals, greatVessels, kidney, pancreas } from './retroperitoneum';
import { wall } from './wall';

/** Everything in an adult's abdomen. Findings are painted over it, and some organs can be left out. */
export function abdomen({
  fat = 16,
  seed = 1,
  leave = /^$/,
}: {
  fat?: number;
  seed?: number;
  leave?: RegExp;
} = {}): Solid[] {
  const organs = {
    liver: liver(),
    pancreas: pancreas(),
    duodenum: duodenum(),
    vessels: greatVessels(),
    'left kidney': kidney(1),
    'right kidney': kidney(-1),
    adrenals: adrenals(),
    spleen: spleen(),
    stomach: stomach(),
    gallbladder: gallbladder(),
    'ascending colon': colon('ascending colon'),
    'transverse colon': colon('transverse colon'),
    'descending colon': colon('descending colon'),
  };
  const kept = Object.entries(organs).filter(([name]) => !leave.test(name));
  const solids = kept.flatMap(([, parts]) => parts);
  const big = solids.filter(({ name }) =>
    /liver|kidney|pancreas|stomach|colon|duodenum|aorta|cava|spleen$/.test(name),
  );
  const loops = leave.test('loops') ? [] : smallBowel(seed, 12, big);
  return [...wall({ fat }), ...solids, ...loops];
}
