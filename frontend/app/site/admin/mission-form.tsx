import type { Picture } from '../../shell/publishing/pictures.server';
import { SubmitButton } from '../../ui/button';
import { PictureChoice } from './voice-form';

/** The mission's video: an mp4 file with captions. */
export function MissionForm({ pictures }: { pictures: Picture[] }) {
  return (
    <details className="card card__pad unfold">
      <summary>Mission video</summary>
      <form noValidate className="stack stack--s" method="post" encType="multipart/form-data">
        <label className="field">
          <span className="field__label">Captions (WebVTT)</span>
          <textarea dir="auto" className="textarea" name="captions" rows={8} placeholder="WEBVTT" />
        </label>
        <PictureChoice name="posterId" chosen={null} pictures={pictures} />
        <label className="field">
          <span className="field__label">Video (mp4, 200 MB at most)</span>
          <input className="input" type="file" name="video" accept="video/mp4" />
        </label>
        <div>
          <SubmitButton>Save</SubmitButton>
        </div>
      </form>
    </details>
  );
}
