import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { pathOfPostsBy } from '../../lib/beyond-subject';
import { Icon } from '../icon';
import { useHydrated } from '../use-hydrated';

export interface SurgeonSearchProps {
  /** Where a choice leads; to that surgeon's posts unless a page says otherwise. */
  pathOf?: (memberId: number) => string;
  defaultValue?: string;
}

export const SEARCH_HINT = 'Type min 3 characters to search the surgeons';
export const SEARCH_PATH = '/beyondSurgery/search';

const Combobox = lazy(() => import('./surgeon-combobox'));

/** Suggests surgeons while one types; without scripts, and on Enter, a page of results. */
export function SurgeonSearch({ pathOf = pathOfPostsBy, defaultValue = '' }: SurgeonSearchProps) {
  const isHydrated = useHydrated();
  const plain = (
    <div className="input-wrap">
      <Icon of={Search} />
      <input className="input" type="search" name="q" aria-label="Search surgeons" placeholder={SEARCH_HINT} defaultValue={defaultValue} />
    </div>
  );
  return (
    <search>
      <form method="get" action={SEARCH_PATH}>
        {isHydrated ? (
          <Suspense fallback={plain}>
            <Combobox pathOf={pathOf} defaultValue={defaultValue} />
          </Suspense>
        ) : (
          plain
        )}
      </form>
    </search>
  );
}
