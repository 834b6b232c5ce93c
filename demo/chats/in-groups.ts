import type { DemoChat } from './demo-chat';

export const inGroups: readonly DemoChat[] = [
  {
    in: 'HPB Surgery',
    cast: { p: 'priya.raghunathan', m: 'mateo.alvarez', a: 'anna.schreiber' },
    hoursAgo: 0.9,
    script: `
      a: Who uses ICG routinely for segment mapping in cirrhotics?
      p: Negative staining, 0.25 mg after clamping. In nodular livers positive staining disappoints me.
      m: The same. And I mark the line with diathermy within a minute, because it drifts.
      a: Half a milligram was too much for us, the whole liver glowed like a lamp.
      p: We have all had that lamp once.
      m: Give it two days before if you want tumour contrast, on the day for the segments. Never both with one dose.

      a: Different question. Anybody still stenting the pancreatic duct in soft pancreas below 3 mm?
      m: Externalised, yes. 5 F, out through the jejunum.
      p: Internal for us, short, lost by itself. Our fistula rate did not change between the two.
      a: Then I stay with internal. One tube less to trip over.

      p: Our open MDT is on Thursday, 14:00 UTC. Two biliary injuries and a Klatskin. Link in the usual place; please send only de-identified images.
      m: I shall be there. The Klatskin interests me.
      a: So will I, with two registrars and a lot of coffee.
    `,
  },
  {
    in: 'Upper GI Surgery',
    cast: { y: 'yuki.tanaka', h: 'hannah.clarke' },
    hoursAgo: 6,
    script: `
      h: We are rewriting our enhanced recovery pathway for oesophagectomy. Does anybody still leave the nasogastric tube for five days?
      y: Two days, then out if the picture is calm. The chest drain is what keeps our patients in bed.
      h: Same here. Digital drain has helped.
      y: And walking on the first evening, even if it is to the door and back.
      h: Our physiotherapist would like to frame that sentence.

      y: Ours is called the door walk now. 86 percent do it.
      h: Stealing that name.
    `,
  },
  {
    in: 'General Surgery',
    cast: { o: 'chinonso.okafor', w: 'owen.pritchard', j: 'jack.morrison' },
    hoursAgo: 12,
    script: `
      o: Mesh in a clean-contaminated field, umbilical hernia with a loop that recovered. Do you?
      w: Biosynthetic if I must, suture if I can. What size?
      o: 3.5 cm.
      j: Suture now, tell him honestly, mesh in a year if it comes back.
      o: That is what I did. He asked whether he may lift his grandson.
      j: In six weeks. Until then the grandson may climb.

      w: Audit question: who has a negative appendix rate below five percent?
      j: We do since CT became easy. I am not sure I am proud of all those CTs.
      o: We have ultrasound and a good registrar. 11 percent.
      w: A good registrar has no radiation.
    `,
  },
  {
    in: 'Urology',
    cast: { f: 'farhan.siddiqui', e: 'erik.sandberg', b: 'bilal.qureshi' },
    hoursAgo: 18,
    script: `
      b: Tubeless PCNL for a 2.4 cm stone in a solitary kidney: brave or foolish?
      e: With a JJ and a dry tract: neither. In a solitary kidney I sleep better with a small tube for one night.
      f: Agreed. The night is for you, not for the kidney.
      b: 12 F for one night then.

      b: Out this morning. Creatinine unchanged. I slept.
      f: As prescribed.
    `,
  },
  {
    in: 'Orthopedic Surgery',
    cast: { g: 'gurpreet.bedi', r: 'rajesh.pillai', l: 'liam.oconnor' },
    hoursAgo: 26,
    script: `
      r: Which tourniquet times do you accept for a complex plateau?
      g: 90 minutes, ten off, and then honestly ask yourself why.
      l: I stopped using one for plateaus. Cleaner than I feared.
      r: Tranexamic acid?
      l: A gram before, a gram after.
      g: Even my father-in-law, who believes in nothing, believes in tranexamic acid.
    `,
  },
  {
    in: 'Neurosurgery',
    cast: { l: 'lukas.brandt', a: 'ayesha.malik', s: 'sophie.tremblay' },
    hoursAgo: 40,
    script: `
      s: Chronic subdural, 84, on apixaban for AF, second recurrence. Embolise the MMA?
      l: Yes, with the second evacuation. And talk to cardiology about the appendage.
      a: We have no embolisation on site. We do a drain for 48 hours, head flat, and restart at four weeks.
      l: Numbers without embolisation are not bad if the drain stays.

      s: Done on both sides. She beat me at cards today.
    `,
  },
  {
    in: 'Breast Surgery',
    cast: { k: 'kavita.deshpande', g: 'giulia.ferrari' },
    hoursAgo: 60,
    script: `
      g: After neoadjuvant, cN1 to ycN0: targeted dissection with the clipped node and how many sentinels?
      k: Clip plus at least two. If the clip is lost, three and a frank note.
      g: Magnetic seed or wire?
      k: Seed since last year. The radiologist smiles again.
    `,
  },
  {
    in: 'GYN Surgery',
    cast: { l: 'lakshmi.menon', n: 'lucia.navarro', h: 'halima.bello' },
    hoursAgo: 80,
    script: `
      h: Third obstetric fistula repair this week. Martius flap for all recurrent ones or only irradiated?
      l: All recurrent, all larger than 3 cm. It costs twenty minutes.
      n: And a catheter for 14 days, whatever the ward says.
      h: The ward says ten. I say thank you.
    `,
  },
  {
    in: 'women',
    cast: {
      y: 'yuki.tanaka',
      p: 'priya.raghunathan',
      t: 'thandiwe.nkosi',
      g: 'grace.kim',
      i: 'ingrid.lindqvist',
    },
    hoursAgo: 4.5,
    script: `
      t: First list back after maternity leave tomorrow. I have packed three snacks and one speech.
      g: Keep the snacks, skip the speech. You will be fine after the first stitch.
      i: I cried in the car both ways on my first day. Then I did a lobectomy in between.
      p: We put "protected returns" into the rota: four weeks, two consultants on the list. Nobody has ever complained.
      t: May I copy that to my head of department?
      p: Copy it, and my name under it.

      t: It went well. The speech was needed after all: the registrar asked for one.
      y: I was the only woman on our rota until 2016. This is a good thread to read on a night shift.
      g: Who is at the congress in June? Breakfast on the second day, as last year?
      y: I am. Breakfast, yes.
      i: In. I will bring the bread.
    `,
  },
];
