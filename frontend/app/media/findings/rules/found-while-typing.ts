import { detectors } from '../../../../../backend/src/identifiers/detectors.rules';
import type { Finding, OtherScripts } from '../../../../../backend/src/identifiers/finding.rules';
import { foundBy } from '../../../../../backend/src/identifiers/found-by.rules';
import { hasOtherScript, plainText } from '../../../../../backend/src/identifiers/plain-text.rules';

const LATIN_ONLY: OtherScripts = { names: () => [], places: () => [] };

/** The same as `findingsIn`; what other scripts need is loaded for the first text that has one. */
export async function foundWhileTyping(text: string): Promise<Finding[]> {
  const others = hasOtherScript(plainText(text).text)
    ? (await import('../../../../../backend/src/identifiers/other-scripts.rules')).OTHER_SCRIPTS
    : LATIN_ONLY;
  return foundBy(detectors(others), text);
}
