import { CircleAlert, ScanFace } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox';
import { Icon } from '../../ui/icon';

const CHECKS = [
  'No face, and no eyes behind a bar',
  'No tattoo, jewellery or birthmark that someone could recognise',
  'No wristband, label or card with a name or number',
  'No name, date or number burned into a scan',
  'No header of a report or letter, no hospital’s logo',
];

interface WhatToLookForProps {
  /** How many files are reviewed. */
  count: number;
  error: string | undefined;
}

export function WhatToLookFor({ count, error }: WhatToLookForProps) {
  const [isLookedAt, setLookedAt] = useState(false);
  return (
    <section className="card card__pad stack stack--s" aria-labelledby="checks-title">
      <h3 className="review__checks" id="checks-title">
        <Icon of={ScanFace} />
        What to look for
      </h3>
      <ul className="review__list">
        {CHECKS.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <Checkbox
        name="reviewed"
        value="true"
        error={isLookedAt ? undefined : error}
        onChange={({ target }) => setLookedAt(target.checked)}
      >
        I reviewed {count === 1 ? 'the file' : 'each file'} at full size and found nothing that
        identifies the patient.
      </Checkbox>
      <p className="quiet review__promise">
        <Icon of={CircleAlert} size="s" />
        We promise checks, never anonymity. Your review is recorded with the post.
      </p>
    </section>
  );
}
