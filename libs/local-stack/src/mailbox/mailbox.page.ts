const STYLE = `
:root{color-scheme:light dark;--line:#d9d4cc;--ink:#221e1a;--soft:#6f675e;--paper:#fbf9f6;--pick:#efe9e0}
@media(prefers-color-scheme:dark){:root{--line:#3a342e;--ink:#efeae3;--soft:#a59c91;--paper:#1a1714;--pick:#2b2620}}
*{box-sizing:border-box}
body{margin:0;height:100dvh;display:grid;grid-template:auto 1fr/minmax(16rem,24rem) 1fr;font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
header{grid-column:1/-1;display:flex;gap:1rem;align-items:center;padding:.75rem 1rem;border-bottom:1px solid var(--line)}
h1{font-size:1.1rem;margin:0;flex:1}
input,button{font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.4rem;padding:.3rem .7rem}
button{cursor:pointer}
nav{overflow:auto;border-inline-end:1px solid var(--line)}
nav button{display:block;width:100%;text-align:start;border:0;border-bottom:1px solid var(--line);border-radius:0;padding:.7rem 1rem;overflow-wrap:anywhere}
nav button[aria-current]{background:var(--pick)}
small{display:block;color:var(--soft)}
main{overflow:auto;padding:1rem;display:flex;flex-direction:column;gap:1rem;min-width:0}
h2{margin:0;font-size:1.2rem;overflow-wrap:anywhere}
iframe{flex:1;min-height:24rem;width:100%;border:1px solid var(--line);border-radius:.4rem;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
.empty{color:var(--soft);padding:1rem}
@media(max-width:48rem){body{grid-template:auto minmax(8rem,35dvh) 1fr/1fr}nav{border-inline-end:0;border-bottom:1px solid var(--line)}header{flex-wrap:wrap}}
`;

const SCRIPT = `
const $ = (id) => document.getElementById(id);
const make = (tag, text, parent) => { const node = document.createElement(tag); node.textContent = text; parent.append(node); return node; };
const time = (iso) => new Date(iso).toLocaleString();
let shown = '';
const section = (title, text, open) => {
  if (!text) return;
  const details = make('details', '', $('mail'));
  details.open = open;
  make('summary', title, details);
  make('pre', text, details);
};
const show = async (id) => {
  const answer = await fetch('/api/messages/' + id);
  if (!answer.ok) return;
  const mail = await answer.json();
  location.hash = shown = id;
  $('mail').replaceChildren();
  make('h2', mail.subject || '(no subject)', $('mail'));
  make('small', mail.from + ' → ' + mail.to.join(', ') + ' · ' + time(mail.receivedAt), $('mail'));
  if (mail.html) {
    const frame = document.createElement('iframe');
    frame.title = 'The mail';
    frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    frame.src = '/messages/' + id + '/html';
    $('mail').append(frame);
  }
  section('Text', mail.text, !mail.html);
  section('Attachments', mail.attachments.map((a) => a.filename + ' · ' + a.mimeType + ' · ' + a.size + ' bytes').join('\\n'), true);
  section('Headers', mail.headers.map((h) => h.name + ': ' + h.value).join('\\n'), false);
  await list();
};
let seen = '';
const list = async () => {
  const text = await (await fetch('/api/messages?to=' + encodeURIComponent($('to').value.trim()))).text();
  if (seen === text + shown) return;
  seen = text + shown;
  const mails = JSON.parse(text);
  $('list').replaceChildren();
  if (mails.length === 0) make('p', 'No mail yet.', $('list')).className = 'empty';
  for (const mail of mails) {
    const button = make('button', mail.subject || '(no subject)', $('list'));
    make('small', mail.to.join(', '), button);
    make('small', time(mail.receivedAt), button);
    if (mail.id === shown) button.setAttribute('aria-current', 'true');
    button.onclick = () => show(mail.id);
  }
};
$('clear').onclick = async () => { await fetch('/api/messages', { method: 'DELETE' }); shown = ''; $('mail').replaceChildren(); await list(); };
$('to').oninput = list;
if (location.hash.length > 1) show(location.hash.slice(1));
list();
setInterval(() => list().catch(() => {}), 2000);
`;

/** HTML of the mailbox; its nonce allows only its own style and script. */
export const mailboxPage = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mailbox</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header><h1>Mailbox</h1><input id="to" type="search" aria-label="Recipient" placeholder="Recipient"><button id="clear" type="button">Delete all</button></header>
<nav id="list" aria-label="Mails"></nav>
<main id="mail"><p class="empty">Every mail the shop sends arrives here. Pick one to read it.</p></main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>
`;
