import { LearningCard } from '../learning-card';
import type { OwnLearning } from '../publishing.server';

export function Preview({ item }: { item: OwnLearning }) {
  return (
    <section className="stack stack--s" aria-labelledby="preview">
      <h2 id="preview">As members will see it</h2>
      {item.fileState === 'pending' && (
        <p className="quiet">The video is being processed; members see it once it is ready.</p>
      )}
      {item.fileState === 'rejected' && (
        <p className="error">This file cannot be shown. Please upload another one.</p>
      )}
      {item.fileState === 'ready' && <LearningCard item={item} isVideo={item.kind === 'video'} />}
    </section>
  );
}
