import { Form, useSubmit } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../ui/button';
import { asChoices } from '../../ui/choices';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Menu } from '../../ui/menu';
import { SheetSelect } from '../../ui/sheet-select';
import { useHydrated } from '../../ui/use-hydrated';
import type { PostKind } from '../post';
import { tabsOf } from '../post-places';

interface ControlsProps {
  names: string[];
  chosen: string;
  /** The reader's own speciality, which comes first. */
  own: string;
  kind: PostKind;
  /** Whether only cases with an outcome are shown. */
  isReported: boolean;
}

/**
 * One row: what is listed, and which of it. Each filter is a switch, in the URL, so that it can be
 * bookmarked and shared.
 */
export function Controls({ names, chosen, own, kind, isReported }: ControlsProps) {
  const now = { kind, speciality: chosen, isReported };
  return (
    <div className="ctl">
      <Kinds kind={kind} />
      <Places kind={kind} />
      <fieldset className="ctl__filters">
        <legend className="sr-only">Filter cases</legend>
        {names.includes(own) && (
          <Switch
            to={addressOf({ ...now, speciality: chosen === own ? '' : own })}
            isOn={chosen === own}
            text={own}
          />
        )}
        {kind === 'case' && (
          <Switch
            to={addressOf({ ...now, isReported: !isReported })}
            isOn={isReported}
            text="With outcome"
          />
        )}
        <SpecialityForm names={names} chosen={chosen} kind={kind} isReported={isReported} />
      </fieldset>
    </div>
  );
}

interface Shown {
  kind: PostKind;
  speciality: string;
  isReported: boolean;
}

function addressOf({ kind, speciality, isReported }: Shown): string {
  const params = new URLSearchParams({
    ...(kind === 'image' && { tab: 'images' }),
    ...(speciality && { speciality }),
    ...(isReported && { outcome: 'reported' }),
  });
  return params.size > 0 ? `/community?${params}` : '/community';
}

/** Beside the filters where there is room. */
function Kinds({ kind }: { kind: PostKind }) {
  const kinds = tabsOf('feed', kind).filter(({ isPhoneOnly }) => !isPhoneOnly);
  return (
    <nav className="segmented desktop-only" aria-label="What is shown">
      {kinds.map(({ to, label, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
          <span className="sr-only">Clinical </span>
          {label.replace('Clinical ', '')}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone: the kinds and the section's other places, which a desk has at the left. */
function Places({ kind }: { kind: PostKind }) {
  const tabs = tabsOf('feed', kind);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label;
  return (
    <Menu
      className="ctl__places phone-only"
      label={`${current}: other places`}
      button={
        <>
          {current}
          <Icon of={ChevronDown} size="s" />
        </>
      }
    >
      <nav aria-label="What is shown">
        {tabs.map(({ to, label, isCurrent }) => (
          <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </Menu>
  );
}

function SpecialityForm({ names, chosen, kind, isReported }: Omit<ControlsProps, 'own'>) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  return (
    <Form noValidate className="with-go" method="get" action="/community">
      <SheetSelect
        key={chosen}
        title="Speciality"
        className="select--chip"
        name="speciality"
        aria-label="Speciality"
        choices={asChoices(names)}
        placeholder="All specialities"
        defaultValue={chosen}
        onChange={({ target }) => submit(target.form)}
      />
      {kind === 'image' && <input type="hidden" name="tab" value="images" />}
      {isReported && <input type="hidden" name="outcome" value="reported" />}
      {!isHydrated && (
        <Button className="without-scripts" type="submit" look="secondary">
          Go
        </Button>
      )}
    </Form>
  );
}

function Switch({ to, isOn, text }: { to: string; isOn: boolean; text: string }) {
  return (
    <Link className="chip" to={to} aria-current={isOn ? 'true' : undefined}>
      {text}
    </Link>
  );
}
