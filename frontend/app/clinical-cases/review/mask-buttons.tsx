import { Brush, Eraser, SquarePlus, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

interface MaskButtonsProps {
  isBrush: boolean;
  isFull: boolean;
  canUndo: boolean;
  isEmpty: boolean;
  onRectangle: () => void;
  onBrush: () => void;
  onUndo: () => void;
  onClear: () => void;
}

export function MaskButtons({
  isBrush,
  isFull,
  canUndo,
  isEmpty,
  onRectangle,
  onBrush,
  onUndo,
  onClear,
}: MaskButtonsProps) {
  return (
    <div className="masks__tools">
      <Button look="secondary" onClick={onRectangle} disabled={isFull}>
        <Icon of={SquarePlus} />
        Add a rectangle
      </Button>
      <Button look="secondary" aria-pressed={isBrush} onClick={onBrush}>
        <Icon of={Brush} />
        Brush
      </Button>
      <Button look="secondary" onClick={onUndo} disabled={!canUndo}>
        <Icon of={Undo2} />
        Undo
      </Button>
      <Button look="secondary" onClick={onClear} disabled={isEmpty}>
        <Icon of={Eraser} />
        Remove all
      </Button>
    </div>
  );
}
