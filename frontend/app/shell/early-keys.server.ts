/**
 * Part of the page's first script: a "/" that is pressed before the page's code has come is not
 * lost, nor is what is typed after it, until the search dialog takes it (`typedEarly`). Where the
 * page has a search field of its own, that one gets the focus at once.
 */
export const earlyKeys = `addEventListener('keydown',event=>{
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
