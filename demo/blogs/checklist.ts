import type { DemoBlog } from './demo-blog';

export const checklist: DemoBlog = {
  author: 'fiona.macleod',
  cover: 'checks',
  category: 'Safety',
  title: 'The checklist works when somebody may say stop',
  summary:
    'Nineteen lines on paper nearly halved deaths in eight hospitals, and did nothing in others. The difference was not the paper.',
  daysAgo: 41,
  html: `
<p>In January 2009 Haynes and colleagues published what happened when eight hospitals, from Seattle to Ifakara, introduced a surgical checklist of nineteen items. Deaths fell from 1.5 to 0.8 per cent, complications in hospital from 11.0 to 7.0 per cent. It was a study before and after, without controls, and its results looked almost too good.</p>
<p>Five years later Urbach and colleagues reported on more than a hundred hospitals in Ontario that had been obliged to use such checklists. Deaths and complications hardly changed. So does it work, or not?</p>
<h2>Two different interventions</h2>
<p>I believe that both papers are right, because they describe two different things under one name. In one, teams stopped, spoke, and changed how they worked. In the other, a form appeared, and forms get filled. Studies that stood in the theatre and watched have found both: pauses in which everyone listens, and pauses in which one person reads to a room that is opening instruments.</p>
<p>A checklist is not a list. It is a licence. For a minute the most junior person in the room is entitled to say that the antibiotic has not been given, and the most senior person is obliged to be grateful. Where this licence is not real, the paper is decoration.</p>
<h2>How to tell</h2>
<p>You can find out in a week, without a questionnaire. Stand in the corner and ask:</p>
<ul>
<li>Does everybody stop moving at the time-out?</li>
<li>Are questions asked as questions (“Which side?”) or as answers to be nodded at (“Left side, right?”)?</li>
<li>Does the surgeon say what could go wrong today, and how much blood it may cost?</li>
<li>Has anything been found in the past month? A list that never finds anything is not being used.</li>
<li>Is there a sign-out, or has half of the team gone by then?</li>
</ul>
<h2>What changed it for us</h2>
<p>We had a beautiful form and a compliance of 99 per cent, and we operated on a wrong level. Nobody had lied. The form had been ticked by a kind person who wanted to help the list to run on time. What we changed afterwards was modest:</p>
<p><strong>Names.</strong> Everyone says name and role, every morning, even if we have known each other for a decade. Who has spoken once speaks twice.</p>
<p><strong>The surgeon goes last.</strong> At the briefing the nurse and the anaesthetist begin. When I begin, all that is left for the others is to agree.</p>
<p><strong>Our own lines.</strong> We cut items that our hospital had solved in other ways, and added two of our own: the scan is on the screen and has been turned the right way round, and the person who will call the family is named. A list that a team has edited belongs to the team.</p>
<p><strong>A word.</strong> Anybody may say “I am not comfortable”. The word stops us, no reason needed. It was used eleven times in the first year. Nine times nothing was wrong. I have never regretted a minute of those nine.</p>
<h2>The tick is not the point</h2>
<p>Measuring compliance is easy, and it teaches people to tick. Measure instead what the list is for: antibiotics in time, warm patients, blood that was ordered before it was needed, near misses that were told. And tell the stories of what was caught. In our coffee room hangs a sheet of paper with one line for each find: the allergy, the missing implant, the wrong ear. It is the only safety poster in the building that anybody reads.</p>
<p>The nineteen lines did not save the patients of 2009. People who were allowed to interrupt memberDid, and the lines gave them an occasion.</p>`,
};
