import { EyeOff } from 'lucide-react';
import { counted } from '../../lib/words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

export const headline = (count: number, whose: string) =>
  `${counted(count, 'detail')} could identify ${whose}`;

interface FindingsHeadProps {
  count: number;
  whose: string;
  onAll: () => void;
}

export function FindingsHead({ count, whose, onAll }: FindingsHeadProps) {
  return (
    <div className="lint__head">
      <Icon of={EyeOff} />
      <div>
        <p className="lint__title">{headline(count, whose)}</p>
        <p className="small">
          Replace {count === 1 ? 'it' : 'them'} with one tap, or edit the text yourself.
        </p>
      </div>
      {count > 1 && (
        <Button look="secondary" onClick={onAll}>
          Replace all
        </Button>
      )}
    </div>
  );
}
