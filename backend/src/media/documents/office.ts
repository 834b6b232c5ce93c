import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isFull } from '../../platform/storage/full-disk';
import type { FileTypeName } from '../file-type.rules';
import { WorkThread } from '../threads/work-thread';

const LIMITS = { ms: 30_000, megabytes: 512 };
const thread = new WorkThread<OfficeTask, boolean>(
  path.join(__dirname, `office.thread${path.extname(__filename)}`),
  LIMITS,
);

export interface OfficeTask {
  readonly source: string;
  readonly target: string;
}

export const isOffice = (type: FileTypeName): boolean => ['docx', 'xlsx', 'pptx'].includes(type);

/**
 * Rewrites a Word, Excel or PowerPoint document without author, company, title, comments, names in
 * tracked changes, local paths and the thumbnail of its first page.
 * @returns false if it cannot be read; then nothing was written
 */
export async function rewriteOffice(source: string, target: string): Promise<boolean> {
  try {
    return await thread.do({ source, target });
  } catch (error) {
    await rm(target, { force: true });
    if (isFull(error)) throw error;
    return false;
  }
}
