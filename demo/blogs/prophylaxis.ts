import type { DemoBlog } from './demo-blog';

export const prophylaxis: DemoBlog = {
  author: 'chinonso.okafor',
  cover: 'lattice',
  category: 'Safety',
  title: 'One dose, on time: the dullest good thing we do',
  summary:
    'Antibiotic prophylaxis is cheap, proven and still done wrongly in a surprising share of operations. Usually because it is given too late, or for too long.',
  daysAgo: 74,
  html: `
<p>In 1992 Classen and colleagues looked at 2,847 patients and the hour at which they had been given their antibiotic. Those who received it in the two hours before the incision had the fewest infections. Those who received it after the incision had several times as many, and those who had it far too early were no better off. Thirty years later it is still the hour that we get wrong.</p>
<h2>The principle</h2>
<p>The drug has to be in the tissue when the bacteria arrive, at a concentration that kills them, and it has to stay there until the wound is closed. From this everything else follows.</p>
<ul>
<li><strong>When.</strong> For cefazolin and most others within 60 minutes before the incision; vancomycin and fluoroquinolones, which run in slowly, within 120 minutes. Before a tourniquet is inflated, not after.</li>
<li><strong>How much.</strong> By weight. Two grams of cefazolin for most adults, three for those of 120 kg or more, is the usual advice.</li>
<li><strong>Again.</strong> After about two half-lives: for cefazolin every four hours while the wound is open, and after large losses of blood.</li>
<li><strong>Until.</strong> The wound is closed. The World Health Organization advises against prolonging prophylaxis after the operation, and this is among its strong recommendations.</li>
</ul>
<h2>Why we give more</h2>
<p>If the evidence is so plain, why do so many charts show three days of two drugs? Because a wound infection feels like a reproach, and another dose feels like care. I have felt it myself, at the bedside of a man with a mesh in his groin, in a ward with forty beds and one tap. But more days do not protect him. They select what will infect the next patient, they cause diarrhoea and damaged kidneys, and in a country in which a second-line antibiotic costs a month’s wages they are not harmless at all.</p>
<p>A drain is no reason to continue. Nor is a mesh, nor the fact that the theatre is hot. If the field was dirty, what you give afterwards is treatment, with a diagnosis and an end.</p>
<h2>The allergy that is none</h2>
<p>About one patient in ten says that they are allergic to penicillin; of those who are tested, nine out of ten are not. The label matters, because the alternatives protect less well and are given later. Ask what happened. A rash in childhood, an upset stomach, a mother who was allergic: these are not anaphylaxis. Cefazolin has a side chain that it shares with no penicillin in common use, and most guidelines now allow it in patients without a severe, delayed reaction. Agree on it with your anaesthetists before the morning on which it matters.</p>
<h2>What else is in the bundle</h2>
<p>The dose is one part. Clip hair if you must, never shave. Alcohol-based preparation of the skin, left to dry. A warm patient, a reasonable glucose, oxygen, and mechanical bowel preparation with oral antibiotics where the colon is opened electively. Change gloves and instruments before closing a contaminated abdomen: in the ChEETAh trial, in seven low- and middle-income countries and more than 13,000 patients, this alone lowered infections of the wound from 18.9 to 16.0 per cent. It needs no drug at all.</p>
<h2>How we did it</h2>
<p>We moved the antibiotic from the ward to the anaesthetic room, and put the question on the list before the incision: “Given, and at what time?” Not yes or no; a time. We gave one person the right to stop a chart on the next morning. And we print two numbers each month, doses in time and doses after the operation. The first has risen, the second fallen, and the rate of infections has fallen, a little, which is how good things usually look.</p>
<p><em>Doses are the common ones for adults; local resistance and your pharmacy’s guideline come first.</em></p>`,
};
