import type { Later, Reach } from '../asking.server';
import { NextTime } from '../next-time';

interface ReachProps {
  reach: Reach;
  speciality: string;
  countedAt: string;
}

const sum = (later: readonly Later[]) => later.reduce((total, { n }) => total + n, 0);
const members = (n: number) => (n === 1 ? '1 member' : `${n} members`);

/** Who can be asked, in numbers that add up to all members of the speciality but the reader. */
export function ReachBox({ reach, speciality, countedAt }: ReachProps) {
  const { now, later, quiet, limit, off } = reach;
  const parts = [
    now > 0 && `${now} now`,
    quiet > 0 && `${quiet} in quiet hours`,
    limit > 0 && `${limit} at their limit for today`,
    off > 0 && `${off} ${off === 1 ? 'takes' : 'take'} no question about this case`,
  ].filter(Boolean);
  return (
    <section
      className={now > 0 ? 'reach' : 'reach reach--zero'}
      aria-labelledby="reach-title"
      aria-live="polite"
    >
      <h2 className="sr-only" id="reach-title">
        Who can be asked
      </h2>
      <b className="reach__big">
        {now > 0 ? `${now} can be asked now` : 'Nobody can be asked now'}
      </b>
      <span>
        {speciality}.{' '}
        {later.length > 0 && (now > 0 ? <WhoLater later={later} /> : <FirstLater later={later} />)}
      </span>
      <span className="reach__sum">
        Of {members(now + quiet + limit + off)}: {parts.join(', ')}. Counted at{' '}
        <NextTime at={countedAt} />.
      </span>
    </section>
  );
}

function WhoLater({ later }: { later: readonly Later[] }) {
  const [first, last] = [later[0], later.at(-1)];
  if (!first || !last) return null;
  const all = sum(later);
  return (
    <>
      <b>
        {all} more by <NextTime at={last.at} />
      </b>
      {first.at !== last.at && (
        <>
          , the first at <NextTime at={first.at} />
        </>
      )}
      , as quiet hours end.
    </>
  );
}

/** The same where nobody can be asked now. */
function FirstLater({ later }: { later: readonly Later[] }) {
  const [first, last] = [later[0], later.at(-1)];
  if (!first || !last) return null;
  const all = sum(later);
  return (
    <>
      {all === 1 ? '1 is in quiet hours' : `${all} are in their quiet hours`}:{' '}
      <b>
        {all === 1 ? 'they' : 'the first'} can be asked at <NextTime at={first.at} />
      </b>
      {first.at !== last.at && (
        <>
          , all {all} by <NextTime at={last.at} />
        </>
      )}
      .
    </>
  );
}

interface NeighboursProps {
  neighbours: (Reach['neighbours'][number] & { asked?: number })[];
  /** Those that are asked already; they stay. */
  asked?: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** The neighbouring specialities, as checkboxes with their numbers. */
export function Neighbours({ neighbours, asked: reached = [], chosen, onChoose }: NeighboursProps) {
  return (
    <fieldset className="card near" id="with">
      <legend className="sr-only">Also ask neighbouring specialities</legend>
      {neighbours.map(({ speciality, now, later, asked }) => (
        <label className="check near__row" key={speciality}>
          <input
            type="checkbox"
            name="with"
            value={speciality}
            checked={chosen.includes(speciality) || reached.includes(speciality)}
            disabled={reached.includes(speciality)}
            onChange={({ target }) =>
              onChoose(
                target.checked
                  ? [...chosen, speciality]
                  : chosen.filter((other) => other !== speciality),
              )
            }
          />
          <span>{speciality}</span>
          <span className="near__numbers">
            <b>{reached.includes(speciality) ? `${asked} asked` : `${now} now`}</b>
            {later.length > 0 && (
              <span>
                {reached.includes(speciality) ? `${sum(later)} more` : now + sum(later)} by{' '}
                <NextTime at={later.at(-1)?.at ?? ''} />
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
