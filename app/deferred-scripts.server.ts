/** How React Router asks for every script of the page at once, beside what the page shows. */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const STARTER = '<script type="module" async="">'
const END = '</script>'
/** The chunks that vite.config.ts names, each before those that are built on it. */
const LARGE = [/\/react-[\w-]+\.js$/, /\/router-[\w-]+\.js$/, /\/site-[\w-]+\.js$/]
const IMPORT = /\bimport (?:\* as (\w+) from )?("[^"]+");/g

/**
 * Ready once the page has been painted, or at the first touch of it: on a phone in the street the scripts would take
 * the line from the photo. Until then links, forms and dialogs do what they do without JavaScript; the one thing that
 * would be lost, clicks on buttons of ours, is made up for when React is there ('hydrated').
 */
const PAINTED_OR_TOUCHED = `await new Promise((start) => {
  const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'];
  const go = () => {
    for (const touch of touches) removeEventListener(touch, go, true);
    start();
  };
  for (const touch of touches) addEventListener(touch, go, { capture: true, passive: true });
  const painted = () => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)));
    setTimeout(go, 1000);
  };
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted);
  const early = [];
  const keep = ({ target }) => early.push(target.closest('button[type=button]:not([commandfor])'));
  addEventListener('click', keep, true);
  document.addEventListener('hydrated', () => {
    removeEventListener('click', keep, true);
    for (const button of early) setTimeout(() => button?.click());
  }, { once: true });
});
`

/** @returns the document with its scripts started by `PAINTED_OR_TOUCHED` instead of at once */
export function deferScripts(html: string): string {
  const start = html.indexOf(STARTER)
  if (start < 0) return html
  const end = html.indexOf(END, start)
  const scripts: string[] = []
  const withoutPreloads = (part: string) =>
    part.replaceAll(PRELOAD, (_link, script: string) => {
      scripts.push(script)
      return ''
    })
  const before = withoutPreloads(html.slice(0, start))
  const after = withoutPreloads(html.slice(end))
  const imports = html.slice(start + STARTER.length, end).replaceAll(IMPORT, importNow)
  return `${before}<script type="module">${PAINTED_OR_TOUCHED}${together(scripts)}${oneByOne(scripts)}${imports}${after}`
}

/** All of them on their way at once, before the first is waited for. */
function together(scripts: readonly string[]): string {
  return `for (const href of ${JSON.stringify(scripts)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));\n`
}

/** The large ones are run one after the other, so that none of them keeps a slow phone busy for long. */
function oneByOne(scripts: readonly string[]): string {
  const large = LARGE.flatMap((name) => scripts.filter((script) => name.test(script)))
  return large.map((script) => `await import("${script}");\n`).join('')
}

function importNow(_import: string, name: string | undefined, script: string): string {
  return name === undefined ? `await import(${script});` : `const ${name} = await import(${script});`
}
