import type { DemoBlog } from './demo-blog';

export const criticalView: DemoBlog = {
  author: 'nandini.iyer',
  cover: 'threads',
  category: 'Technique',
  title: 'The critical view of safety, and what to do when it will not come',
  summary:
    'Most bile duct injuries are errors of perception, not of the hand. A view with three criteria helps, and so does a plan for the day you cannot reach it.',
  daysAgo: 3,
  html: `
<p>Almost every surgeon who has injured a common bile duct was sure that it was the cystic duct. That is the uncomfortable lesson of the studies that looked at operative videos and notes after the event: the hands did what the eyes told them, and the eyes were wrong. Better dissection alone does not cure a wrong picture. A rule that asks the picture for proof can.</p>
<h2>Three criteria, all of them</h2>
<p>The critical view of safety, described by Strasberg and colleagues in 1995, is not a way of dissecting. It is the proof that you ask for before you clip or cut anything:</p>
<ol>
<li>The hepatocystic triangle is cleared of fat and fibrous tissue. The common duct and the hepatic duct need not be shown, and should not be looked for.</li>
<li>The lower third of the gallbladder is freed from the liver, so that the cystic plate is seen.</li>
<li>Two structures, and only two, are seen to enter the gallbladder.</li>
</ol>
<p>The second criterion is the one most often left out, and the one that most often saves a duct. A right hepatic duct or an aberrant sectoral duct that runs close to the gallbladder cannot pretend to be the cystic duct once the plate is bare behind it. If the plate is not in the picture, the view is not there, however tidy the triangle looks.</p>
<h2>Make it visible to somebody else</h2>
<p>A habit that costs twenty seconds: stop, turn the gallbladder so that front and back of the triangle are both seen, and ask your assistant to name the three criteria. Many units take a photograph from both sides. A photograph is not there for the lawyers. It is there because describing what you see to another person is the cheapest way to find out that you do not see it.</p>
<h2>When the view will not come</h2>
<p>Severe inflammation, a shrunken gallbladder, a stone impacted in the neck, a cirrhotic liver: sometimes the triangle is a wall. This is the moment for which the plan has to be older than the operation. Options, roughly from the smallest to the largest:</p>
<ul>
<li><strong>Stop and look again.</strong> Decompress the gallbladder, change the retraction, wash, add a port. Look for Rouvière’s sulcus and stay above the line between it and the base of segment four.</li>
<li><strong>Show the ducts.</strong> Cholangiography, or fluorescence with indocyanine green where it is at hand. Neither replaces the view, but both can stop you from cutting.</li>
<li><strong>Call a colleague.</strong> A second pair of eyes that has not been staring at the same error for half an hour is worth more than any instrument.</li>
<li><strong>Bail out.</strong> Subtotal cholecystectomy, fenestrating or reconstituting, leaves the dangerous part of the gallbladder where it is. Remove the stones, leave a drain, and accept that a bile leak may need an endoscopic stent. It is a complication that heals.</li>
<li><strong>Drain and leave.</strong> In a very sick patient a cholecystostomy, and another operation on another day, is a good operation.</li>
</ul>
<p>Conversion to an open operation belongs on the list, but not at its top. Open surgery does not make a frozen triangle soft, and many of us now have less practice with it than with the laparoscope. Convert because you can do something more safely through the incision, not because it feels like doing something.</p>
<h2>What to write down</h2>
<p>Say in the note which criteria you saw, and how the plan changed if you did not see them. “Critical view obtained” has become a phrase that is pasted. “Plate visible over the lower third; two structures; photograph from both sides” is a sentence that somebody had to think.</p>
<p>None of this is heroic. The best cholecystectomies that I have watched were the dull ones, in which the surgeon was in no hurry to cut anything that had not yet been named.</p>
<p><em>For colleagues, not for patients: this text is about principles and does not replace local protocols or your own judgement.</em></p>`,
};
