import type { DrawnScene } from '../art/scenes';
import type { Landscape } from '../landscape/landscapes';

export type Scene = DrawnScene | Landscape;

/** A post of the demo: author, title and scene. */
export interface DemoPost {
  readonly by: string;
  readonly title: string;
  readonly scene: Scene;
}

const post = (by: string, scene: Scene, title: string): DemoPost => ({ by, scene, title });

/** Newest first. */
export const beyondPosts: readonly DemoPost[] = [
  post(
    'ingrid.lindqvist',
    'bay',
    'Forty-one hours awake last week, so: four without a phone. The bay owes me nothing and gives it anyway.',
  ),
  post(
    'omar.mansour',
    'peaks',
    'First summit with my transplant coordinator, who is faster than me on every slope and never mentions it.',
  ),
  post(
    'anna.schreiber',
    'vinyl',
    'Grade five at forty-four. Until the exam I listen to the people who can really play.',
  ),
  post(
    'yuki.tanaka',
    'garden',
    'My grandmother’s garden, third spring without her. The peonies have not been told.',
  ),
  post(
    'thandiwe.nkosi',
    'dunes',
    'Sunrise before the outreach clinic. Eleven cataracts later the light looked different again.',
  ),
  post(
    'mateo.alvarez',
    'coffee',
    'Eleven attempts at a leaf. This one looks like a leaf, or like a liver. I am at peace with both.',
  ),
  post('hannah.clarke', 'forest', 'Ten slow kilometres. The dog did twenty.'),
  post(
    'rajesh.pillai',
    'chess',
    'Lost to my daughter in nineteen moves. She is nine. The resident is teaching her openings.',
  ),
  post(
    'camille.laurent',
    'canvas',
    'Sunday painting. My anatomy professor would not recognise a single structure.',
  ),
  post(
    'grace.kim',
    'skyline',
    'The view from the call room at four. Somebody over there is baking bread.',
  ),
  post('erik.sandberg', 'lake', 'Minus two, no wind, no pager. By Tuesday all this will be ice.'),
  post(
    'lucia.navarro',
    'stars',
    'Two hours from the city and there they all are, as if they had been waiting.',
  ),
  post(
    'arjun.mehta',
    'peaks',
    'Base camp with nine batchmates, twenty-five years after the entrance exam. Everyone brought antacids.',
  ),
  post(
    'fatima.khalil',
    'garden',
    'The hospital courtyard, planted by the night shift. The roses are from cardiology, which is why they are late.',
  ),
  post(
    'owen.pritchard',
    'mooring',
    'She leaks a little, she is slow, and she is older than my registrar. I would not change a plank.',
  ),
  post(
    'beatriz.almeida',
    'vinyl',
    'My father’s records came home today. The first side was scratched exactly where he always lifted the needle.',
  ),
  post('kenji.watanabe', 'coffee', 'Slow coffee after a fast night.'),
  post(
    'sophie.tremblay',
    'forest',
    'Skis on at the door, and nobody for three hours. Pulse 52, which I now take as a compliment.',
  ),
  post('adaeze.eze', 'canvas', 'Finished for the community theatre. From row ten it is a harbour.'),
  post(
    'marco.bellini',
    'skyline',
    'Bologna, the evening my father was discharged. We walked, very slowly, all the way.',
  ),
  post(
    'priya.raghunathan',
    'stars',
    'Camped with three residents who had never seen the Milky Way. Nobody talked for an hour. A record.',
  ),
  post(
    'daniel.rosen',
    'chess',
    'Played a patient by post for two years. Today he came to the clinic in person to mate me.',
  ),
  post(
    'leila.haddad',
    'lake',
    'The first swim of the year. I will operate on anyone who says it was cold.',
  ),
  post(
    'jack.morrison',
    'dunes',
    'Drove until the road gave up. Best conference I have been to all year.',
  ),
  post(
    'nandini.iyer',
    'garden',
    'Balcony, six square metres, forty-one plants, one very proud surgeon.',
  ),
  post(
    'antoine.mercier',
    'coffee',
    'The café opposite the hospital closes after thirty years. They kept a cup for me.',
  ),
  post(
    'rafael.monteiro',
    'bay',
    'Taught my son to tie a bowline. He asked whether I could do it one-handed. I could.',
  ),
  post(
    'katharina.vogel',
    'peaks',
    'Hut to hut, five days, one book. It rained on four of them and I would go again tomorrow.',
  ),
  post(
    'chinonso.okafor',
    'skyline',
    'Home for the wedding. The generator, the aunties and the band all ran until morning.',
  ),
  post(
    'tanya.whitfield',
    'vinyl',
    'Retirement plan, first draft: this chair, this record, no bleep.',
  ),
  post(
    'weiling.tan',
    'canvas',
    'Ink, finally. My teacher says the trick is to stop before you think you are done. Surgery, she means.',
  ),
  post(
    'javier.ortega',
    'stars',
    'Perseids with the whole ward. Forty-three wishes, mostly for beds.',
  ),
  post(
    'meera.krishnan',
    'bay',
    'Dawn on the backwaters. The boatman asked what I do and then told me about his knee.',
  ),
  post(
    'pieter.vandijk',
    'forest',
    'Planted two hundred oaks with the scouts. I will not see them grown, which is rather the point.',
  ),
  post(
    'juliana.costa',
    'garden',
    'Orchids do not care about your schedule. I have learnt to admire that.',
  ),
  post(
    'marcus.bell',
    'chess',
    'Park, Saturday, same bench since residency. The gentleman in the hat is eighty-eight and undefeated.',
  ),
  post('giulia.ferrari', 'coffee', 'Between two lists. Ten minutes, one window, no screen.'),
  post(
    'khalid.almansoori',
    'dunes',
    'Cycled out before the heat. The desert is quieter than any theatre I have worked in.',
  ),
  post(
    'ayesha.malik',
    'canvas',
    'My mother painted, I operate. This summer we swapped, with mixed results.',
  ),
  post(
    'valentina.rios',
    'peaks',
    'Twelve kilometres up for one photograph, and the cloud came in as I lifted the camera. I took it anyway.',
  ),
];

/** Comments under the posts. */
export const remarks: readonly string[] = [
  'This made my morning.',
  'I needed to see this between two lists, thank you.',
  'Where is this? I have a free weekend in spring.',
  'Envious, in the friendliest way.',
  'More of these, please.',
  'My registrar says we should all be doing this.',
  'Reminds me of home.',
  'How long did it take you?',
  'The light!',
  'Saved for the next bad week.',
  'You promised to take me along next time.',
  'This is the best thing on my screen today, and I have a very good screen.',
  'Well earned.',
  'And the pager really was off?',
];
