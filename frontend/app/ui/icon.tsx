import type { LucideIcon } from 'lucide-react';
import { createElement, type ReactElement } from 'react';

interface IconProps {
  of: LucideIcon;
  size?: 's' | 'm' | 'l';
  isFilled?: boolean;
  /** Its name, where no word stands beside it. */
  label?: string;
}

type Shape = [type: string, attributes: Record<string, string>];

/** What lucide's component hands to the one that draws it. */
interface Drawn {
  render(props: object, ref: null): ReactElement<{ icon: { node: Shape[] } }>;
}

/** The shapes of each icon, made once: a feed shows a hundred icons, and lucide puts each together anew. */
const known = new Map<LucideIcon, ReactElement[]>();

function shapesOf(icon: LucideIcon): ReactElement[] {
  const made = known.get(icon);
  if (made) return made;
  const { node } = (icon as unknown as Drawn).render({}, null).props.icon;
  const shapes = node.map(([type, attributes], i) =>
    createElement(type, { ...attributes, key: i }),
  );
  known.set(icon, shapes);
  return shapes;
}

/** Size, line and colour are the style sheet's. */
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
