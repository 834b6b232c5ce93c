import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isFull } from '../../platform/storage/full-disk';
import { WorkThread } from '../threads/work-thread';
import type { PdfAnswer, PdfDescription, PdfTask } from './pdf.thread';
import { UnusablePdf } from './unusable-pdf';

/** 23 MB of minimal objects took 4 s. */
const LIMITS = { ms: 20_000, megabytes: 768 };
const thread = new WorkThread<PdfTask, PdfAnswer>(
  path.join(__dirname, `pdf.thread${path.extname(__filename)}`),
  LIMITS,
);

/**
 * Rewrites a PDF with only the objects its pages need: without metadata, earlier revisions and
 * unreferenced data.
 * @param dropsComments also removes notes on its pages, and the names of those who drew on them
 * @throws UnusablePdf if it contains scripts, launch actions or attached files, requires a
 *   password, or cannot be read
 */
export async function rewritePdf(
  source: string,
  target: string,
  { dropsComments = false }: { readonly dropsComments?: boolean } = {},
): Promise<void> {
  try {
    await read({ to: 'rewrite', source, target, dropsComments });
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

/** @throws UnusablePdf if it requires a password or cannot be read */
export function describePdf(source: string): Promise<PdfDescription> {
  return read({ to: 'describe', source });
}

async function read(task: PdfTask): Promise<PdfDescription> {
  const answer = await thread.do(task).catch((error: unknown): PdfAnswer => {
    if (isFull(error)) throw error;
    return { problem: 'broken' };
  });
  if ('problem' in answer) throw new UnusablePdf(answer.problem);
  return answer;
}
