import { useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated';
import type { CaseFile } from '../post';
import { Checked } from '../review/checked';
import { PlaceMarks } from '../review/place-marks';
import { type Place, proposedIn } from '../review/places';
import { Sound } from '../review/sound';
import { kindName, StageFile } from '../stage/stage-file';
import type { HeldFile } from './api.server';

interface HeldFileProps {
  file: CaseFile;
  held: HeldFile;
  /** Its position, from 1. */
  number: number;
  count: number;
  /** The ids of the places that were to be covered, if the form was refused. */
  covered?: number[];
}

/** A file that colleagues do not see yet, with the places found in it. */
export function HeldFileLook({ file, held, number, count, covered }: HeldFileProps) {
  const { check, id } = held;
  const isHydrated = useHydrated();
  const name = `${kindName(file)} ${number} of ${count}`;
  const [chosen, setChosen] = useState<readonly number[]>(covered ?? proposedIn(held));
  const toggle = (place: Place) =>
    setChosen(
      chosen.includes(place.id) ? chosen.filter((one) => one !== place.id) : [...chosen, place.id],
    );
  const stills = stillsOf(file, name);
  const isPicture = file.mimeType.startsWith('image/');
  const isVideo = file.mimeType.startsWith('video/');
  const kind = isPicture ? 'image' : isVideo ? 'video' : 'pdf';
  return (
    <article className="card look" aria-label={name}>
      <header className="look__head">
        <h2>{name}</h2>
      </header>
      <div className="stage look__stage">
        {stills.map((still) => (
          <div className="masks__frame" key={still.url}>
            <div className="masks__pad">
              <img src={still.url} alt={still.alt} width={still.width} height={still.height} />
              <PlaceMarks
                places={check.places.filter(({ page }) => page === still.page)}
                covered={chosen}
                {...(isHydrated && { onToggle: toggle })}
              />
            </div>
          </div>
        ))}
        {stills.length === 0 && <StageFile file={file} alt={name} onZoom={() => undefined} />}
      </div>
      <div className="look__facts">
        <Checked file={{ name, kind, check }} index={id} covered={chosen} onCovered={setChosen} />
        {isVideo && <Sound index={id} choice="remove" />}
      </div>
    </article>
  );
}

/** The pictures on which the places of a file are marked; none for a video. */
function stillsOf(file: CaseFile, name: string) {
  const { url, width = 1200, height = 900, altText, mimeType, pages } = file;
  if (mimeType.startsWith('image/'))
    return [{ url, width, height, alt: altText || name, page: null }];
  return pages.map((page, index) => ({
    ...page,
    alt: `${name}, page ${index + 1}`,
    page: index + 1,
  }));
}
