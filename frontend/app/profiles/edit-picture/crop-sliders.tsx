import { type Crop, MOST_ZOOM } from './cut';

interface CropSlidersProps {
  crop: Crop;
  onChange: (part: Partial<Crop>) => void;
}

export function CropSliders({ crop, onChange }: CropSlidersProps) {
  return (
    <div className="cropper__sliders">
      <Slider
        label="Zoom"
        value={crop.zoom}
        min={1}
        max={MOST_ZOOM}
        onChange={(zoom) => onChange({ zoom })}
      />
      <Slider
        label="Left to right"
        value={crop.x}
        min={0}
        max={1}
        onChange={(x) => onChange({ x })}
      />
      <Slider
        label="Top to bottom"
        value={crop.y}
        min={0}
        max={1}
        onChange={(y) => onChange({ y })}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

function Slider({ label, onChange, ...range }: SliderProps) {
  return (
    <label className="cropper__slider">
      <span className="field__label">{label}</span>
      <input
        type="range"
        step={0.01}
        {...range}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
