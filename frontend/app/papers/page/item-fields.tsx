import { isPaperText, MOST_TEXT } from '../../../../backend/src/papers/paper-items.rules';
import { errorOf, type FormState, textOf, textsOf } from '../../lib/form-state';
import { Field } from '../../ui/field';
import { Link } from '../../ui/link';
import type { PaperPage } from '../api.server';

type Item = PaperPage['items'][number];

interface ItemFieldsProps {
  items: readonly Item[];
  /** The keys of those that may not apply. */
  optional: readonly string[];
  state: FormState;
}

/** The items of a checklist in their sections: those of the case, and fields for the rest. */
export function ItemFields({ items, optional, state }: ItemFieldsProps) {
  return bySection(items).map(([section, inside]) => (
    <section key={section} className="stack">
      <h2>{section}</h2>
      {inside.map((item) => (
        <div key={item.key} className="stack stack--s">
          <OneItem item={item} state={state} />
          {optional.includes(item.key) && <Skip of={item} state={state} />}
          <input type="hidden" name={`has-${item.key}`} value="1" />
        </div>
      ))}
    </section>
  ));
}

function bySection(items: readonly Item[]): [string, Item[]][] {
  const sections = new Map<string, Item[]>();
  for (const item of items)
    sections.set(item.section, [...(sections.get(item.section) ?? []), item]);
  return [...sections];
}

function OneItem({ item, state }: { item: Item; state: FormState }) {
  if (isPaperText(item.key) || item.key === 'references')
    return <ItemText item={item} state={state} />;
  return (
    <p>
      <span className="paper-item__number">{item.number}</span> {item.name}:{' '}
      {item.state === 'missing' ? (
        <Link to={item.link}>missing in the case</Link>
      ) : (
        <span className="muted">
          {item.state === 'filled' ? 'from the case' : 'does not apply'}
        </span>
      )}
    </p>
  );
}

function ItemText({ item: { key, number, name }, state }: { item: Item; state: FormState }) {
  const isList = key === 'references';
  return (
    <Field
      name={key}
      label={`${number} ${name}`}
      error={errorOf(state, key)}
      hint={
        isList ? 'One a line, for example 10.1016/j.ijsu.2020.10.034 or PMID 33358.' : undefined
      }
    >
      {(control) => (
        <textarea
          dir="auto"
          className="textarea"
          rows={isList ? 5 : 3}
          maxLength={isList ? undefined : MOST_TEXT}
          defaultValue={textOf(state.values, key)}
          {...control}
        />
      )}
    </Field>
  );
}

function Skip({ of: { key, name }, state }: { of: Item; state: FormState }) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name="skip"
        value={key}
        defaultChecked={textsOf(state.values, 'skip').includes(key)}
      />
      <span>
        Does not apply <span className="sr-only">: {name}</span>
      </span>
    </label>
  );
}
