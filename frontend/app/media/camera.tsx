import { Camera as CameraIcon } from 'lucide-react';
import { Icon } from '../ui/icon';

interface CameraProps {
  /** Drawn as an icon with this class, among others of its kind; else as a button with words. */
  className?: string;
  onTake: (files: File[]) => void;
}

/** Opens the camera of a phone; not shown where there is a mouse. The picture goes the way of a chosen one. */
export function Camera({ className, onTake }: CameraProps) {
  return (
    <label className={className ?? 'btn btn--secondary on-touch'}>
      <Icon of={CameraIcon} label={className && 'Take a photo'} />
      {!className && 'Take a photo'}
      <input
        className="sr-only"
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          onTake([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
