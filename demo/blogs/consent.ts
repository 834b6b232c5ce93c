import type { DemoBlog } from './demo-blog';

export const consent: DemoBlog = {
  author: 'daniel.rosen',
  cover: 'words',
  category: 'Decision making',
  title: 'Consent is a conversation between two experts',
  summary:
    'One of them knows the operation, the other knows the life it will happen in. Five sentences that changed my clinic.',
  daysAgo: 88,
  html: `
<p>The form has eleven lines of complications, in an order that nobody chose: bleeding, infection, leak, death, scar. The patient signs at the bottom. Both of us know that this was not the moment at which anything was decided.</p>
<p>The law in many countries has moved from the question of what a reasonable doctor would say to the question of what this patient would want to know. In the United Kingdom the Montgomery judgment of 2015 put it into words that I find useful wherever one works: a risk is material if a reasonable person in the patient’s position would be likely to attach significance to it, or if the doctor should know that this particular patient would. One cannot know the second without asking.</p>
<h2>Five sentences</h2>
<p><strong>“What have you understood so far?”</strong> I begin with it, because the answer tells me where to start and what to take back. A patient who believes that the polyp is a cancer does not hear a word of what follows.</p>
<p><strong>“What would you be doing in three months if all of this had never happened?”</strong> A violinist, a man who carries sacks, a woman who plans to travel to her son’s wedding: each of them has a risk that matters and is not on the form. For the low rectal cancers that I treat, the difference between a stoma and a poor sphincter is decided by this answer more than by the distance in centimetres.</p>
<p><strong>“There are three ways, and one of them is to do nothing.”</strong> Doing nothing has a course, too, with numbers and with things that can be done for comfort. If I cannot describe it, I am not offering a choice but an operation.</p>
<p><strong>“Of a hundred people like you …”</strong> Natural frequencies, the same denominator throughout, and both sides of the coin: of a hundred people like you, about seven have a leak, and ninety-three do not. I use our own figures. If I do not know them, I say that they are those of others, and then I go and look for ours.</p>
<p><strong>“Could you tell me how you will explain it at home?”</strong> Not an examination of the patient, but of me. The first time I tried I heard that I would be “putting the two ends on hold”. I draw now.</p>
<h2>Recommend, if you are asked</h2>
<p>There is a way to respect autonomy that is in fact desertion: eleven lines, three options, “it is up to you”. Most patients want to know what I would do. I tell them, and I tell them why, and which of their own answers led me to it. “You said that you could live with a bag but not with another operation. That is why I would …” Then it is easy to disagree with me, because the reason lies on the table.</p>
<h2>Time</h2>
<p>The usual objection is that this takes too long. I have measured it, with a watch under the table, and it takes four minutes more. Some of these come back: fewer calls in the evening, fewer cancelled operations on the day. A second conversation is often better than a long first one; people decide at home, with those who will have to help them.</p>
<p>Bring an interpreter who is not the daughter. Give something to take along, in plain language. And write down what mattered: not “risks explained”, but “wants above all to avoid a permanent stoma; accepts a higher risk of leak; to talk to wife”. If a complication comes, the two of you will read this line together. It does not make the complication smaller. It shows that you met it from the same side.</p>`,
};
