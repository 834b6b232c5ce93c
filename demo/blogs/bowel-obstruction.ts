import type { DemoBlog } from './demo-blog';

export const bowelObstruction: DemoBlog = {
  author: 'owen.pritchard',
  cover: 'gut',
  category: 'Decision making',
  title: 'Adhesive small bowel obstruction: how long is it safe to wait?',
  summary:
    '“Never let the sun rise or set” was good advice for its time. What replaces it is not patience alone, but patience with a test.',
  daysAgo: 61,
  html: `
<p>When I was a house officer, an obstructed bowel was an operation. The rule of the sun, which should neither rise nor set on it, had been handed down from a time in which dead bowel was found at post-mortem. Today two out of three patients with obstruction from adhesions get better without an operation, and the art has moved from the knife to the question of when.</p>
<h2>Who cannot wait</h2>
<p>Some patients declare themselves: peritonitis, shock without another cause, free air, an irreducible hernia. Examine every groin, even those with a scar in the midline, and those of the very old twice.</p>
<p>The others need a CT with intravenous contrast early, because examination, fever, white cells and lactate are poor at finding ischaemia before it is late. Signs that should take the patient to theatre: a closed loop, reduced enhancement of the wall, mesenteric oedema with free fluid in more than a trace, a swirl of vessels. A normal lactate excludes nothing. Obstruction in an abdomen that has never been opened can be due to adhesions, too, but look harder for something else.</p>
<h2>Who may wait</h2>
<p>Everybody else: fluids, electrolytes, a nasogastric tube that works, analgesia, a catheter if the kidneys are in doubt, and prophylaxis against thrombosis. Feeding should not be forgotten because the patient is “about to open up”; on day five he will have been about to for five days.</p>
<p>And a test. Water-soluble contrast, about 100 ml by mouth or down the tube after the stomach has been emptied, and a plain film after some hours up to a day. If the contrast reaches the colon within 24 hours, resolution without operation is very likely; in pooled studies the sensitivity and specificity are both well above ninety per cent. If it does not, it is unlikely that waiting will help. Whether the contrast is a treatment as well as a test is still argued about. It shortens the stay in most trials, perhaps only because it ends our indecision.</p>
<p>Take aspiration seriously. The tube first, contrast later, and not in a patient who cannot protect the airway.</p>
<h2>Three days</h2>
<p>The Bologna guidelines hold a trial of conservative treatment for up to 72 hours to be safe when there is no sign of strangulation. That is not a promise that everything after is unsafe, nor that all before is safe. It is a moment at which somebody must decide again. In our unit the note on day one says who will, and when. Examined twice a day by the same person, please: tenderness that is new tells more than tenderness that is there.</p>
<h2>When you operate</h2>
<p>Laparoscopy can be excellent for a single band in a bowel that is not much distended, in the hands of someone who has done it often. Injuries to the bowel are more frequent than with open surgery in some series, and the missed one kills. Enter away from the scar and under vision, handle the collapsed bowel rather than the dilated one, follow it upwards from the ileocaecal valve, and convert without shame.</p>
<p>Divide what obstructs. Freeing every adhesion in the abdomen makes more of them. Wrap doubtful bowel in warm swabs, give the anaesthetist ten minutes, and look again; if still in doubt in a sick patient, resect or leave it for a second look.</p>
<h2>The part nobody writes about</h2>
<p>Many of these patients have been here before and will be here again. They know that the first thing will be a tube, and they dread it more than the scar. Ask which nurse placed the last one. Tell them that most episodes settle, that one in five or so comes back within some years, and which signs should bring them in at night. The sun may rise, and set. Somebody has to be watching it.</p>`,
};
