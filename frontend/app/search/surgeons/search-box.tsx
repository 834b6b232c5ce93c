import { Search as Glass } from 'lucide-react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PLACEHOLDER } from '../names';

export function SearchBox({ term }: { term: string }) {
  return (
    <div className="input-wrap search__box">
      <Icon of={Glass} />
      <input
        dir="auto"
        className="input"
        type="search"
        name="term"
        defaultValue={term}
        aria-label="Name, diagnosis or other words"
        placeholder={PLACEHOLDER}
        autoComplete="off"
        maxLength={100}
      />
      <Button type="submit" look="quiet">
        Search
      </Button>
    </div>
  );
}
