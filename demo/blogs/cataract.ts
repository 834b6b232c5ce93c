import type { DemoBlog } from './demo-blog';

export const cataract: DemoBlog = {
  author: 'meera.krishnan',
  cover: 'rings',
  category: 'Around the world',
  title: 'What a morning of forty cataracts can teach the rest of surgery',
  summary:
    'High-volume eye hospitals in southern India operate on many, charge some and publish their complications. The lessons are not about speed.',
  daysAgo: 103,
  html: `
<p>Visitors to our theatre always look at the clock. A cataract takes a few minutes, the next patient already lies on the second table, the microscope swings across, and the surgeon begins again. They write “fast” into their notebooks. I wish they wrote something else, because speed is what one sees, not what makes it work.</p>
<h2>The problem was arithmetic</h2>
<p>Cataract is the most common cause of blindness in the world, and it can be cured. When the large eye hospitals of the south began, in the 1970s, there were millions waiting and a few hundred surgeons. One could not train enough surgeons, but one could ask what, of all the things they did in a day, needed a surgeon.</p>
<p>The answer was about a tenth. Refraction, measurement of the lens, pressure, drops, dressings, records, counselling, preparation: young women from the villages, trained for two years, do this with a precision that I could not match. The surgeon operates. There is nothing demeaning in this division; it is respect for skill on either side of it.</p>
<h2>The price of a lens</h2>
<p>Intraocular lenses cost so much in the 1980s that most patients would have gone without. A factory was founded to make them at a fraction of the price, and later sutures and drugs. Those who can pay do; their payments carry those who cannot, in the same theatres and with the same surgeons. Roughly half of the patients pay little or nothing. It is not charity that does this but volume, and a refusal to waste.</p>
<p>Waste is the part that visitors overlook. Several studies have compared the carbon of a cataract operation: one in a large Indian centre causes about a twentieth of the emissions of the same operation in a British hospital, above all because instruments and supplies are used again. That would be nothing to be proud of if eyes were lost. They are not. Rates of endophthalmitis reported from these centres, over many hundreds of thousands of operations, are as low as or lower than those of rich countries, particularly since antibiotic is injected into the eye at the end.</p>
<h2>Measure what hurts</h2>
<p>How do we know? Because each complication is written down on the day, with the surgeon’s name, and each Monday we look at it. A torn capsule is a torn capsule; there is no category for bad luck. New surgeons see their own figures next to the median from the first week. It is a little frightening and entirely normal, as it should be in a cockpit. When the rate of a colleague rises, the colleague gets help, fewer hard eyes and more teaching, before anything else happens.</p>
<h2>What can be carried home</h2>
<p>Not every operation is a cataract. Ours is short, elective, standardised and done under drops. A liver is not. But I have watched colleagues from other fields go home with one of these and do well:</p>
<ul>
<li>List all that you did yesterday, and mark what only you could do.</li>
<li>Standardise what does not matter (trays, drapes, order of steps) so that attention is left for what does.</li>
<li>Let the patient who cannot pay lie on the same table as the one who can.</li>
<li>Count complications at once, by name, kindly, and every week.</li>
<li>Ask of everything you throw away whether it had to be made.</li>
</ul>
<p>Last month I operated on a weaver of seventy who had not seen his loom for three years. On the next morning the bandage came off. He looked past me, at the wall, and said that the paint was uneven. It was. We have had it painted.</p>`,
};
