import { rm } from 'node:fs/promises';
import path from 'node:path';
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
 * Writes a document of Word, Excel or PowerPoint anew: without author, company, title, comments, names beside tracked changes, paths
 * of the machine that it was saved on, and the small picture of its first page.
 * @returns false where it cannot be read; then nothing was written
 */
export async function rewriteOffice(source: string, target: string): Promise<boolean> {
  const isWritten = await thread.do({ source, target }).catch(() => false);
  if (!isWritten) await rm(target, { force: true });
  return isWritten;
}
