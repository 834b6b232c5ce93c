import { ScanSlots } from '../../scans/scan-slots';
import { ScanStage, ScanStrip } from '../../scans/scan-stage';
import { ChooseInScan } from '../pins/choose-bar';
import { isReady } from '../pins/pin';
import { SliceMarks, SliceTicks, SliceTools } from '../pins/slice-marks';
import type { ClinicalPost } from '../post';
import { SensitiveCover } from '../sensitive-cover';

interface CaseScansProps {
  post: Pick<ClinicalPost, 'id' | 'scans' | 'scansComing' | 'isSensitive'>;
  /** Whether the stage of one is open. */
  isOpen: boolean;
}

const IN_SCANS = { Over: SliceMarks, Ticks: SliceTicks, Tool: SliceTools, Below: ChooseInScan };

/** The scans of a case: a stage of their own, or a strip where the case opens with its files. */
export function CaseScans({ post, isOpen }: CaseScansProps) {
  const { id, scans, scansComing, isSensitive } = post;
  const ready = scans.filter(isReady);
  const failed = scans.filter(({ state }) => state === 'failed').length;
  const cover = isSensitive && <SensitiveCover postId={id} />;
  return (
    <div className="cs__scans">
      <ScanSlots.Provider value={IN_SCANS}>
        {ready.length > 0 &&
          (isOpen ? (
            <ScanStage scans={ready} cover={cover} />
          ) : (
            <ScanStrip scans={ready} cover={cover} />
          ))}
      </ScanSlots.Provider>
      {scansComing > 0 && <p className="quiet">{`${seriesOf(scansComing)} being prepared.`}</p>}
      {failed > 0 && (
        <p className="quiet">{`${seriesOf(failed)} left out: the pictures could not be drawn.`}</p>
      )}
    </div>
  );
}

const seriesOf = (many: number) => (many === 1 ? '1 series is' : `${many} series are`);
