import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Shape } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import { CommentSlots } from '../../engagement/comment-slots';
import type { EngagementSubject } from '../../engagement/subject';
import { PIN_FIELDS } from '../pin-fields';
import type { CaseFile, ClinicalPost } from '../post';
import { laterFiles } from './later-files';
import { loadChoosePlace } from './load-choose-place';
import { isReady, marksIn, type Pinned, type Placed } from './pin';
import { PinChips, WordlessComment } from './pin-chips';
import { usePinKey } from './pin-key';
import { PinTools } from './pin-tools';
import { PinsOnPage } from './pins-on-page';
import './pins.css';

interface PinsProps {
  post: Pick<ClinicalPost, 'files' | 'scans'>;
  isScanOpen: boolean;
  pinned: Pinned;
  subject: Pick<EngagementSubject, 'to' | 'isOpen'>;
  readerId: number;
  /** The file on the stage. */
  current: CaseFile | undefined;
  children: ReactNode;
}

const SLOTS = {
  Above: PinChips,
  Wordless: WordlessComment,
  Tools: PinTools,
  toolFields: PIN_FIELDS,
};

/** Connects comments, steps and the outcome with places on the stage (contract, section 29). */
export function Pins({ post, isScanOpen, pinned, current, children, ...about }: PinsProps) {
  const choosing = useChoosing();
  useMarkInAddress(current?.id);
  usePinKey();
  const { files } = post;
  const scans = useMemo(() => post.scans.filter(isReady), [post.scans]);
  const isInScan = scans.length > 0 && isScanOpen;
  const { isOpen, to } = about.subject;
  const { readerId } = about;
  const writer = useMemo(() => (isOpen ? { id: readerId, to } : null), [isOpen, readerId, to]);
  const { comments, steps, outcome } = pinned;
  const later = useMemo(() => laterFiles(steps), [steps]);
  const marks = useMemo(() => marksIn({ comments, steps, outcome }), [comments, steps, outcome]);
  const value = useMemo(
    () => ({ ...choosing, files, scans, later, isInScan, current, writer, marks }),
    [files, scans, later, isInScan, marks, current, writer, choosing],
  );
  return (
    <PinsOnPage.Provider value={value}>
      <CommentSlots.Provider value={SLOTS}>{children}</CommentSlots.Provider>
    </PinsOnPage.Provider>
  );
}

/** What chooses a place is loaded when it is first needed. */
function useChoosing(): Omit<
  PinsOnPage,
  'files' | 'scans' | 'later' | 'isInScan' | 'current' | 'marks' | 'writer'
> {
  const [choosing, setChoosing] = useState<string | null>(null);
  const [parts, setParts] = useState<PinsOnPage['parts']>(null);
  const [chosen, setChosen] = useState<PinsOnPage['chosen']>([]);
  const [main, setMain] = useState<string | null>(null);
  const [shape, setShape] = useState<Shape>('point');
  return useMemo(
    () => ({
      choosing,
      parts,
      chosen,
      main,
      setMain,
      shape,
      setShape,
      choose: (composer: string) => {
        setChoosing(composer);
        void loadChoosePlace().then((loaded) => {
          if (loaded) setParts(loaded);
          else setChoosing(null);
        });
      },
      settle: (place: Placed | null) => {
        setChoosing(null);
        if (place && choosing) setChosen([...chosen, { composer: choosing, ...place }]);
      },
      drop: (composer: string, place?: Placed) =>
        setChosen(chosen.filter((one) => one.composer !== composer || (place && one !== place))),
    }),
    [choosing, parts, chosen, main, shape],
  );
}

/** The browser goes to the mark in the address only when it loads the page. */
function useMarkInAddress(file: number | undefined): void {
  const { hash } = useLocation();
  useEffect(() => {
    // Another file has other marks.
    if (file === undefined || !hash.startsWith('#mark-')) return;
    const mark = document.getElementById(hash.slice(1));
    mark?.focus({ preventScroll: true });
    mark?.scrollIntoView({ block: 'nearest' });
  }, [hash, file]);
}
