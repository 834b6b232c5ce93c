/** As Remix writes the script that fetches the page's code; nothing that members write is such a tag, since theirs are escaped. */
const STARTS = /(<script[^>]*) type="module" async="">/;
const WAITS = '$1 type="text/plain" id="starts">';

const start = `(()=>{
const waiting=document.getElementById('starts');
const start=()=>{const script=document.createElement('script');script.type='module';script.nonce=waiting.nonce;script.text=waiting.text;document.body.append(script);script.remove()};
const paints=self.PerformanceObserver?.supportedEntryTypes.includes('paint');
if(document.hidden||!paints)start();
else new PerformanceObserver((_,paints)=>{paints.disconnect();start()}).observe({type:'paint',buffered:true});
})()`.replaceAll('\n', '');

/**
 * The page is complete without its scripts, so it is painted first: their code is fetched after style sheets, fonts and the first
 * picture, and runs once something is seen.
 */
export function paintedFirst(page: string, nonce: string): string {
  if (!STARTS.test(page)) return page;
  const waiting = page.replace(STARTS, WAITS).replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return `${waiting}<script nonce="${nonce}">${start}</script>`;
}
