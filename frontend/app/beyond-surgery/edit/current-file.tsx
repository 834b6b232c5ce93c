import { Checkbox } from '../../ui/checkbox';
import type { BeyondFile } from '../beyond-post';

/** The current file of the post as a small picture, with a checkbox to remove it. */
export function CurrentFile({ file }: { file: BeyondFile }) {
  return (
    <fieldset className="beyond__current stack stack--s">
      <legend className="field__label">Current file</legend>
      {file.pictureUrl && (
        <img src={file.pictureUrl} alt={file.altText} width={file.width} height={file.height} />
      )}
      <Checkbox name="isFileRemoved" value="true">
        Remove the file
      </Checkbox>
      <p className="field__hint">File will be removed from post.</p>
    </fieldset>
  );
}
