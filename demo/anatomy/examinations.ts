import type { Examination } from './examination';
import { abdomens } from './examinations/abdomens';
import { chests } from './examinations/chests';
import { endoscopies } from './examinations/endoscopies';
import { limbs } from './examinations/limbs';
import { scans } from './examinations/scans';

/** Every picture that is taken of a volume, by its name. */
export const examinations = {
  ...abdomens,
  ...chests,
  ...endoscopies,
  ...limbs,
  ...scans,
} as const satisfies Record<string, Examination>;

export type ExaminationName = keyof typeof examinations;

/** The picture of an examination is named like a drawing: `exam/plated-knee`. */
export type ExaminationKind = `exam/${ExaminationName}`;

export function examinationOf(kind: string): Examination | undefined {
  if (!kind.startsWith('exam/')) return undefined;
  return (examinations as Record<string, Examination>)[kind.slice('exam/'.length)];
}
