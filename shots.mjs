import { chromium } from 'playwright';
import { execSync } from 'node:child_process';
const exe = execSync('node scripts/find-browser.mjs').toString().trim();
const B='http://127.0.0.1:3000';
const browser = await chromium.launch({ executablePath: exe, args:['--no-sandbox'] });
async function login(email, opts={}) {
  const c = await browser.newContext({ viewport:{width:1280,height:900}, timezoneId:'UTC', ...opts });
  const p = await c.newPage();
  await p.goto(B+'/login');
  await p.getByLabel('Email').fill(email);
  await p.getByLabel('Password',{exact:true}).fill('suture-demo-1');
  await p.getByRole('button',{name:'Log in'}).click();
  await p.waitForURL(u=>!u.pathname.startsWith('/login'));
  return p;
}
const api = (p, method, path, body) => p.evaluate(async ({method,path,body})=>{ const r=await fetch('/api/v1/'+path,{method,headers:{'content-type':'application/json'},body:body&&JSON.stringify(body)}); return r.json(); },{method,path,body});
async function shoot(p, path, name) {
  for (const w of [390,1280]) for (const s of ['light','dark']) {
    if (w===1280 && s==='dark') continue;
    await p.setViewportSize({width:w,height:900}); await p.emulateMedia({colorScheme:s});
    await p.goto(B+path); await p.waitForTimeout(500);
    await p.screenshot({path:`/tmp/shots/${name}-${w}-${s}.png`, fullPage:true});
  }
}
const mateo = await login('mateo.alvarez@demo.suture.example');
const yuki = await login('yuki.tanaka@demo.suture.example');
const prefix = process.argv[2] ?? '/api';
const got = await yuki.evaluate(async()=> (await fetch('/api/v1/questions/settings')).status);
console.log('settings', got);
const call = (p, method, path, body) => p.evaluate(async ({method,path,body})=>{ const r=await fetch('/api/v1/'+path,{method,headers:{'content-type':'application/json'},body:body&&JSON.stringify(body)}); const t=await r.text(); try { return JSON.parse(t);} catch { return r.status+' '+t.slice(0,200);} },{method,path,body});
console.log(await call(yuki,'PUT','questions/settings',{quietFrom:'00:00',quietTo:'00:00',languages:['en','ja']}));
const prof = await call(yuki,'POST','getProfileDetails',{});
const spec = JSON.stringify(prof).match(/"specialty_type":"([^"]+)"/)?.[1] ?? 'General Surgery';
console.log(spec);
const made = await call(mateo,'POST','clinicalCases',{speciality:spec,age:52,gender:'Female',diagnosis:'Gallbladder polyp, 14 mm, sessile',history:'Found by chance on ultrasound.',clinicalQuestions:'Laparoscopic cholecystectomy with frozen section, or en bloc with the liver bed from the start?',indemnity:true,consent:true,relevance:true});
console.log(made);
const id = made.id;
await shoot(mateo, `/caseDetails/${id}`, 'invite');
await shoot(mateo, `/caseDetails/${id}/ask?posted`, 'ask');
await mateo.goto(`${B}/caseDetails/${id}/ask?posted`);
await mateo.getByRole('button',{name:'Ask ten colleagues'}).click();
await mateo.waitForURL(/caseDetails\/\d+$/);
await shoot(mateo, `/caseDetails/${id}`, 'progress');
await shoot(yuki, '/questions', 'questions');
console.log(await call(yuki,'POST','clinicalCases/comment',{clinicalCaseId:id,comment:'I would treat it as cancer until proven otherwise.'}));
await shoot(yuki, `/caseDetails/${id}`, 'asked-case');
await shoot(yuki, '/questions?state=past', 'empty');
console.log(await call(mateo,'GET',`clinicalCases/${id}/ask`));
await browser.close();
