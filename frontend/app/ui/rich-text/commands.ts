import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { schema } from './schema';

export const { nodes, marks } = schema;
type NodeName = keyof typeof schema.nodes;
type MarkName = keyof typeof schema.marks;

/** The schema's names are literal types, so these lookups never fail. */
export const node = (name: NodeName) => nodes[name] as NodeType;
export const mark = (name: MarkName) => marks[name] as MarkType;

export const isWithin = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type).includes(type);

export const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === node('heading') && $from.parent.attrs['level'] === level;

export function isMarked(state: EditorState, name: MarkName): boolean {
  const { from, to, $from, empty } = state.selection;
  const type = mark(name);
  return empty
    ? Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
    : state.doc.rangeHasMark(from, to, type);
}

export const toggle = (name: MarkName): Command => toggleMark(mark(name));

export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(node('paragraph'))(state, dispatch)
      : setBlockType(node('heading'), { level })(state, dispatch);

/** Turns the selection into a list, lifts it out, or changes the kind of list. */
export const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      const { type } = $from.node(depth);
      if (type === node(name)) return liftListItem(node('list_item'))(state, dispatch);
      if (type === node('bullet_list') || type === node('ordered_list')) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), node(name)));
        return true;
      }
    }
    return wrapInList(node(name))(state, dispatch);
  };

export const toggleQuote: Command = (state, dispatch) =>
  isWithin(state, node('blockquote'))
    ? lift(state, dispatch)
    : wrapIn(node('blockquote'))(state, dispatch);

/** The link at the caret or in the selection: its URL and range. */
export function linkIn({ doc, selection }: EditorState): {
  href: string;
  from: number;
  to: number;
} {
  const type = mark('link');
  const { $from, from, to, empty } = selection;
  const start = $from.parent.childAfter($from.parentOffset);
  const found = empty ? type.isInSet(start.node?.marks ?? []) : undefined;
  if (found && start.node) {
    const at = $from.start() + start.offset;
    return { href: found.attrs['href'], from: at, to: at + start.node.nodeSize };
  }
  let href = '';
  doc.nodesBetween(from, to, ({ marks: of }) => {
    href ||= type.isInSet(of)?.attrs['href'] ?? '';
  });
  return { href, from, to };
}

/**
 * Links the selection; if it is empty, inserts the URL as the text. An empty URL removes the link.
 */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkIn(state);
    const { tr } = state;
    const type = mark('link');
    if (href === '') tr.removeMark(from, to, type);
    else if (from === to) tr.insert(from, schema.text(href, [type.create({ href })]));
    else tr.removeMark(from, to, type).addMark(from, to, type.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export interface Picture {
  src: string;
  alt: string;
  width: string | null;
  height: string | null;
  caption: string;
}

/** The selected picture, or the one whose caption contains the caret. */
export function pictureIn({ doc, selection }: EditorState) {
  const { $from } = selection;
  const selected = selection instanceof NodeSelection ? selection.node : undefined;
  const isInFigure = $from.parent.type === node('figure');
  for (const depth of [$from.depth, $from.depth - 1]) {
    const around = depth > 0 ? $from.node(depth) : undefined;
    if (around?.type === node('figure')) return pictureOf($from.before(depth));
  }
  if (selected?.type === node('image') && !isInFigure) return pictureOf(selection.from);
  if (selected?.type === node('figure')) return pictureOf(selection.from);
  return undefined;

  function pictureOf(at: number) {
    const whole = doc.nodeAt(at);
    const image = whole?.type === node('image') ? whole : whole?.firstChild;
    if (!whole || image?.type !== node('image')) return undefined;
    const caption = whole.type === node('figure') ? whole.textContent : '';
    return { at, size: whole.nodeSize, picture: { ...image.attrs, caption } as Picture };
  }
}

/** Replaces the selected picture, or inserts one below the current paragraph. */
export const setPicture =
  ({ caption, ...attrs }: Picture): Command =>
  (state, dispatch) => {
    const image = node('image').create(attrs);
    const words = caption ? [node('caption').create(null, schema.text(caption))] : [];
    const figure = node('figure').create(null, [image, ...words]);
    const present = pictureIn(state);
    const { tr } = state;
    if (present) tr.replaceWith(present.at, present.at + present.size, figure);
    else {
      const { $to } = state.selection;
      const after = $to.depth === 0 ? $to.pos : $to.after(1);
      const isBlank = $to.depth === 1 && $to.parent.content.size === 0;
      if (isBlank) tr.replaceWith($to.before(1), after, figure);
      else tr.insert(after, figure);
      const end = tr.mapping.map(after, 1);
      // Leaves a paragraph below the picture, so that typing continues there.
      if (end >= tr.doc.content.size) tr.insert(tr.doc.content.size, node('paragraph').create());
      tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size))));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removePicture: Command = (state, dispatch) => {
  const present = pictureIn(state);
  if (!present) return false;
  dispatch?.(state.tr.delete(present.at, present.at + present.size).scrollIntoView());
  return true;
};
