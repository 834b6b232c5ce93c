import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { node, toggle, toggleHeading } from './commands';
import { pasted, read } from './html';

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('break').create()).scrollIntoView());
  return true;
});

/** Tab still moves the focus, as everywhere; lists are indented with Ctrl and a bracket. */
const keys = {
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-b': toggle('strong'),
  'Mod-i': toggle('em'),
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  'Shift-Enter': breakLine,
  Enter: splitListItem(node('list_item')),
  'Mod-]': sinkListItem(node('list_item')),
  'Mod-[': liftListItem(node('list_item')),
};

interface Given {
  at: HTMLElement;
  html: string;
  askForLink: () => void;
  onChange: (state: EditorState, isEdited: boolean) => void;
}

export function openView({ at, html, askForLink, onChange }: Given): EditorView {
  const ask: Command = () => {
    askForLink();
    return true;
  };
  const plugins = [history(), keymap({ ...keys, 'Mod-k': ask }), keymap(baseKeymap), gapCursor()];
  const view: EditorView = new EditorView(at, {
    state: EditorState.create({ doc: read(html), plugins }),
    transformPastedHTML: pasted,
    dispatchTransaction: (transaction) => {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onChange(state, transaction.docChanged);
    },
  });
  return view;
}

/** Shows another document; what was done in the one before cannot be undone here. */
export function showOther(view: EditorView, html: string): EditorState {
  view.updateState(EditorState.create({ doc: read(html), plugins: view.state.plugins }));
  return view.state;
}
