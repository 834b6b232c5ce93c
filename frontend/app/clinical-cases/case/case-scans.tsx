import { ScanStage, ScanStrip } from '../../scans/scan-stage';
import { isReady } from '../pins/pin';
import type { ClinicalPost } from '../post';
import { SensitiveCover } from '../sensitive-cover';

interface CaseScansProps {
  post: Pick<ClinicalPost, 'id' | 'scans' | 'scansComing' | 'isSensitive'>;
  /** Whether the stage of one is open. */
  isOpen: boolean;
}

/** The scans of a case: a stage of their own, or a strip where the case opens with its files. */
export function CaseScans({ post, isOpen }: CaseScansProps) {
  const { id, scans, scansComing, isSensitive } = post;
  const ready = scans.filter(isReady);
  const failed = scans.filter(({ state }) => state === 'failed').length;
  if (ready.length + failed + scansComing === 0) return null;
  const cover = isSensitive && <SensitiveCover postId={id} />;
  return (
    <div className="cs__scans">
      {ready.length > 0 &&
        (isOpen ? (
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
