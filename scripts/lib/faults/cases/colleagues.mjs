// Two dozen members of one speciality, enough for all waves of a question; made once for all drills.
import { aMember, call } from '../members.mjs';

export const SPECIALITY = 'Eye Surgery';
/** Ten are asked at first, one for whom passes, ten at half time, and the group last. */
export const COLLEAGUES = 24;
const AT_ONCE = 4;
const ALWAYS = { quietFrom: '00:00', quietTo: '00:00', maxPerDay: 10 };

const made = new WeakMap();

export function colleaguesOf(rig) {
  if (!made.has(rig)) made.set(rig, makeColleagues(rig));
  return made.get(rig);
}

async function makeColleagues({ apis }) {
  const all = [];
  const hires = Array.from({ length: AT_ONCE }, async (_, at) => {
    const { url } = apis[at % apis.length];
    while (all.length < COLLEAGUES) {
      const place = all.push(undefined) - 1;
      const member = await aMember(url, SPECIALITY);
      const chosen = { token: member.token, body: ALWAYS, method: 'PUT' };
      const { code } = await call(url, 'questions/settings', chosen);
      if (code !== 200) throw new Error(`The settings of questions were answered with ${code}.`);
      all[place] = member;
    }
  });
  await Promise.all(hires);
  return all;
}
