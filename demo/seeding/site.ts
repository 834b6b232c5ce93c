import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portrait } from '../art/portrait';
import { administrator, people } from '../people';
import { emailOf, keyOf } from '../people/person';
import { missionCaptions, type SampleVoice, sampleVoices } from '../site';
import { eachOf, insertAll, takeIds } from './bulk';
import { keepPicture, keepVideo } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';

const FOLDER = join(__dirname, '../data');
const AT_ONCE = 4;

/** Samples for the public pages: founders, testimonials, and a mission video of twenty seconds. */
export async function prepareSite(stage: DemoStage): Promise<Writing> {
  const portraits = await eachOf(sampleVoices, AT_ONCE, (voice) => keepPortrait(stage, voice));
  const bytes = await readFile(join(FOLDER, 'mission.mp4'));
  const video = await keepVideo(stage, {
    purpose: 'mission-video',
    name: 'mission',
    bytes,
    width: 960,
    height: 540,
  });
  const poster = await keepPicture(stage, {
    purpose: 'blog-picture',
    name: 'mission',
    bytes: await readFile(join(FOLDER, 'mission.jpg')),
  });
  return async ({ em, now }) => {
    const [there] = await em.execute<unknown[]>('select from site_voice limit 1');
    if (there) return;
    const [owner] = await em.execute<{ id: number }[]>(
      'select id from account where email_key = ?',
      [emailOf(administrator)],
    );
    const files = [video, poster, ...portraits];
    const ids = await takeIds(em, 'asset', files.length);
    const held = files.map((file, index) => ({
      ...file,
      id: ids[index],
      owner_id: owner?.id,
      created_at: now,
      attached_at: now,
    }));
    await insertAll(em, 'asset', held);
    const voiceIds = await takeIds(em, 'site_voice', sampleVoices.length);
    const rows = sampleVoices.map((voice, index) => ({
      ...wordsOf(voice),
      id: voiceIds[index],
      position: index + 1,
      picture_id: ids[index + 2],
      is_sample: true,
      edited_at: now,
    }));
    await insertAll(em, 'site_voice', rows);
    await em.execute(
      'update site set mission_video_id = ?, mission_poster_id = ?, mission_captions = ?, mission_is_sample = true where mission_video_id is null',
      [ids[0], ids[1], missionCaptions],
    );
  };
}

function personOf({ who }: SampleVoice) {
  const person = people.find((one) => keyOf(one) === who);
  if (!person) throw new Error(`Nobody in the demo community is ${who}.`);
  return person;
}

async function keepPortrait(stage: DemoStage, voice: SampleVoice) {
  const person = personOf(voice);
  const bytes = await portrait(keyOf(person), {
    ...person.looks,
    gender: person.gender,
    age: stage.now.getFullYear() - person.born,
  });
  return keepPicture(stage, {
    purpose: 'blog-picture',
    name: `voice ${voice.kind} ${voice.who}`,
    bytes,
    altText: `Portrait of Dr. ${person.first} ${person.last}`,
  });
}

function wordsOf(voice: SampleVoice) {
  const person = personOf(voice);
  const { kind, motto, quote } = voice;
  return {
    kind,
    motto,
    quote,
    name: `Dr. ${person.first} ${person.last}`,
    about: `${person.speciality} · ${person.city}`,
  };
}
