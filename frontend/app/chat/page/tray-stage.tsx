import { ChevronLeft, ChevronRight, FileText } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { placesToDecide, previewOf } from '../review';
import type { TrayItem } from './use-tray';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface TrayStageProps {
  item: TrayItem;
  isDrawing: boolean;
  onMask: (mask: string) => void;
}

/** A file in full size, with the places that were found and those that are covered. */
export function TrayStage({ item, isDrawing, onMask }: TrayStageProps) {
  const { review, localUrl, file } = item;
  const [page, setPage] = useState(1);
  const source = review ? previewOf(review, page) : localUrl;
  const pages = review?.pages ?? 1;
  const draw = useDrawing(isDrawing, (box) => onMask(maskText(box, review?.kind, page)));
  if (!source)
    return (
      <div className="tray__stage">
        <p className="tray__name">
          <Icon of={FileText} size="l" />
          <bdi>{file.name}</bdi>
        </p>
      </div>
    );
  const drawn = item.masks.filter((mask) => pageOf(mask) === page).map(boxOf);
  return (
    <div className="tray__stage">
      <div className="tray__picture" data-drawing={isDrawing || undefined} {...draw.on}>
        <img src={source} alt={`${file.name}, as it will be seen`} draggable={false} />
        {placesToDecide(review?.check ?? { places: [] })
          .filter((place) => place.page === page)
          .map((place) => (
            <i
              key={place.id}
              className={`tray__place tray__place--${item.decisions[place.id] ?? 'open'}`}
              style={styleOf(place)}
            />
          ))}
        {drawn.map((box) => (
          <i
            key={`${box.x} ${box.y} ${box.width}`}
            className="tray__place tray__place--masked"
            style={styleOf(box)}
          />
        ))}
        {draw.box && <i className="tray__place tray__place--masked" style={styleOf(draw.box)} />}
      </div>
      {pages > 1 && (
        <div className="tray__pages">
          <Button
            look="quiet"
            isIcon
            aria-label="Previous page"
            onClick={() => setPage(Math.max(1, page - 1))}
          >
            <Icon of={ChevronLeft} />
          </Button>
          {page} of {pages}
          <Button
            look="quiet"
            isIcon
            aria-label="Next page"
            onClick={() => setPage(Math.min(pages, page + 1))}
          >
            <Icon of={ChevronRight} />
          </Button>
        </div>
      )}
    </div>
  );
}

const SIDE = 1_000;
const SMALLEST = 5;

const percent = (value: number) => `${value / 10}%`;
const styleOf = ({ x, y, width, height }: Box) => ({
  insetInlineStart: percent(x),
  insetBlockStart: percent(y),
  inlineSize: percent(width),
  blockSize: percent(height),
});

const maskText = ({ x, y, width, height }: Box, kind: string | undefined, page: number) =>
  `r${[x, y, width, height].map(Math.round).join(',')}${kind === 'pdf' ? `@${page}` : ''}`;
const pageOf = (mask: string) => Number(mask.split('@')[1] ?? 1);

function boxOf(mask: string): Box {
  const [x = 0, y = 0, width = 0, height = 0] =
    mask.slice(1).split('@')[0]?.split(',').map(Number) ?? [];
  return { x, y, width, height };
}

/** Draws a rectangle by finger or mouse, in thousandths of the picture's sides. */
function useDrawing(isOn: boolean, onDrawn: (box: Box) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const [box, setBox] = useState<Box | null>(null);
  const at = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const inside = (value: number) => Math.min(SIDE, Math.max(0, value * SIDE));
    return { x: inside((clientX - left) / width), y: inside((clientY - top) / height) };
  };
  if (!isOn) return { box: null, on: {} };
  return {
    box,
    on: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = at(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current) setBox(between(start.current, at(event)));
      },
      onPointerUp: () => {
        start.current = undefined;
        setBox(null);
        if (box && box.width > SMALLEST && box.height > SMALLEST) onDrawn(box);
      },
    },
  };
}

const between = (one: { x: number; y: number }, other: { x: number; y: number }): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});
