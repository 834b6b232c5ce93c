import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Icon } from '../ui/icon';
import { useHydrated } from '../ui/use-hydrated';
import { pathOfPostsBy } from './subject';
import { SEARCH_HINT, SEARCH_PATH, type SurgeonSearchProps } from './surgeon-search';

const Combobox = lazy(() => import('./surgeon-combobox'));

/** Suggests surgeons while the user types; without scripts, or on Enter, shows the results page. */
export function SurgeonSearch({ pathOf = pathOfPostsBy, defaultValue = '' }: SurgeonSearchProps) {
  const isHydrated = useHydrated();
  const plain = (
    <div className="input-wrap">
      <Icon of={Search} />
      <input
        dir="auto"
        className="input"
        type="search"
        name="q"
        aria-label="Search surgeons"
        placeholder={SEARCH_HINT}
        defaultValue={defaultValue}
      />
    </div>
  );
  return (
    <search>
      <form noValidate method="get" action={SEARCH_PATH}>
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
