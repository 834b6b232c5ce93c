/**
 * The script tag with which Remix loads the page's code. Members cannot inject such a tag, because
 * their content is escaped.
 */
const STARTS = ' type="module" async="">';
const WAITS = ' type="text/plain" id="starts">';
/**
 * How long a painted page waits for its first resources, in ms. Pictures in lists are lazy, so the
 * load event does not wait for them. Those of cards that the browser does not lay out yet
 * (`content-visibility`) seem to be far above the page.
 */
const PATIENCE_MS = 1_000;

/**
 * Part of the page's first script: a "/" that is pressed before the page's code has come is not
 * lost, nor is what is typed after it, until the search dialog takes it (`typedEarly`). Where the
 * page has a search field of its own, that one gets the focus at once.
 */
const earlyKeys = `addEventListener('keydown',event=>{
const{key,target}=event,kept=document.documentElement.dataset;
if(event.ctrlKey||event.metaKey||event.altKey)return;
if(target.isContentEditable||['INPUT','TEXTAREA','SELECT'].includes(target.tagName)){delete kept.typed;return}
if(kept.typed===undefined){
if(key!=='/'||document.querySelector('dialog[open]')||!document.querySelector('[aria-keyshortcuts="/"]'))return;
event.preventDefault();
const box=document.querySelector('#main .search__box input');
if(box)box.focus();else kept.typed=''
}else if(key==='Escape')delete kept.typed;
else if(key==='Backspace')kept.typed=kept.typed.slice(0,-1);
else if(key.length===1){kept.typed+=key;event.preventDefault()}
});`.replaceAll('\n', '');

const start = `(()=>{
const waiting=document.getElementById('starts');
const react=document.querySelector('link[rel=later][href*="/react-"]');
const start=async()=>{
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';
try{if(react){await import(react.href);await new Promise(next=>{const turn=new MessageChannel();turn.port1.onmessage=next;turn.port2.postMessage(0)})}}catch{}
const script=document.createElement('script');script.type='module';script.nonce=waiting.nonce;script.text=waiting.text;document.body.append(script);script.remove()};
const paints=self.PerformanceObserver?.supportedEntryTypes.includes('paint');
const painted=new Promise(seen=>{
if(document.hidden||!paints)seen();
else new PerformanceObserver((_,paints)=>{paints.disconnect();seen()}).observe({type:'paint',buffered:true})});
const loaded=new Promise(done=>{
if(document.readyState==='complete')done();
else addEventListener('load',done)});
const isSeen=({top,bottom})=>bottom>0&&innerHeight>top;
const shown=()=>Promise.allSettled([...document.images].filter(image=>!image.complete&&isSeen(image.getBoundingClientRect())).map(image=>image.decode()));
painted.then(()=>Promise.race([loaded.then(shown),new Promise(done=>setTimeout(done,${PATIENCE_MS}))])).then(start)
})()`.replaceAll('\n', '');

/**
 * The page is complete without JavaScript, so it is painted first. Its code is fetched once the
 * style sheets, fonts and first pictures have loaded, so that they do not compete for bandwidth.
 * React runs in a task of its own before the page's code, so that a tap waits for one of them only.
 */
export function paintedFirst(page: string, nonce: string): string {
  const at = page.lastIndexOf(STARTS);
  if (at < 0 || !isInScriptTag(page, at)) return page;
  const before = page.slice(0, at).replaceAll('<link rel="modulepreload"', '<link rel="later"');
  const after = page.slice(at + STARTS.length);
  return `${before}${WAITS}${after}<script nonce="${nonce}">${earlyKeys}${start}</script>`;
}

/** False if the position is in a member's text that mentions such a tag. */
function isInScriptTag(page: string, at: number): boolean {
  const opens = page.lastIndexOf('<', at);
  return page.startsWith('<script ', opens) && page.lastIndexOf('>', at) < opens;
}
