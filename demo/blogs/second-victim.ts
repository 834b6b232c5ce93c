import type { DemoBlog } from './demo-blog';

export const secondVictim: DemoBlog = {
  author: 'ingrid.lindqvist',
  cover: 'paths',
  category: 'Life in surgery',
  title: 'The week after',
  summary:
    'The first victim of a complication is the patient. What happens to the surgeon is rarely spoken about, and decides how the next patient is treated.',
  daysAgo: 120,
  html: `
<p>I can still describe the light. It was a Thursday in February, late, and the pulmonary artery tore where I had put the clamp. We did everything that one does. Afterwards I sat in the changing room in one clog and could not remember where the other one was.</p>
<p>The patient died, and his family lost him. That is the event. Everything that I shall write here is smaller, and I want to say so first. But what followed in me had consequences for others, and it follows in nearly all of us. Albert Wu called it the second victim, in the year 2000. Some dislike the term, because it puts us beside the bereaved, where we do not belong. I use it for want of a better one.</p>
<h2>What it is like</h2>
<p>In surveys, most surgeons report a strong reaction after a serious adverse event: guilt, replaying, sleepless nights, dread before the next similar case. For the majority it passes within weeks. For some it does not, and it may end in avoiding certain operations, in drinking, in leaving, in worse.</p>
<p>Nobody had told me about the operations that follow. On the Monday I had a lobectomy on my list, and I was slow and too careful, and by being too careful I bled more than necessary. On Wednesday I sent a patient for another scan that he did not need. He waited three weeks for it. That was also a complication, and it appears in no register.</p>
<h2>What helped</h2>
<p><strong>Somebody came on the same evening.</strong> An older colleague, who did not say that it was not my fault. She asked what had happened, in order, and then asked whether I had eaten. Peer support works best early, by somebody from the same trade who has been there. Programmes exist that train such colleagues, and they are cheap.</p>
<p><strong>I spoke to the family myself, and not alone.</strong> I said what had happened, that I was sorry, and what we would find out. I did not hide behind the passive voice. They asked a question that I could not answer, and I said so, and I called them when I could. Openness is owed to them. That it also helped me is a side effect, not the reason.</p>
<p><strong>The list for the next day was taken off me</strong> by somebody who did not ask. Offering is not enough: nobody accepts. Make it the rule.</p>
<p><strong>The review was about the event.</strong> We found a clamp with a worn jaw, a handover in the middle of the hilum, and a decision of mine that I would take differently now. All three are true. A review that finds only systems feels like a lie, and one that finds only a person teaches nothing.</p>
<p><strong>I went back to the same operation within two weeks,</strong> with a friend as the assistant.</p>
<h2>What did not</h2>
<p>“It could have happened to anyone.” “You will get over it.” Silence in the coffee room when I entered. Being told to see somebody, by mail, with a link.</p>
<h2>For whoever leads a department</h2>
<p>Write a plan for the week after before you need one. Who goes to the surgeon, and to the nurse and the anaesthetist, who are forgotten most often? Who takes the list? Who calls the family, and when again? Who asks after a month? One page is enough. Ours hangs in the office next to the telephone numbers.</p>
<p>If you are in that week while you read this: eat something, do not drive home alone, and call the colleague whom you thought of just now. They will be glad that you did. If the nights do not get better, or you think that others would be better off without you, call a doctor today, as you would want your patient to.</p>
<p>I found the other clog a month later, behind the locker. It is still there. I like to know where it is.</p>`,
};
