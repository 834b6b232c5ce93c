import type { DemoBlog } from './demo-blog';

export const prehabilitation: DemoBlog = {
  author: 'hannah.clarke',
  cover: 'beats',
  category: 'Perioperative care',
  title: 'Four weeks before the knife: what prehabilitation can honestly promise',
  summary:
    'Waiting time can be training time. What the evidence supports, what it does not yet, and a programme that fits an ordinary clinic.',
  daysAgo: 33,
  html: `
<p>Between the day on which we tell a patient that the oesophagus has to come out and the day on which we do it, weeks go by: staging, meetings, often chemotherapy. We used to call this waiting. The patient walks less, eats less, sleeps badly, and arrives weaker than on the day of the diagnosis. We would not prepare anybody for a mountain like that.</p>
<p>Prehabilitation means using this time: exercise, nutrition, support for the mind, and dealing with what can be dealt with, from anaemia to tobacco. It is an attractive idea, and attractive ideas deserve a sober look.</p>
<h2>What we know</h2>
<p>Exercise before major surgery improves fitness. Walking distance and measures of aerobic capacity rise within three to six weeks, even in the elderly. For patients with lung resections and large abdominal operations several trials and meta-analyses also found fewer complications, in particular of the lungs, and sometimes a shorter stay. The trials are small, the programmes differ, and blinding is impossible. I read the evidence like this: the direction is consistent, the size of the effect is uncertain, and harm is rare.</p>
<p>Some single parts are on firmer ground. Stopping smoking at least four weeks before the operation lowers complications of wounds and lungs. Treating iron deficiency corrects anaemia, and anaemia is linked to worse outcomes, though giving iron late and into the vein to everybody has not been shown to save lives. Treating malnutrition before large operations on the gut is supported by every guideline that I know.</p>
<h2>What we do not know</h2>
<p>We do not know which dose of which exercise is best, whether supervision in a gymnasium is better than a good programme at home, and who profits most. My suspicion, shared by others, is that the frail profit most and are recruited least.</p>
<h2>A programme for an ordinary clinic</h2>
<p>You do not need a gymnasium. What we do takes one conversation of twenty minutes and two telephone calls:</p>
<ol>
<li><strong>Measure something.</strong> A six-minute walk, a grip, how often the patient rises from a chair in thirty seconds, weight and the weight lost. It tells you where to begin, and numbers that rise encourage.</li>
<li><strong>Walk, and breathe hard.</strong> Most days, thirty minutes, at a pace at which one can talk but not sing, with short steeper stretches as they get easier. Twice a week exercises against resistance: chair, wall, elastic band. Breathing exercises where the chest will be opened or the upper abdomen.</li>
<li><strong>Eat for it.</strong> Protein with every meal, at about 1.2 to 1.5 g per kilogram of body weight a day unless the kidneys forbid it; a dietitian early for everyone who has lost more than a tenth of their weight. If swallowing fails, a feeding tube is not a defeat.</li>
<li><strong>Stop what harms.</strong> Tobacco, with help and with replacement; alcohol beyond moderation.</li>
<li><strong>Mend what can be mended.</strong> Anaemia, glucose, blood pressure, teeth, sleep.</li>
<li><strong>Say why.</strong> Fear makes people sit still. Patients who know that each walk is part of the treatment keep walking.</li>
</ol>
<h2>Two warnings</h2>
<p>Do not delay an operation for a cancer in order to train for it, unless the patient would otherwise not survive it. Four weeks are usually there anyway; twelve are not. And do not let the programme become another examination that the poor, the busy and the lonely fail. The one who lives on the fifth floor without a lift and looks after a grandchild has no time for a gymnasium, but she climbs stairs. Count the stairs.</p>
<p>I ask every patient at admission what they did in the past four weeks. The answers are the best part of the ward round. A retired teacher told me that he had walked to his old school and back each morning, and waved. He went home on day eight.</p>`,
};
