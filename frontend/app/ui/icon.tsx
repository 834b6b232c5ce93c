import type { LucideIcon } from 'lucide-react';
import { createElement, type ReactElement } from 'react';

interface IconProps {
  of: LucideIcon;
  size?: 's' | 'm' | 'l';
  isFilled?: boolean;
  /** The accessible name, if there is no text next to the icon. */
  label?: string;
}

/** The data of a path, or another shape with its attributes. */
type Shape = string | [type: string, attributes: Record<string, string>];

/**
 * The part of lucide's icon components used here: `render` returns an element with the shapes. The
 * browser's build has the shapes instead of the component; see `icons.vite.mts`.
 */
interface Drawn {
  render(props: object, ref: null): ReactElement<{ icon: { node: Shape[] } }>;
}

/**
 * The shapes of each icon, cached: a feed shows a hundred icons, and lucide would build each one
 * anew.
 */
const known = new Map<LucideIcon, ReactElement[]>();

function shapesOf(icon: LucideIcon): ReactElement[] {
  const made = known.get(icon);
  if (made) return made;
  const drawn = icon as unknown as Drawn | Shape[];
  const node = 'render' in drawn ? drawn.render({}, null).props.icon.node : drawn;
  const shapes = node.map((shape, i) => {
    const [type, attributes] = typeof shape === 'string' ? ['path', { d: shape }] : shape;
    return createElement(type, { ...attributes, key: i });
  });
  known.set(icon, shapes);
  return shapes;
}

/** Size, stroke and colour are set in CSS. */
export function Icon({ of: drawing, size = 'm', isFilled = false, label }: IconProps) {
  const className = `icon${size === 'm' ? '' : ` icon--${size}`}${isFilled ? ' icon--fill' : ''}`;
  const shapes = shapesOf(drawing);
  return label ? (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={label}>
      {shapes}
    </svg>
  ) : (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {shapes}
    </svg>
  );
}
