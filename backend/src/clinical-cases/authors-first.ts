import { OwnersFirst } from '../wire/owners-first';
import { ClinicalCasesService } from './clinical-cases.service';
import type { PostKind } from './clinical-post.content';

/** For changes of a post, or only of a case, that is named in the path. */
export const AuthorsFirst = (kind?: PostKind) =>
  OwnersFirst(ClinicalCasesService, 'id', (posts, actor, id) => posts.findOwn(actor, { id, kind }));
