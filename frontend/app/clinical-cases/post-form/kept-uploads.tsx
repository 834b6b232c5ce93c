import type { HeldUpload } from '../../lib/form-state';

/** Files that came with a refused form, so that they need not be chosen again without scripts. */
export function KeptUploads({ held }: { held: HeldUpload[] }) {
  return (
    <fieldset className="card card__pad">
      <legend className="sr-only">Kept files</legend>
      <p className="muted">These files are kept. Untick those to remove.</p>
      {held.map(({ uploadId, name }) => (
        <label className="check" key={uploadId}>
          <input type="checkbox" name="uploadId" value={uploadId} defaultChecked />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
