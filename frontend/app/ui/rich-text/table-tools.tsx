import type { Command } from 'prosemirror-state';
import { addColumn, addRow, removeColumn, removeRow, removeTable } from './tables';

const TOOLS: readonly { name: string; command: Command }[] = [
  { name: 'Add a row', command: addRow },
  { name: 'Add a column', command: addColumn },
  { name: 'Remove the row', command: removeRow },
  { name: 'Remove the column', command: removeColumn },
  { name: 'Remove the table', command: removeTable },
];

/** The tools for the table that contains the caret. */
export function TableTools({ run }: { run: (command: Command) => void }) {
  return (
    <fieldset className="rich-text__table">
      <legend className="sr-only">Table</legend>
      {TOOLS.map(({ name, command }) => (
        <button
          key={name}
          type="button"
          className="btn btn--quiet btn--s"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(command)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
