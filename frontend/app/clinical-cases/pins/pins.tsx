import { type ReactNode, useMemo, useState } from 'react';
import type { Comment } from '../../engagement/api.server';
import { CommentSlots } from '../../engagement/comment-slots';
import type { CaseFile } from '../post';
import { marksIn } from './pin';
import { PinChips } from './pin-chips';
import { PinTools } from './pin-tools';
import { PinsOnPage } from './pins-on-page';
import './pins.css';

interface PinsProps {
  files: CaseFile[];
  comments: Comment[];
  /** The file on the stage. */
  current: CaseFile | undefined;
  children: ReactNode;
}

const SLOTS = { Above: PinChips, Tools: PinTools };

/** Lets the comments on a page point at places on its stage (contract, section 29). */
export function Pins({ files, comments, current, children }: PinsProps) {
  const [choosing, setChoosing] = useState<string | null>(null);
  const [chosen, setChosen] = useState<PinsOnPage['chosen']>(null);
  const value = useMemo(
    () => ({
      files,
      current,
      choosing,
      chosen,
      marks: marksIn(comments),
      choose: setChoosing,
      settle: (spot: { x: number; y: number } | null) => {
        setChoosing(null);
        setChosen(
          spot && choosing && current
            ? { composer: choosing, file: current.id, x: spot.x, y: spot.y }
            : null,
        );
      },
    }),
    [files, comments, current, choosing, chosen],
  );
  return (
    <PinsOnPage.Provider value={value}>
      <CommentSlots.Provider value={SLOTS}>{children}</CommentSlots.Provider>
    </PinsOnPage.Provider>
  );
}
