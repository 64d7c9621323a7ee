import { html, raw } from "hono/html";

const STYLE = `
:root{color-scheme:light dark;--ink:#1c1916;--soft:#5a5349;--line:#d3ccc1;--back:#f3f0eb;--card:#fff;--brand:#2d5a27;--danger:#a1201a;--mark:#fbf3dc;--mark-ink:#72510b}
@media(prefers-color-scheme:dark){:root{--ink:#f5f2ed;--soft:#c3bbaf;--line:#453f37;--back:#141210;--card:#1d1a17;--brand:#3f7a37;--danger:#ffb0a6;--mark:#352b14;--mark-ink:#f0d48a}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--back)}
.mark{background:var(--mark);color:var(--mark-ink);padding:.75rem 1rem;text-align:center;font-weight:600}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:1.6rem;line-height:1.2;margin:0 0 .25rem}h2{font-size:1.1rem;margin:0}
p{margin:.25rem 0}.soft{color:var(--soft)}.price{font-size:2rem;font-weight:700;margin:.5rem 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin-top:1.25rem}
fieldset{border:0;padding:0;margin:1rem 0}legend{font-weight:600;padding:0;margin-bottom:.5rem}
label{display:flex;gap:.75rem;align-items:center;min-height:48px;border:1px solid var(--line);border-radius:10px;padding:.5rem .75rem;margin-top:.5rem;cursor:pointer}
input{width:1.15rem;height:1.15rem;accent-color:var(--brand);flex:none}
button{font:inherit;font-weight:600;min-height:44px;padding:.5rem 1rem;border-radius:10px;border:1px solid var(--line);background:var(--card);color:var(--ink);cursor:pointer}
button.main{width:100%;min-height:48px;background:var(--brand);border-color:var(--brand);color:#fff}
.row{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}.fault{color:var(--danger);font-weight:600}
a{color:inherit}.back{display:inline-flex;align-items:center;min-height:44px;margin-top:1rem}`;

/** A plain page that nobody takes for a real bank. */
export const page = (title: string, body: unknown) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${title} (test mode)</title><style>${raw(STYLE)}</style></head>
<body><header class="mark">TEST MODE: no money moves and no card is asked for.</header><main>${body}</main></body></html>`;
