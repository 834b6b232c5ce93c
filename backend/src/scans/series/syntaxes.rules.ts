import type { Encoding } from './elements.rules';
import type { LeftOut } from './left-out.rules';

/** What decodes the frames of a file. */
export type Codec = 'none' | 'rle' | 'jpeg' | 'jpeg-ls' | 'jpeg-2000' | 'htj2k';

export interface Syntax extends Encoding {
  readonly codec: Codec;
  readonly isDeflated?: boolean;
  /** What is decoded may differ a little from what was measured. */
  readonly isLossy?: boolean;
}

const LITTLE = { isExplicit: true, isLittle: true, codec: 'none' } as const;
const coded = (codec: Codec, isLossy = false): Syntax => ({ ...LITTLE, codec, isLossy });
const ROOT = '1.2.840.10008.1.2';

const SYNTAXES: Readonly<Record<string, Syntax>> = {
  [ROOT]: { ...LITTLE, isExplicit: false },
  [`${ROOT}.1`]: LITTLE,
  [`${ROOT}.1.99`]: { ...LITTLE, isDeflated: true },
  [`${ROOT}.2`]: { ...LITTLE, isLittle: false },
  [`${ROOT}.5`]: coded('rle'),
  [`${ROOT}.4.50`]: coded('jpeg', true),
  [`${ROOT}.4.51`]: coded('jpeg', true),
  [`${ROOT}.4.57`]: coded('jpeg'),
  [`${ROOT}.4.70`]: coded('jpeg'),
  [`${ROOT}.4.80`]: coded('jpeg-ls'),
  [`${ROOT}.4.81`]: coded('jpeg-ls', true),
  [`${ROOT}.4.90`]: coded('jpeg-2000'),
  [`${ROOT}.4.91`]: coded('jpeg-2000', true),
  [`${ROOT}.4.201`]: coded('htj2k'),
  [`${ROOT}.4.202`]: coded('htj2k'),
  [`${ROOT}.4.203`]: coded('htj2k', true),
};
/** MPEG-2, MPEG-4 and HEVC. */
const FILM = /^1\.2\.840\.10008\.1\.2\.4\.10[0-8](\.\d+)?$/;

/** The transfer syntax of this UID, or what a file in it is left out as. */
export function syntaxOf(uid: string): Syntax | LeftOut {
  return SYNTAXES[uid] ?? (FILM.test(uid) ? 'film' : 'unknown-compression');
}
