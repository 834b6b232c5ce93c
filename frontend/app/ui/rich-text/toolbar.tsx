import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../icon';
import {
  isHeading,
  isMarked,
  isWithin,
  node,
  pictureIn,
  toggle,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './commands';
import { TableTools } from './table-tools';
import { insertTable, placeIn } from './tables';

/** Tools that open a dialog. */
export type Asked = 'link' | 'picture';

interface ToolbarProps {
  state: EditorState;
  hasPictures: boolean;
  run: (command: Command) => void;
  ask: (what: Asked) => void;
}

interface Tool {
  name: string;
  icon: LucideIcon;
  act: () => void;
  /** Undefined for tools that have no on/off state. */
  isOn?: boolean;
  isOff?: boolean;
}

/** A single tab stop; the arrow keys move between the tools. */
export function Toolbar({ state, hasPictures, run, ask }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const groups = groupsOf({ state, hasPictures, run, ask });
  const tools = groups.flat();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextOf(event.key, current, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div className="rich-text__tools" role="toolbar" aria-label="Formatting" onKeyDown={move}>
        {groups.map((group) => (
          <div className="rich-text__group" key={group[0]?.name}>
            {group.map((tool) => {
              const index = tools.indexOf(tool);
              return (
                <button
                  key={tool.name}
                  type="button"
                  className="rich-text__tool"
                  aria-label={tool.name}
                  title={tool.name}
                  aria-pressed={tool.isOn}
                  aria-disabled={tool.isOff || undefined}
                  tabIndex={index === current ? 0 : -1}
                  onFocus={() => setCurrent(index)}
                  // Prevents the editor from losing its selection.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => !tool.isOff && tool.act()}
                >
                  <Icon of={tool.icon} />
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {placeIn(state) && <TableTools run={run} />}
    </>
  );
}

function nextOf(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function groupsOf({ state, hasPictures, run, ask }: ToolbarProps): Tool[][] {
  const marked = (name: string, icon: LucideIcon, mark: 'strong' | 'em'): Tool => ({
    name,
    icon,
    isOn: isMarked(state, mark),
    act: () => run(toggle(mark)),
  });
  const heading = (name: string, icon: LucideIcon, level: number): Tool => ({
    name,
    icon,
    isOn: isHeading(state, level),
    act: () => run(toggleHeading(level)),
  });
  const list = (name: string, icon: LucideIcon, kind: 'bullet_list' | 'ordered_list'): Tool => ({
    name,
    icon,
    isOn: isWithin(state, node(kind)),
    act: () => run(toggleList(kind)),
  });
  const picture: Tool = {
    name: 'Picture',
    icon: Image,
    isOn: pictureIn(state) !== undefined,
    act: () => ask('picture'),
  };
  return [
    [
      heading('Heading', Heading2, 2),
      heading('Subheading', Heading3, 3),
      marked('Bold', Bold, 'strong'),
      marked('Italic', Italic, 'em'),
    ],
    [
      list('List', List, 'bullet_list'),
      list('Numbered list', ListOrdered, 'ordered_list'),
      {
        name: 'Quotation',
        icon: Quote,
        act: () => run(toggleQuote),
        isOn: isWithin(state, node('blockquote')),
      },
    ],
    [
      { name: 'Link', icon: Link, isOn: isMarked(state, 'link'), act: () => ask('link') },
      ...(hasPictures ? [picture] : []),
      {
        name: 'Table',
        icon: Table,
        act: () => run(insertTable),
        isOff: placeIn(state) !== undefined,
      },
    ],
    [
      { name: 'Undo', icon: Undo2, isOff: undoDepth(state) === 0, act: () => run(undo) },
      { name: 'Redo', icon: Redo2, isOff: redoDepth(state) === 0, act: () => run(redo) },
    ],
  ];
}
