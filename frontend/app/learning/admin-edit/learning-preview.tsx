import { Preview, useChosenFile } from '../../shell/publishing/preview';
import type { Session } from '../../wire/session.server';
import type { LearningItem } from '../api.server';
import { LearningCard } from '../learning-card';
import type { OwnLearning } from '../publishing.server';

export interface TypedLearning {
  title: string;
  description: string;
  speciality: string;
  /** Empty for stored content, which keeps its own. */
  kind: string;
  madeAt: string;
}

type Editor = Pick<Session, 'memberId' | 'fullName' | 'pictureUrl' | 'speciality'>;

interface LearningPreviewProps {
  /** Undefined for new content. */
  stored: OwnLearning | undefined;
  /** What was typed, if it was sent to be looked at. */
  typed: TypedLearning | undefined;
  author: Editor;
}

export function LearningPreview({ stored, typed, author }: LearningPreviewProps) {
  if (!stored && !typed) return null;
  return (
    <Preview readers="members" typed={typed}>
      {stored ? (
        <Stored item={stored} typed={typed} />
      ) : (
        typed && <New typed={typed} author={author} />
      )}
    </Preview>
  );
}

function Stored({ item, typed }: { item: OwnLearning; typed: TypedLearning | undefined }) {
  if (item.fileState === 'pending')
    return <p className="quiet">The video is being processed; members see it once it is ready.</p>;
  if (item.fileState === 'rejected')
    return <p className="error">This file cannot be shown. Please upload another one.</p>;
  const { title, description, speciality } = typed ?? item;
  return (
    <LearningCard
      item={{ ...item, title, description, speciality }}
      isVideo={item.kind === 'video'}
    />
  );
}

/** The file is in the browser only: without scripts there is none to show. */
function New({ typed, author }: { typed: TypedLearning; author: Editor }) {
  const url = useChosenFile('file');
  const { kind, ...words } = typed;
  const item: LearningItem = {
    ...words,
    id: 0,
    url: url ?? '',
    smallUrl: null,
    isHidden: false,
    author: { ...author, place: '', isVerified: false },
  };
  return (
    <>
      <noscript>
        <p className="muted">If you chose a file, please choose it again before you save.</p>
      </noscript>
      <LearningCard item={item} isVideo={kind === 'video'} />
    </>
  );
}
