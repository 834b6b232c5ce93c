import type { Engaged } from '../engagement/engagement-calls.server';
import { idIn } from '../wire/address.server';
import { beyondEngagement } from './api.server';
import { anchorOfBeyond, pathOfBeyond } from './subject';

/** The post in the URL of a page. */
export function engagedBeyond({ params }: { params: Record<string, string | undefined> }): Engaged {
  const id = idIn(params['id']);
  return { calls: beyondEngagement, id, to: pathOfBeyond(id), anchor: anchorOfBeyond(id) };
}
