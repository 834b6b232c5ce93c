import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Field } from '../ui/field';
import { Icon } from '../ui/icon';
import { chosenPlace } from './place';
import type { PlacePickerProps } from './place-picker-props';
import { type PlaceItem, usePlaceItems } from './use-place-items';

/**
 * Searches on the server while the user types; a name that is not found can be entered as it is.
 */
export default function PlaceCombobox({
  source,
  waitText,
  defaultValue,
  places,
  onChange,
  hasGo: _,
  ...field
}: PlacePickerProps) {
  const chosen = chosenPlace(defaultValue);
  const [value, setValue] = useState(source ? defaultValue : '');
  const [typed, setTyped] = useState(source ? (chosen?.name ?? '') : '');
  const items = usePlaceItems({
    source,
    typed,
    places,
    isChosen: chosenPlace(value)?.name === typed,
  });
  const choose = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  // Set here and not in `onInputValueChange`, which comes after the next key and takes it back.
  const type = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value);
    if (value) choose('');
  };
  const box = useCombobox<PlaceItem>({
    id: field.name,
    inputId: field.name,
    items,
    inputValue: typed,
    selectedItem: null,
    itemToString: (item) => item?.name ?? '',
    itemToKey: (item) => item?.value,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setTyped(selectedItem.name);
      choose(selectedItem.value);
    },
  });
  return (
    <Field {...field}>
      {({ name, ...control }) => (
        <div className="combo">
          <input type="hidden" name={name} value={value} />
          <div className="input-wrap">
            <Icon of={Search} />
            <input
              {...box.getInputProps({
                ...control,
                'aria-labelledby': undefined,
                className: 'input',
                dir: 'auto',
                disabled: source === null,
                placeholder: source ? 'Type to search' : waitText,
                onChange: type,
              })}
              aria-required={field.isOptional ? undefined : true}
            />
          </div>
          <ul
            className="listbox combo__list"
            {...box.getMenuProps({ 'aria-label': 'Matches', 'aria-labelledby': undefined })}
            hidden={!box.isOpen || items.length === 0}
          >
            {box.isOpen &&
              items.map((item, index) => (
                <li
                  key={item.value}
                  {...box.getItemProps({
                    item,
                    index,
                    'aria-selected': box.highlightedIndex === index,
                  })}
                >
                  <span>{item.isTyped ? `Other: “${item.name}”` : marked(item.name, typed)}</span>
                  <small>{item.isTyped ? 'Type your own' : item.note}</small>
                </li>
              ))}
          </ul>
        </div>
      )}
    </Field>
  );
}

function marked(name: string, typed: string): ReactNode {
  const at = typed ? name.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, at + typed.length)}</mark>
      {name.slice(at + typed.length)}
    </>
  );
}
