import { counted } from '../../lib/words';
import { Card } from '../../ui/card';

interface CalibrationCardProps {
  votes: number;
  brier: number;
}

/** The Brier score of always voting 50:50. */
const BY_CHANCE = 0.25;

/** The calibration of the member's votes, shown to the member only. */
export function CalibrationCard({ votes, brier }: CalibrationCardProps) {
  return (
    <Card title="How right your votes were">
      <p>
        <b className="tnum">{brier.toFixed(2)}</b> over {counted(votes, 'vote')}.{' '}
        {brier < BY_CHANCE ? 'Better than chance.' : 'Not better than chance so far.'}
      </p>
      <p className="quiet">
        The Brier score: 0 is always certain and right, 0.25 is chance, 1 is always certain and
        wrong. Only you see it.
      </p>
    </Card>
  );
}
