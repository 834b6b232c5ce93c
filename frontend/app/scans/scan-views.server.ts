import type { components } from '../wire/schema';
import type { Scan } from './scan';

type ScanView = components['schemas']['ScanView'];

const orNull = <One>(list: readonly One[]) => (list.length > 0 ? list : null);

export function toScan(row: ScanView): Scan {
  const { spacing, places, frame_ms, ...facts } = row.facts;
  const [down, across] = spacing;
  return {
    id: row.id,
    name: row.name,
    position: row.position,
    facts: {
      ...facts,
      frame_ms,
      spacing: down === undefined || across === undefined ? null : [down, across],
      places: orNull(places),
      sides: facts.sides as Scan['facts']['sides'],
      unit: facts.unit === 'HU' ? 'HU' : null,
    },
    state: row.state,
    keyFrames: row.keys,
    windows: row.windows,
    posterUrl: row.poster_url ?? '',
    frameUrl: row.frame_url ?? '',
    valuesUrl: row.values_url,
  };
}
