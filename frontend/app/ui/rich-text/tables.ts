import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { schema } from './schema';

const { nodes } = schema;
const SIZE = 3;

const cellOf = (kind: 'table_cell' | 'table_heading', scope: string | null = null) =>
  schema.node(kind, { scope }, [schema.node('paragraph')]);

/** Inserts a table of three columns, with a heading row and two body rows. */
export const insertTable: Command = (state, dispatch) => {
  if (placeIn(state)) return false;
  const row = (cell: () => Node) =>
    schema.node('table_row', null, Array.from({ length: SIZE }, cell));
  const table = schema.node('table', null, [
    schema.node('table_head', null, [row(() => cellOf('table_heading', 'col'))]),
    schema.node('table_body', null, [
      row(() => cellOf('table_cell')),
      row(() => cellOf('table_cell')),
    ]),
  ]);
  if (dispatch) {
    const { tr } = state;
    const at = state.selection.$from.start(1) - 1;
    const isBlank =
      state.selection.$from.parent.content.size === 0 && state.selection.$from.depth === 1;
    const place = isBlank ? at : state.selection.$from.end(1) + 1;
    if (isBlank) tr.replaceWith(at, state.selection.$from.end(1) + 1, table);
    else tr.insert(place, table);
    // Leaves a paragraph below the table, so that typing can continue there.
    if (tr.doc.lastChild?.type === nodes['table'])
      tr.insert(tr.doc.content.size, schema.node('paragraph'));
    tr.setSelection(TextSelection.near(tr.doc.resolve(place + 1)));
    dispatch(tr.scrollIntoView());
  }
  return true;
};

interface Place {
  table: Node;
  /** The position of the table in the document. */
  at: number;
  row: number;
  column: number;
  isInHead: boolean;
}

/** The table that contains the caret; undefined if there is none. */
export function placeIn({ selection: { $from } }: EditorState): Place | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type !== nodes['table_row']) continue;
    let over = depth;
    while ($from.node(over).type !== nodes['table']) over--;
    const table = $from.node(over);
    const rows: Node[] = [];
    table.descendants((node) => {
      if (node.type === nodes['table_row']) rows.push(node);
      return node.type !== nodes['table_row'];
    });
    return {
      table,
      at: $from.before(over),
      row: rows.indexOf($from.node(depth)),
      column: $from.index(depth),
      isInHead: $from.node(depth - 1).type === nodes['table_head'],
    };
  }
  return undefined;
}

/**
 * Rebuilds the table around the caret, replacing each row by zero, one or more rows. A table
 * without rows is deleted.
 */
function rebuilt(of: (row: Node, index: number, place: Place) => readonly Node[]): Command {
  return (state, dispatch) => {
    const place = placeIn(state);
    if (!place) return false;
    if (!dispatch) return true;
    let index = 0;
    const parts: Node[] = [];
    for (const part of place.table.children) {
      if (part.type === nodes['table_title']) {
        parts.push(part);
        continue;
      }
      const rows = part.children.flatMap((row) => of(row, index++, place));
      if (rows.length > 0) parts.push(part.copy(Fragment.from(rows)));
    }
    const hasRows = parts.some(({ type }) => type !== nodes['table_title']);
    const hasBody = parts.some(({ type }) => type === nodes['table_body']);
    const end = place.at + place.table.nodeSize;
    const { tr } = state;
    if (hasRows && hasBody) tr.replaceWith(place.at, end, place.table.copy(Fragment.from(parts)));
    else tr.delete(place.at, end);
    const cursor = Math.min(state.selection.from, tr.doc.content.size);
    tr.setSelection(TextSelection.near(tr.doc.resolve(cursor)));
    dispatch(tr.scrollIntoView());
    return true;
  };
}

const emptied = (cell: Node) =>
  cell.type.create({ ...cell.attrs, colspan: 1, rowspan: 1 }, schema.node('paragraph'));

/** Adds a row below the current one; from the heading row, before the first body row. */
export const addRow = rebuilt((row, index, { row: at, isInHead }) => {
  const fresh = () => row.copy(Fragment.from(row.children.map(emptied)));
  if (isInHead) return index === at + 1 ? [fresh(), row] : [row];
  return index === at ? [row, fresh()] : [row];
});

/** Adds a column after the current one. */
export const addColumn = rebuilt((row, _index, { column }) => [
  row.copy(
    Fragment.from(
      row.children.flatMap((cell, at) => (at === column ? [cell, emptied(cell)] : [cell])),
    ),
  ),
]);

export const removeRow = rebuilt((row, index, place) => (index === place.row ? [] : [row]));

export const removeColumn = rebuilt((row, _index, { column }) => {
  const cells = row.children.filter((_cell, at) => at !== column);
  return cells.length > 0 ? [row.copy(Fragment.from(cells))] : [];
});

export const removeTable: Command = (state, dispatch) => {
  const place = placeIn(state);
  if (!place) return false;
  dispatch?.(state.tr.delete(place.at, place.at + place.table.nodeSize).scrollIntoView());
  return true;
};
