import { ScanStage, ScanStrip } from '../../scans/scan-stage';
import type { ClinicalPost } from '../post';
import { SensitiveCover } from '../sensitive-cover';

interface CaseScansProps {
  post: Pick<ClinicalPost, 'id' | 'files' | 'scans' | 'scansComing' | 'isSensitive'>;
  /** Whether the address names one. */
  isChosen: boolean;
}

/** The scans of a case: a stage of their own, or a strip where the case opens with its files. */
export function CaseScans({ post, isChosen }: CaseScansProps) {
  const { id, files, scans, scansComing, isSensitive } = post;
  const ready = scans.filter(({ state }) => state === 'ready');
  const failed = scans.filter(({ state }) => state === 'failed').length;
  if (ready.length + failed + scansComing === 0) return null;
  const cover = isSensitive && <SensitiveCover postId={id} />;
  const isWhole = isChosen || files.length === 0;
  return (
    <div className="cs__scans">
      {ready.length > 0 &&
        (isWhole ? (
          <ScanStage scans={ready} cover={cover} />
        ) : (
          <ScanStrip scans={ready} cover={cover} />
        ))}
      {scansComing > 0 && <p className="quiet">{`${seriesOf(scansComing)} being prepared.`}</p>}
      {failed > 0 && (
        <p className="quiet">{`${seriesOf(failed)} left out: the pictures could not be drawn.`}</p>
      )}
    </div>
  );
}

const seriesOf = (many: number) => (many === 1 ? '1 series is' : `${many} series are`);
