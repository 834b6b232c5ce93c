import { RotateCcw } from 'lucide-react';
import { Banner } from '../../ui/banner';

export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner kind="neutral" icon={RotateCcw}>
      Draft restored –{' '}
      <button className="link" type="button" onClick={onDiscard}>
        discard
      </button>
    </Banner>
  );
}
