import type { Modality } from './facts.rules';

const ALWAYS = ['Before', 'After'] as const;
const CT = [
  'Plain',
  'Arterial',
  'Portal venous',
  'Venous',
  'Delayed',
  'Bone',
  'Lung',
  'Angiography',
] as const;
const MR = [
  'T1',
  'T1 with contrast',
  'T2',
  'FLAIR',
  'DWI',
  'ADC',
  'STIR',
  'MRCP',
  'Angiography',
  'Perfusion',
] as const;
const RUN = ['Run'] as const;
const PROJECTION = ['Front', 'Side', 'CC', 'MLO'] as const;

const NAMES: Readonly<Record<Modality, readonly string[]>> = {
  CT,
  MR,
  US: RUN,
  XA: RUN,
  RF: RUN,
  CR: PROJECTION,
  DX: PROJECTION,
  MG: PROJECTION,
};

/** What an author can call a series; the words of the file are shown to nobody. */
export const seriesNames = (modality: Modality): readonly string[] => [
  ...NAMES[modality],
  ...ALWAYS,
];
