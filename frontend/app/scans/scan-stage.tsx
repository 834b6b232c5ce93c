import { Form, useSearchParams } from '@remix-run/react';
import { type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react';
import { Link } from '../ui/link';
import { inWords, kindOf, nameOf, pictureUrl, type Scan, WINDOW_WORDS } from './scan';
import { type PlayerProps, ScanField } from './scan-field';
import { ScanSlots } from './scan-slots';
import { queryOf, type ShownSlice, shownSlice } from './shown-slice';

type Player = ComponentType<PlayerProps>;

interface ScanStageProps {
  /** Those that are ready, at least one. */
  scans: Scan[];
  /** Over sensitive pictures. */
  cover?: ReactNode;
}

/** One series after the other, slice by slice. Each slice has its address. */
export function ScanStage({ scans, cover }: ScanStageProps) {
  const [params] = useSearchParams();
  const [PlayerOfScans, setPlayer] = useState<Player>();
  useEffect(() => {
    void import('./scan-player').then(({ ScanPlayer }) => setPlayer(() => ScanPlayer));
  }, []);
  const shown = shownSlice(params, scans);
  const scan = scans[shown.series - 1] as Scan;
  return (
    <section className="stage scan" id="scan" aria-labelledby="scan-name">
      {cover}
      <div className="scan__head">
        <h2 id="scan-name">
          {nameOf(scan)} <small>{kindOf(scan)}</small>
        </h2>
      </div>
      <Windows scan={scan} shown={shown} />
      {PlayerOfScans ? (
        <PlayerOfScans key={scan.id} scan={scan} shown={shown} />
      ) : (
        <OneSlice scan={scan} shown={shown} />
      )}
      {scans.length > 1 && <SeriesList scans={scans} current={shown.series} />}
      <p className="scan__note">
        <b>Not for diagnosis.</b> Shown as the author sent it, without its header.
      </p>
    </section>
  );
}

/** A heading for the series of a case that has other files. */
export function ScanStrip({ scans, cover }: ScanStageProps) {
  return (
    <section className="stage scan scan--strip" id="scan" aria-label="Series of this case">
      {cover}
      <SeriesList scans={scans} current={0} />
    </section>
  );
}

function Windows({ scan, shown }: PlayerProps) {
  if (scan.windows.length < 2) return null;
  return (
    <nav className="scan__windows" aria-label="Window">
      {scan.windows.map(({ name, centre, width }) => (
        <Link
          key={name}
          className="scan__chip"
          to={queryOf({ ...shown, window: name })}
          preventScrollReset
          replace
          aria-current={name === shown.window ? 'true' : undefined}
        >
          {WINDOW_WORDS[name]}{' '}
          {width !== null && centre !== null && (
            <small>
              {width} / {inWords(centre)}
            </small>
          )}
        </Link>
      ))}
    </nav>
  );
}

function OneSlice({ scan, shown }: PlayerProps) {
  const { frames } = scan.facts;
  const window = scan.windows.find(({ name }) => name === shown.window);
  const { Over } = useContext(ScanSlots);
  return (
    <>
      <ScanField scan={scan}>
        <img
          className="scan__pic"
          src={pictureUrl(scan, shown.slice - 1, shown.window)}
          alt={`Slice ${shown.slice} of ${frames}: ${nameOf(scan)}`}
        />
        {Over && <Over scan={scan} slice={shown.slice} />}
      </ScanField>
      <div className="scan__foot">
        <span>
          Slice <b>{shown.slice}</b> of {frames}
        </span>
        {window && window.width !== null && window.centre !== null && (
          <span>
            W <b>{window.width}</b> L <b>{inWords(window.centre)}</b>
          </span>
        )}
        {frames > 1 && <Turns shown={shown} frames={frames} />}
      </div>
    </>
  );
}

const STEPS = [
  [-10, '10 back'],
  [-1, 'Previous'],
  [1, 'Next'],
  [10, '10 on'],
] as const;

function Turns({ shown, frames }: { shown: ShownSlice; frames: number }) {
  const { series, slice, window } = shown;
  return (
    <nav className="scan__turns" aria-label="Slices">
      {STEPS.map(([by, words]) => {
        const to = Math.min(Math.max(1, slice + by), frames);
        return to === slice ? (
          <span key={by} className="scan__chip" aria-hidden="true">
            {words}
          </span>
        ) : (
          <Link
            key={by}
            className="scan__chip"
            to={`${queryOf({ series, slice: to, window })}#scan`}
            preventScrollReset
            replace
          >
            {words}
          </Link>
        );
      })}
      <Form className="scan__go" noValidate action="#scan" preventScrollReset replace>
        <input type="hidden" name="series" value={series} />
        {window !== 'sent' && <input type="hidden" name="window" value={window} />}
        <input
          key={slice}
          type="number"
          name="slice"
          min={1}
          max={frames}
          defaultValue={slice}
          aria-label="Slice"
        />
        <button className="scan__chip" type="submit">
          Go
        </button>
      </Form>
    </nav>
  );
}

function SeriesList({ scans, current }: { scans: Scan[]; current: number }) {
  return (
    <ul className="scan__series" aria-label="Series of this case">
      {scans.map((scan, index) => (
        <li key={scan.id}>
          <Link
            to={`${queryOf({ series: index + 1, window: 'sent' })}#scan`}
            preventScrollReset
            aria-current={index + 1 === current ? 'true' : undefined}
          >
            <img src={scan.posterUrl} alt="" width={64} height={48} />
            <span>
              {nameOf(scan)}
              <small>
                {[scan.facts.modality, scan.facts.plane, slicesOf(scan)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const slicesOf = ({ facts: { frames } }: Scan) => (frames === 1 ? '1 slice' : `${frames} slices`);
