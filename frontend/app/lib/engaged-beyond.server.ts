import { beyondEngagement } from '../api/beyond.server';
import { anchorOfBeyond, pathOfBeyond } from './beyond-subject';
import type { Engaged } from './engagement.server';

/** The post that a page's address names. */
export function engagedBeyond({ params }: { params: Record<string, string | undefined> }): Engaged {
  const id = params['id'] ?? '';
  return { calls: beyondEngagement, id, to: pathOfBeyond(id), anchor: anchorOfBeyond(id) };
}
