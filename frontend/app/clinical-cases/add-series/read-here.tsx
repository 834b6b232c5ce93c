import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { FACE_ANSWERS, type FaceAnswer } from '../../../../backend/src/scans/series/faces.rules';
import { seriesNames } from '../../../../backend/src/scans/series/names.rules';
import { megabytes } from '../../lib/words';
import type { FoundHere, ReadHere } from '../../scans/reading/reading';
import { Button } from '../../ui/button';
import { ChooseSeries } from './found/choose-series';
import { LeftOut } from './found/left-out';
import type { HereState, Said, useReading } from './use-reading';

/** What was read in this browser, and what is sent of it. */
export function FoundInBrowser({ state, choose, send, startAgain }: ReturnType<typeof useReading>) {
  if (state.at === 'reading') return <Progress {...state} />;
  if (state.at === 'found')
    return (
      <Found found={state.found} problem={state.problem} choose={choose} startAgain={startAgain} />
    );
  if (state.at === 'sending') return <Sending {...state} />;
  if (state.at === 'halted')
    return (
      <div className="stack">
        <p role="alert">The connection was lost. What was sent already is kept.</p>
        <div>
          <Button onClick={() => void send()}>Go on sending</Button>
        </div>
      </div>
    );
  return null;
}

function Progress({ files, read }: Extract<HereState, { at: 'reading' }>) {
  return (
    <div className="stack stack--s">
      <p role="status">Your browser is reading the files.</p>
      <progress max={files} value={read} aria-label="Reading" />
    </div>
  );
}

function Sending({ bytes, sent }: Extract<HereState, { at: 'sending' }>) {
  return (
    <div className="stack stack--s">
      <p role="status">Sending the pixels.</p>
      <progress max={bytes || 1} value={sent} aria-label="Sending" />
      {bytes > 0 && (
        <p className="quiet">
          {megabytes(sent)} of {megabytes(bytes)}
        </p>
      )}
    </div>
  );
}

interface FoundProps {
  found: ReadHere;
  problem: string | undefined;
  choose: (series: Said[]) => Promise<void>;
  startAgain: () => void;
}

function Found({ found, problem, choose, startAgain }: FoundProps) {
  const head = useRef<HTMLHeadingElement>(null);
  const posters = useMemo(
    () => found.series.map(({ poster }) => URL.createObjectURL(poster)),
    [found],
  );
  useEffect(() => head.current?.focus(), []);
  const onSend = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void choose(saidIn(new FormData(event.currentTarget), found.series));
  };
  const refused = problem ? { values: {}, errors: { series: [problem] } } : undefined;
  return (
    <div className="stack">
      <h2 ref={head} tabIndex={-1}>
        {found.series.length > 0
          ? 'Which series do you want to add?'
          : 'No slices were found in these files.'}
      </h2>
      {found.series.length > 0 && (
        <ChooseSeries
          series={found.series.map((one, index) => seriesView(one, posters[index] ?? ''))}
          refused={refused}
          onSend={onSend}
        />
      )}
      <LeftOut leftOut={[...found.leftOut]} />
      <div>
        <Button look="secondary" onClick={startAgain}>
          Choose other files
        </Button>
      </div>
    </div>
  );
}

/** As the server would tell of it, had it read the files. */
function seriesView({ key, facts, bytes, every, asksAboutFace }: FoundHere, posterUrl: string) {
  return {
    key,
    bytes,
    every,
    facts: { ...facts, spacing: [...(facts.spacing ?? [])], places: [...(facts.places ?? [])] },
    names: [...seriesNames(facts.modality)],
    face: asksAboutFace ? ('asked' as const) : ('none' as const),
    poster_url: posterUrl,
  };
}

function saidIn(form: FormData, series: readonly FoundHere[]): Said[] {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const keys = form.getAll('key');
  const faceOf = (key: string): FaceAnswer | undefined =>
    FACE_ANSWERS.find((answer) => answer === text(`face-${key}`));
  return series
    .filter(({ key }) => keys.includes(key))
    .map((found) => ({
      found,
      name: text(`words-${found.key}`) || text(`name-${found.key}`),
      // The file said which part of the body it shows, where nobody was asked.
      face: found.asksAboutFace ? faceOf(found.key) : 'no-face',
    }));
}
