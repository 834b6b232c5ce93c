import type { DemoBlog } from './demo-blog';

export const damageControl: DemoBlog = {
  author: 'thandiwe.nkosi',
  cover: 'shards',
  category: 'Trauma',
  title: 'Damage control: the operation that you finish tomorrow',
  summary:
    'Stopping early is the hardest skill in trauma surgery. When to choose it, what to do in the first hour, and how not to pay for it with an open abdomen for weeks.',
  daysAgo: 24,
  html: `
<p>The phrase comes from the navy. A ship that has been hit is not repaired at sea; it is kept afloat until it reaches harbour. Rotondo and colleagues brought the words to surgery in 1993, for patients with penetrating wounds of the abdomen who were bleeding to death on our tables while we completed perfect operations.</p>
<p>The idea is easily said: stop the bleeding, stop the contamination, stop the operation. The patient goes to intensive care to be warmed and resuscitated, and comes back when physiology allows. It is the last of the three stops that we find so difficult.</p>
<h2>Decide early, and aloud</h2>
<p>The decision is best made before the abdomen is open, or within minutes of opening it. Waiting until the patient is cold, acidotic and coagulopathic is waiting too long; at that point damage control is what is left, not what was chosen. These make me say the words in the first minutes:</p>
<ul>
<li>Shock on arrival that does not respond, or responds only for a moment.</li>
<li>Temperature below 35 °C, pH below 7.2, or bleeding from everywhere that does not clot.</li>
<li>A combination of injuries that will take hours: a major vessel and the pancreas, liver and pelvis.</li>
<li>More patients than theatres.</li>
</ul>
<p>Say it so that the whole room hears it. The anaesthetist, the nurse and the intensive care unit all have to change their plans, and they cannot read your mind.</p>
<h2>The first hour</h2>
<p>Pack all four quadrants, then look for the bleeding one by one, beginning where it is least. Control vessels by ligature or by a temporary shunt; this is not the hour for a graft. Pack the liver, and be content with packs that hold. Staple or tie the injured bowel and leave it in discontinuity: no anastomosis, no stoma. Drain what leaks from pancreas or bile ducts. Then a temporary closure with negative pressure, and out.</p>
<p>Meanwhile the resuscitation is an operation of its own: blood rather than crystalloid, plasma and platelets in balanced proportions to the red cells, calcium, warmth, and tranexamic acid if the patient is within three hours of injury. If the pelvis or a deep branch in the liver still bleeds, radiology is part of the team, not the place to which the patient is sent when we have failed.</p>
<h2>The second look</h2>
<p>Most patients are ready to return after 24 to 48 hours. Do not wait longer than the physiology asks: packs become a source of infection, and the chance of closing the fascia falls with each day. The return has its own checklist. Remove and count the packs, look again for what was missed, restore the bowel, think about feeding access, and close the fascia if it comes together without tension.</p>
<h2>The price</h2>
<p>Damage control saves lives, and it costs: ventral hernias, fistulas, weeks in intensive care. It is overused. In a stable patient with one injury, a definitive operation by an experienced team is better medicine and a shorter stay. The honest question in the morning meeting is not only “should we have stopped?” but also “did we have to?” Units that ask both keep their open abdomens rare.</p>
<h2>A sentence for the trainee</h2>
<p>Nobody ever died because the stoma was made on Wednesday instead of Monday. If you find yourself beginning an anastomosis in a patient with a temperature of 34 °C, put the needle holder down and ask the anaesthetist for the last gas. The number will decide for you.</p>
<p><em>Written for colleagues. Protocols for transfusion and for the open abdomen differ between hospitals; follow yours.</em></p>`,
};
