/** Sets a global variable that a test can check: it is set only if the payload was executed. */
const RUN = "globalThis.ran='1'";

const tags = [
  'img src=x',
  'svg',
  'video src=x',
  'audio src=x',
  'body',
  'details open',
  'input autofocus',
  'iframe',
  'object data=x',
  'marquee',
  'select autofocus',
  'form',
  'math',
  'style',
  'textarea',
  'frameset',
  'table background=x',
  'a',
];
const handlers = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onclick',
  'onmouseover',
  'onbegin',
  'onstart',
  'onanimationstart',
];
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'vbscript:',
  'data:text/html,',
  'data:text/html;base64,',
  'blob:',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example\\',
  'http://evil.example/',
  'file:///',
  'javascript&colon;',
  'javascript&#58;',
  '&#106;avascript:',
];
const links = [
  (url: string) => `[x](${url}${RUN})`,
  (url: string) => `[x](<${url}${RUN}>)`,
  (url: string) => `![x](${url}${RUN})`,
  (url: string) => `<${url}${RUN}>`,
  (url: string) => `[x]: ${url}${RUN}\n\n[x]`,
  (url: string) => `<a href="${url}${RUN}">x</a>`,
  (url: string) => `<iframe src="${url}${RUN}"></iframe>`,
  (url: string) => `<form action="${url}${RUN}"><button>x</button></form>`,
  (url: string) => `<svg><a xlink:href="${url}${RUN}"><text>x</text></a></svg>`,
  (url: string) => `<meta http-equiv="refresh" content="0;url=${url}${RUN}">`,
];
const scripts = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script src="https://evil.example/x.js"></script>`,
  `<script/x>${RUN}</script>`,
  `<<script>${RUN}//<</script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math><mtext></p><style><img src=x onerror="${RUN}"></style>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<base href="https://evil.example/">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `{{constructor.constructor("${RUN}")()}}`,
  `\${${RUN}}`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `\\u003cscript\\u003e${RUN}`,
];
const wrappers = [
  (text: string) => text,
  (text: string) => `a ${text} b`,
  (text: string) => `> ${text}`,
  (text: string) => `- ${text}`,
  (text: string) => `# ${text}`,
  (text: string) => `| ${text} |\n|---|\n| ${text} |`,
  (text: string) => `**${text}**`,
  (text: string) => `\`\`\`html\n${text}\n\`\`\``,
  (text: string) => `"'>${text}`,
];

const byHandler = tags.flatMap((tag) => handlers.map((handler) => `<${tag} ${handler}="${RUN}">`));
const byAddress = links.flatMap((link) => schemes.map(link));
const byScript = scripts.flatMap((script) => wrappers.map((wrap) => wrap(script)));
const odd = [
  '🤰',
  '\u202Egnp.exe',
  '\u200B',
  '\u0000',
  'a\u0300'.repeat(50),
  '__proto__',
  'constructor',
  '](',
  '[[[[',
  '*'.repeat(200),
];

/** More than 500 texts that would execute, load something or leave their context, if a text was treated as markup. */
export const scriptPayloads: readonly string[] = [...new Set([...byHandler, ...byAddress, ...byScript, ...odd])];
