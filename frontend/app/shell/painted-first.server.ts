/** As Remix writes the script that fetches the page's code; nothing that members write is such a tag, since theirs are escaped. */
const STARTS = /(<script[^>]*) type="module" async="">/;
const WAITS = '$1 type="text/plain" id="starts">';
/** For so long a page that is painted waits for the rest of what is seen at first, ms. Pictures of lists are lazy: its load does not wait for them. */
const PATIENCE_MS = 1_000;

const start = `(()=>{
const waiting=document.getElementById('starts');
const start=()=>{
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';
const script=document.createElement('script');script.type='module';script.nonce=waiting.nonce;script.text=waiting.text;document.body.append(script);script.remove()};
const paints=self.PerformanceObserver?.supportedEntryTypes.includes('paint');
const painted=new Promise(seen=>{
if(document.hidden||!paints)seen();
else new PerformanceObserver((_,paints)=>{paints.disconnect();seen()}).observe({type:'paint',buffered:true})});
const loaded=new Promise(done=>{
if(document.readyState==='complete')done();
else addEventListener('load',done)});
const shown=()=>Promise.allSettled([...document.images].filter(image=>!image.complete&&innerHeight>image.getBoundingClientRect().top).map(image=>image.decode()));
painted.then(()=>Promise.race([loaded.then(shown),new Promise(done=>setTimeout(done,${PATIENCE_MS}))])).then(start)
})()`.replaceAll('\n', '');

/**
 * The page is complete without its scripts, so it is painted first: their code is fetched once style sheets, fonts and the first
 * pictures are there, so that these need not share the line with it.
 */
export function paintedFirst(page: string, nonce: string): string {
  if (!STARTS.test(page)) return page;
  const waiting = page
    .replace(STARTS, WAITS)
    .replaceAll('<link rel="modulepreload"', '<link rel="later"');
  return `${waiting}<script nonce="${nonce}">${start}</script>`;
}
