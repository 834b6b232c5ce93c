import { Segmented } from '../../ui/radio-group';
import type { SoundChoice } from './review';

const choices = [
  { value: 'remove', label: 'Remove' },
  { value: 'keep', label: 'Keep' },
];

/** Names may be spoken in the theatre: sound is removed unless the author keeps it. */
export function Sound({ index, choice }: { index: number; choice: SoundChoice }) {
  const name = `sound-${index}`;
  return (
    <div className="sound">
      <h4 id={`${name}-label`}>Sound</h4>
      <p className="muted">A voice can name a patient, and can be recognised.</p>
      <Segmented name={name} choices={choices} defaultValue={choice} labelledBy={`${name}-label`} />
    </div>
  );
}
