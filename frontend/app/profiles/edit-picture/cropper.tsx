import { type MutableRefObject, type PointerEvent, useEffect, useRef, useState } from 'react';
import { CropSliders } from './crop-sliders';
import { type Crop, type Cut, cutOut, limited, squareOf } from './cut';
import './cropper.css';

interface CropperProps {
  file: File;
  /** Set while a picture is loaded that can be cropped. */
  cut: MutableRefObject<Cut | null>;
}

const CENTRE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/**
 * The picture can be dragged, or moved with sliders, which also work with the keyboard. Files that
 * do not load as a picture are left to the API to refuse.
 */
export function Cropper({ file, cut }: CropperProps) {
  const url = useAddressOf(file);
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [crop, setCrop] = useState(CENTRE);
  useEffect(() => {
    const img = picture.current;
    cut.current = size && img ? () => cutOut(img, crop) : null;
    return () => {
      cut.current = null;
    };
  }, [cut, size, crop]);
  const change = (part: Partial<Crop>) => setCrop((before) => limited({ ...before, ...part }));
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!size || event.buttons !== 1) return;
    const { side } = squareOf(size, crop);
    const scale = side / event.currentTarget.clientWidth;
    const moved = (n: number, whole: number) => (whole > side ? (n * scale) / (whole - side) : 0);
    change({
      x: crop.x - moved(event.movementX, size.width),
      y: crop.y - moved(event.movementY, size.height),
    });
  };
  if (!url) return null;
  return (
    <div className="cropper" hidden={size === null}>
      <div
        className="cropper__box"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <img
          ref={picture}
          src={url}
          alt="The part that colleagues see"
          draggable={false}
          style={size ? placed(size, crop) : undefined}
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
        />
      </div>
      <CropSliders crop={crop} onChange={change} />
    </div>
  );
}

/** Size and position of the picture in percent of the box, so that the chosen square fills it. */
function placed(size: { width: number; height: number }, crop: Crop) {
  const { side, left, top } = squareOf(size, crop);
  const share = (n: number) => `${(n / side) * 100}%`;
  return {
    inlineSize: share(size.width),
    blockSize: share(size.height),
    insetInlineStart: share(-left),
    insetBlockStart: share(-top),
  };
}

/** An object URL for the file, revoked when the file changes. */
function useAddressOf(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
