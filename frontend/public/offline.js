// What waits to be sent (app/outbox/store.ts), on the page without a connection: shown to whoever was logged in when the server was
// last reached, and to be deleted there. After the end of their session, and after a log-out, there is nobody to show it to.
const OUTBOX = 'suture-outbox';
const KEPT_MS = 7 * 24 * 3_600_000;

const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @returns undefined if nothing waits: opening it would create it */
async function opened() {
  const known = await indexedDB.databases?.();
  return known?.some(({ name }) => name === OUTBOX)
    ? settled(indexedDB.open(OUTBOX, 1))
    : undefined;
}

const inStore = (database, name, mode, work) =>
  settled(work(database.transaction(name, mode).objectStore(name)));

async function waitingForms(database) {
  const ofDevice = (name) => inStore(database, 'device', 'readonly', (store) => store.get(name));
  const [key, reader] = [await ofDevice('key'), await ofDevice('reader')];
  if (!key || typeof reader !== 'number') return [];
  const all = await inStore(database, 'forms', 'readonly', (store) => store.getAll());
  const own = all
    .filter(({ owner, at }) => owner === reader && Date.now() - at <= KEPT_MS)
    .sort((one, other) => one.at - other.at);
  return Promise.all(own.map(async ({ id, sealed }) => ({ id, ...(await unsealed(key, sealed)) })));
}

async function unsealed(key, { iv, bytes }) {
  const words = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
  return JSON.parse(new TextDecoder().decode(words));
}

async function forget(id) {
  const database = await opened();
  if (!database) return;
  const isEmpty = await inStore(database, 'forms', 'readwrite', (store) => store.delete(id)).then(
    async () => (await inStore(database, 'forms', 'readonly', (store) => store.count())) === 0,
  );
  database.close();
  // With its key, as pages do once nothing waits.
  if (isEmpty) indexedDB.deleteDatabase(OUTBOX);
}

const element = (name, text, className = '') =>
  Object.assign(document.createElement(name), { textContent: text, className });

function shown(form) {
  const item = document.createElement('li');
  const head = element('p', '', 'waiting__head');
  head.append(element('b', 'Waiting to be sent'), ` ${form.what}`);
  item.append(head);
  const words = element('p', form.words, 'waiting__words');
  words.dir = 'auto';
  if (form.words !== '') item.append(words);
  const files = form.labels.map(({ name }) => name);
  if (files.length > 0) item.append(element('p', files.join(', ')));
  if (form.refusal) item.append(element('p', form.refusal, 'waiting__refusal'));
  const button = Object.assign(element('button', 'Delete'), { type: 'button' });
  button.addEventListener('click', () => void forget(form.id).then(show));
  item.append(button);
  return item;
}

async function show() {
  const database = await opened();
  const forms = database ? await waitingForms(database).finally(() => database.close()) : [];
  document.getElementById('waiting').replaceChildren(...forms.map(shown));
  document.getElementById('waits').hidden = forms.length === 0;
}

// A browser that keeps nothing, or whose key is gone, shows what it showed before.
show().catch(() => undefined);
