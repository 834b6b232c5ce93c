import type { CaseFile } from '../post';
import type { Step } from '../steps.server';

/** A file that belongs to a step; the stage does not show it. */
export interface LaterFile {
  file: CaseFile;
  step: Pick<Step, 'id' | 'kind' | 'day'>;
  /** Among the files of its step, from 0. */
  index: number;
}

export const laterFiles = (steps: Pick<Step, 'id' | 'kind' | 'day' | 'files'>[]): LaterFile[] =>
  steps.flatMap(({ files, id, kind, day }) =>
    files.map((file, index) => ({ file, step: { id, kind, day }, index })),
  );
