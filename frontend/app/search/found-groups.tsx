import type { UseComboboxReturnValue } from 'downshift';
import { Avatar } from '../ui/avatar';
import { classNames } from '../ui/class-names';
import { type Hit, type HitGroup, LABELS, totalOf } from './hit';
import { factsIn } from './hit-facts';
import { HitPicture } from './hit-picture';
import { Marked } from './marked';
import './found.css';
import './search.css';

interface FoundGroupsProps {
  groups: readonly HitGroup[];
  box: UseComboboxReturnValue<Hit>;
}

/**
 * Spread, because a literal role="group" would make the linter ask for a fieldset, which options
 * cannot use.
 */
const OPTIONS = { role: 'group' };

/** The options of a combobox, grouped by kind. */
export function FoundGroups({ groups, box }: FoundGroupsProps) {
  const firsts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <ul
      className="search__list listbox"
      {...box.getMenuProps({
        'aria-label': 'Cases, surgeons and more',
        'aria-labelledby': undefined,
      })}
      hidden={groups.length === 0}
    >
      {groups.map(({ kind, total, hits }, place) => (
        <li key={kind} {...OPTIONS} aria-label={LABELS[kind]}>
          <p className="finder__g" aria-hidden="true">
            <span>{LABELS[kind]}</span>
            <span className="tnum">{totalOf(total)}</span>
          </p>
          {hits.map((hit, index) => {
            const at = (firsts[place] ?? 0) + index;
            const isOn = box.highlightedIndex === at;
            return (
              <div
                key={hit.path}
                {...box.getItemProps({
                  item: hit,
                  index: at,
                  className: classNames('hit', isOn && 'hit--on'),
                  'aria-selected': isOn,
                })}
              >
                <HitOption hit={hit} />
              </div>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

function HitOption({ hit }: { hit: Hit }) {
  const { title, kind, pictureUrl } = hit;
  return (
    <>
      {kind === 'members' ? (
        <Avatar person={{ fullName: title.text.slice('Dr. '.length), pictureUrl }} size="s" />
      ) : (
        <HitPicture hit={hit} look="hit__pic" />
      )}
      <span className="hit__a">
        <span className="hit__t">
          <Marked of={title} />
        </span>
        <span className="hit__m" dir="auto">
          {factsIn(hit)}
        </span>
      </span>
    </>
  );
}
