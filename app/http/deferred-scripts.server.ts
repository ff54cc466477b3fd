import type { Parts } from './parts.server.ts'

/**
 * React Router has no means to start the scripts of a page later: `<Scripts>` always writes links that fetch them at
 * once and one module script that runs them. So its document is changed on the way out: the links go, the module script
 * becomes text that the browser does not run, and a script of ours brings both back when it is time.
 */
const FETCH_AT_ONCE = /<link\b(?=[^>]*\srel="modulepreload")[^>]*\shref="([^"]+)"[^>]*>/g
const RUN_AT_ONCE = /(<script\b[^>]*)\stype="module"([^>]*>[^]*?<\/script>)/g
/** Chunks that every page needs (vite.config.ts), each before those that are built on it. */
export const LARGE_SCRIPTS = ['react', 'router', 'site'] as const
/** Any such link, however it is written. */
const FETCHED = /<link\b[^>]*modulepreload/

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
`.replaceAll(/\n +/g, '\n')

/** The text becomes a module script; the policy of the document names its hash already. */
const RUN_LATE = `const { textContent } = document.querySelector('script[data-late]');
document.head.append(Object.assign(document.createElement('script'), { type: 'module', textContent }));
`

/** The document does not ask for its scripts as React Router did when this was written. */
export class UnknownScripts extends Error {
  constructor(what: string) {
    super(
      `los guiones de las páginas no se reconocen y arrancan con ellas (app/http/deferred-scripts.server.ts): ${what}`,
    )
  }
}

type Report = Parts['report']
type RenderedRequest = Omit<Parameters<Report>[0], 'error'>

/** Who has heard of it: once is enough, every page has the same cause. */
const reported = new WeakSet<Report>()

/** @returns the document with late scripts; as it came, and so in working order, where they are not known */
export function deferScriptsOrReport(html: string, nonce: string, report: Report, asked: RenderedRequest): string {
  try {
    return deferScripts(html, nonce)
  } catch (error) {
    if (!(error instanceof UnknownScripts)) throw error
    if (!reported.has(report)) report({ ...asked, error })
    reported.add(report)
    return html
  }
}

/**
 * @param nonce of the scripts of this render (content-security-policy.server.ts)
 * @returns the document with its scripts started by `PAINTED_OR_TOUCHED` instead of at once
 * @throws UnknownScripts where some would start at once all the same, or the large ones not one by one
 */
export function deferScripts(html: string, nonce: string): string {
  const { head, text, end } = partsOf(html)
  const scripts: string[] = []
  const unfetched = head.replaceAll(FETCH_AT_ONCE, (_link, script: string) => {
    scripts.push(script)
    return ''
  })
  if ([unfetched, text, end].some((part) => FETCHED.test(part))) throw new UnknownScripts('un enlace que los pide')
  const modules = end.match(RUN_AT_ONCE)?.length ?? 0
  if (modules !== 1) throw new UnknownScripts(`${modules} guiones que los ejecutan`)
  const starter = `<script type="module" nonce="${nonce}">${PAINTED_OR_TOUCHED}${together(scripts)}${oneByOne(scripts)}${RUN_LATE}</script>`
  const late = end.replace(
    RUN_AT_ONCE,
    (_script, begin: string, rest: string) => `${begin} type="text/plain" data-late=""${rest}${starter}`,
  )
  return unfetched + text + late
}

/** Most of a page is text between the links of its head and the first script of its body. */
function partsOf(html: string): { head: string; text: string; end: string } {
  const body = Math.max(0, html.indexOf('</head>'))
  const script = html.indexOf('<script', body)
  const end = script < 0 ? html.length : script
  return { head: html.slice(0, body), text: html.slice(body, end), end: html.slice(end) }
}

/** All of them on their way at once, before the first is waited for. */
function together(scripts: readonly string[]): string {
  return `for (const href of ${JSON.stringify(scripts)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));\n`
}

/** The large ones are run one after the other, so that none of them keeps a slow phone busy for long. */
function oneByOne(scripts: readonly string[]): string {
  return LARGE_SCRIPTS.map((name) => {
    const file = new RegExp(String.raw`/${name}-[\w-]+\.js$`)
    const script = scripts.find((path) => file.test(path))
    if (!script) throw new UnknownScripts(`falta el grupo ${name}`)
    return `await import("${script}");\n`
  }).join('')
}
