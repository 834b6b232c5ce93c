import { RotateCcw } from 'lucide-react';
import { Banner } from '../ui/banner';

interface DraftNoteProps {
  /** Names of files that could not be restored. */
  missing: string[];
  onDiscard: () => void;
}

export function DraftNote({ missing, onDiscard }: DraftNoteProps) {
  return (
    <Banner kind="neutral" icon={RotateCcw}>
      Draft restored –{' '}
      <button className="link" type="button" onClick={onDiscard}>
        discard
      </button>
      {missing.length > 0 && <span role="status"> Please choose again: {missing.join(', ')}</span>}
    </Banner>
  );
}
