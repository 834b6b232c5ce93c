import { useNavigate } from '@remix-run/react';
import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Author } from '../profiles/author.server';
import { Avatar } from '../ui/avatar';
import { DrName } from '../ui/dr-name';
import { Icon } from '../ui/icon';
import { SEARCH_HINT, type SurgeonSearchProps } from './surgeon-search';
import { useSurgeons } from './use-surgeons';

/** An accessible combobox with arrows, Enter and Esc; choosing a surgeon leads to `pathOf`. */
export default function SurgeonCombobox({
  pathOf,
  defaultValue = '',
}: Required<SurgeonSearchProps>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(defaultValue);
  const { surgeons, isAnswered } = useSurgeons(typed);
  const box = useCombobox<Author>({
    id: 'surgeons',
    inputId: 'surgeons-input',
    items: surgeons,
    inputValue: typed,
    selectedItem: null,
    itemToString: (item) => item?.fullName ?? '',
    itemToKey: (item) => item?.memberId,
    onSelectedItemChange: ({ selectedItem }) =>
      selectedItem && navigate(pathOf(selectedItem.memberId)),
  });
  const isEmpty = isAnswered && surgeons.length === 0;
  return (
    <div className="combo">
      <div className="input-wrap">
        <Icon of={Search} />
        <input
          {...box.getInputProps({
            'aria-labelledby': undefined,
            'aria-label': 'Search surgeons',
            className: 'input',
            dir: 'auto',
            name: 'q',
            type: 'search',
            placeholder: SEARCH_HINT,
            onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
              setTyped(currentTarget.value),
          })}
        />
      </div>
      <ul
        className="listbox combo__list"
        {...box.getMenuProps({ 'aria-label': 'Surgeons', 'aria-labelledby': undefined })}
        hidden={!box.isOpen || surgeons.length === 0}
      >
        {box.isOpen &&
          surgeons.map((surgeon, index) => (
            <li
              key={surgeon.memberId}
              {...box.getItemProps({
                item: surgeon,
                index,
                'aria-selected': box.highlightedIndex === index,
              })}
            >
              <Avatar person={surgeon} size="xs" />
              <span>
                <DrName of={surgeon.fullName} />
              </span>
              <small>{surgeon.speciality}</small>
            </li>
          ))}
      </ul>
      <p className={isEmpty ? 'listbox combo__list combo__none' : 'sr-only'} role="status">
        {isEmpty && 'No result found'}
      </p>
    </div>
  );
}
