import type { Checked } from './use-findings';

/** Characters of context shown around a finding. */
const AROUND = 60;

/** The text with its findings underlined; long stretches without one are left out. */
export function FoundText({ text, spots }: Checked) {
  const parts = spots.map((spot, i) => {
    const from = spots[i - 1]?.end ?? 0;
    return { before: shortened(text.slice(from, spot.start), i > 0), spot };
  });
  const last = spots.at(-1)?.end ?? 0;
  const rest = text.slice(last);
  return (
    <p className="lint__text" aria-hidden="true">
      {parts.map(({ before, spot }) => (
        <span key={spot.start}>
          {before}
          <span className="lint__mark">{spot.words}</span>
        </span>
      ))}
      {rest.length > AROUND ? `${rest.slice(0, AROUND).replace(/\s+\S*$/, '')}…` : rest}
    </p>
  );
}

function shortened(text: string, isBetween: boolean): string {
  if (text.length <= AROUND * (isBetween ? 2 : 1)) return text;
  const head = isBetween ? text.slice(0, AROUND).replace(/\s+\S*$/, '') : '';
  return `${head}… ${text.slice(-AROUND).replace(/^\S*\s+/, '')}`;
}
