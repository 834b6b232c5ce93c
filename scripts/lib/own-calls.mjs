// The pages call the house's own resources (contract, section 33), not what existing apps call for the same.
import fs from 'node:fs';
import { filesBelow } from './content-hash.mjs';
import { inHouse } from './house.mjs';

/** The existing apps' calls about cases, images and their discussions. */
const OLDER =
  /['"`]\/(?:clinicalCases|getCommentsOnClinicalCase|\w+CommunityPost\w*|getCommunityCollection|\w+ForCommunityId|getLikeListOfCommunity|addCommunityReportReason)\b/;
const GENERATED = 'frontend/app/wire/schema.d.ts';

export function wrongCalls() {
  return filesBelow('frontend/app')
    .filter((file) => /\.tsx?$/.test(file) && file !== GENERATED)
    .flatMap((file) =>
      fs
        .readFileSync(inHouse(file), 'utf8')
        .split('\n')
        .map((line, index) => ({ line, where: `${file}:${index + 1}` })),
    )
    .filter(({ line }) => OLDER.test(line))
    .map(({ line, where }) => `${where} is a call of the existing apps: ${line.trim()}`);
}
