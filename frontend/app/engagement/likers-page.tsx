import { LinkButton } from '../ui/button';
import { FormPage } from '../ui/form-page';
import { Link } from '../ui/link';
import type { LikerPage } from './api.server';
import { LikerList } from './liker-list';
import { LIKERS_TITLE } from './subject';

/** The page behind the likers dialog. */
export function LikersPage({ page, to }: { page: LikerPage; to: string }) {
  return (
    <FormPage title={LIKERS_TITLE} text="Members who liked this.">
      <div className="card card__pad stack">
        <LikerList likers={page.likers} />
        {page.nextBefore !== null && (
          <p>
            <Link to={`?before=${page.nextBefore}`}>Show more</Link>
          </p>
        )}
      </div>
      <div>
        <LinkButton look="secondary" to={to}>
          Back
        </LinkButton>
      </div>
    </FormPage>
  );
}
