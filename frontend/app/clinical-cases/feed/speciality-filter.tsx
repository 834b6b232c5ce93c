import { Form, useSubmit } from '@remix-run/react';
import { Button } from '../../ui/button';
import { cachedFragment } from '../../ui/cached-fragment';
import { asChoices, Choices } from '../../ui/choices';
import { Link } from '../../ui/link';
import { useHydrated } from '../../ui/use-hydrated';
import type { PostKind } from '../post';
import { placesOf } from '../post-places';

interface SpecialityFilterProps {
  names: string[];
  chosen: string;
  /** The reader's own speciality, which comes first. */
  own: string;
  kind: PostKind;
  /** Whether only cases with an outcome are shown. */
  isReported: boolean;
}

/** The filter is in the URL, so that it can be bookmarked and shared. */
export function SpecialityFilter({ names, chosen, own, kind, isReported }: SpecialityFilterProps) {
  const isHydrated = useHydrated();
  const tab: Record<string, string> = kind === 'image' ? { tab: 'images' } : {};
  const isKnown = names.includes(own);
  return (
    <fieldset className="filters filters--row">
      <legend className="sr-only">Filter cases</legend>
      <Chip to={placesOf[kind].feed} isCurrent={chosen === '' && !isReported} text="All" />
      {isKnown && (
        <Chip
          to={`/community?${new URLSearchParams({ ...tab, speciality: own })}`}
          isCurrent={chosen === own}
          text={own}
        />
      )}
      {kind === 'case' && (
        <Chip
          to={`/community?${new URLSearchParams({ ...(chosen && { speciality: chosen }), outcome: 'reported' })}`}
          isCurrent={isReported}
          text="With outcome"
        />
      )}
      <Form noValidate className="with-go" method="get" action="/community">
        <SpecialitySelect key={chosen} names={names} chosen={chosen} />
        {kind === 'image' && <input type="hidden" name="tab" value="images" />}
        {isReported && <input type="hidden" name="outcome" value="reported" />}
        {!isHydrated && (
          <Button className="without-scripts" type="submit" look="secondary">
            Go
          </Button>
        )}
      </Form>
    </fieldset>
  );
}

/** The same hundred choices for everybody. */
const SpecialitySelect = cachedFragment(
  'speciality select',
  function SpecialitySelect({ names, chosen }: Pick<SpecialityFilterProps, 'names' | 'chosen'>) {
    const submit = useSubmit();
    return (
      <select
        className="select select--chip"
        name="speciality"
        aria-label="Speciality"
        defaultValue={chosen}
        onChange={({ target }) => submit(target.form)}
      >
        <Choices choices={asChoices(names)} placeholder="All specialities" />
      </select>
    );
  },
);

function Chip({ to, isCurrent, text }: { to: string; isCurrent: boolean; text: string }) {
  return (
    <Link className="chip" to={to} aria-current={isCurrent ? 'true' : undefined}>
      {text}
    </Link>
  );
}
