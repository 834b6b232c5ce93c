import type { DemoBlog } from './demo-blog';

export const learningCurve: DemoBlog = {
  author: 'thomas.ashworth',
  cover: 'steps',
  category: 'Training',
  title: 'What a learning curve looks like from the far end',
  summary:
    'Numbers of cases say when we are allowed to operate alone. They say little about when we have learned to. What would a kinder, more honest curve look like?',
  daysAgo: 16,
  html: `
<p>The first lobectomy I did on my own took four hours and nine minutes. I know because I wrote it down, as I wrote down the next hundred. I was proud of the list for years. When I looked at it again recently, now that I mostly watch others operate, I noticed what it does not say.</p>
<h2>Time is the easiest thing to measure</h2>
<p>Published learning curves are very often curves of operating time. Time falls, the line flattens, and somewhere at the bend a number appears: thirty cases, fifty cases, a hundred. Curriculum committees like numbers. But time flattens long before judgement does. A surgeon who has become fast has learned the steps. Whether they have learned the operation shows in the cases in which the steps do not fit.</p>
<p>Cumulative sum charts are better, because they ask about failure and not about speed: each case moves the line a little down when it goes well and clearly up when it does not, with the size of the steps set by the outcome that one accepts. They need honest definitions of failure, agreed beforehand, and some adjustment for how ill the patients were. With both, a drift becomes visible early, and that is kinder to trainee and patients than a conversation after the fifth complication.</p>
<h2>Three plateaus</h2>
<p>Looking back at trainees and at my own list, I see not one curve but three, one behind the other.</p>
<ul>
<li><strong>The steps.</strong> You can do the operation when it goes as planned. This takes tens of cases and a good teacher. Simulation shortens it, and it should: nobody needs to learn to tie a knot on a patient.</li>
<li><strong>The variations.</strong> You recognise early that this one is different, and you have two other ways in your hands. This takes hundreds of cases, or far fewer if you spend your evenings with the videos and the errors of others.</li>
<li><strong>The decision.</strong> You know whom not to operate on, when to stop, and when to ask. I do not know how many cases this takes. I have met people who had it in training, and people who retired without it.</li>
</ul>
<p>The logbook shows the first plateau. The second shows in the way somebody reacts when the view is poor. The third shows in the outpatient clinic.</p>
<h2>What helped</h2>
<p>If I could go back to the man with the stopwatch, I would tell him four things.</p>
<p><strong>Say the next step aloud.</strong> A trainee who announces what comes next can be corrected before the cut. It also shows at once where the mental picture is thin.</p>
<p><strong>Record everything, and watch the dull parts.</strong> The seconds before a difficulty teach more than the difficulty: which plane was left, which hand was idle, which bleeding was too small to bother with.</p>
<p><strong>Ask before the incision.</strong> I asked for help when I was in trouble, so I learned to associate help with trouble. Showing a colleague the scan on the evening before is easier on the pride and, for the patient, immensely more useful.</p>
<p><strong>Keep a list of the decisions, not of the operations.</strong> One line each: what I decided, what I expected, what happened. Read once a year, it is the most instructive book that I own, and the least flattering.</p>
<h2>And the teachers</h2>
<p>We who stand at the far end have a curve, too. Teaching an operation is another skill than performing it. Learning to keep one’s hands still, to let a trainee find the plane, and to step in before it is late rather than after it was early: that took me longer than any lobectomy. Nobody gave me a number for it.</p>
<p>The bend in the curve is not where learning stops. It is where we stop measuring.</p>`,
};
