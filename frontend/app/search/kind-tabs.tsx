import { Tabs } from '../ui/tabs';
import { COUNTED, type HitGroup, KINDS, type Kind, LABELS, totalOf } from './hit';
import './found.css';

interface KindTabsProps {
  term: string;
  current: Kind | 'all';
  /** Empty until a search was made. */
  groups: readonly HitGroup[];
}

/** A tab per kind of results, with totals. */
export function KindTabs({ term, current, groups }: KindTabsProps) {
  const to = (kind: string) => `/search?${new URLSearchParams({ ...(term && { term }), kind })}`;
  const sum = groups.reduce((all, { total }) => all + total, 0);
  const isCut = groups.some(({ total }) => total >= COUNTED);
  const badge = (text: string) =>
    groups.length > 0 && <span className="quiet tnum search__count">{text}</span>;
  return (
    <Tabs
      label="Kinds of result"
      tabs={[
        {
          to: to('all'),
          label: 'All',
          isCurrent: current === 'all',
          badge: badge(isCut ? `${sum}+` : String(sum)),
        },
        ...KINDS.map((kind) => ({
          to: to(kind),
          label: LABELS[kind],
          isCurrent: current === kind,
          badge: badge(totalOf(groups.find((group) => group.kind === kind)?.total ?? 0)),
        })),
      ]}
    />
  );
}
