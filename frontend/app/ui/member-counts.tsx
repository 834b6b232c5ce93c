import { MOST_SHOWN } from './count';

interface MemberCountsProps {
  counts: { connections: number; answers: number; credited: number };
}

/** The API counts connections up to 501 and answers up to 1,000. */
const MOST = { connections: 500, answers: 999, credited: MOST_SHOWN };

const upTo = (most: number, number: number) => (number > most ? `${most}+` : String(number));

/** A member's totals, each above its label. */
export function MemberCounts({ counts }: MemberCountsProps) {
  return (
    <dl className="me__counts">
      <div>
        <dt>Connections</dt>
        <dd>{upTo(MOST.connections, counts.connections)}</dd>
      </div>
      <div>
        <dt>Answers</dt>
        <dd>{upTo(MOST.answers, counts.answers)}</dd>
      </div>
      <div>
        <dt>Credited</dt>
        <dd>{upTo(MOST.credited, counts.credited)}</dd>
      </div>
    </dl>
  );
}
