import type { RouteArgs } from '../../wire/client.server';
import type { ClinicalPost } from '../post';
import { stepsOf } from '../steps.server';
import { laterFiles } from './later-files';
import { isReady, type Markable } from './pin';

/** The files and series of a post in which a pin can be set. */
export async function markableIn(
  args: RouteArgs,
  { id, kind, files, scans }: Pick<ClinicalPost, 'id' | 'kind' | 'files' | 'scans'>,
): Promise<Markable> {
  const steps = kind === 'case' ? await stepsOf(args, id) : [];
  return { files, scans: scans.filter(isReady), later: laterFiles(steps) };
}
