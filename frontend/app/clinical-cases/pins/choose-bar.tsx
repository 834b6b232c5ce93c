import { useContext } from 'react';
import { PinsOnPage } from './pins-on-page';

/** The tools of a place that is being chosen, in place of the bar below the file. */
export function ChooseBar() {
  const { isInScan } = useContext(PinsOnPage);
  return !isInScan && <ChooseInScan />;
}

/** Below an open series, in place of its own tools. */
export function ChooseInScan() {
  const { choosing, parts } = useContext(PinsOnPage);
  return choosing && parts && <parts.ChooseTools />;
}
