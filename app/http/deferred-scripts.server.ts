import type { Parts } from './parts.server.ts'

/**
 * React Router can't start a page's scripts later: `<Scripts>` always writes links that fetch them at once and one
 * module script. This changes the finished document: the links are removed, the module script becomes inert text, and
 * our script restores both later.
 */
const FETCH_AT_ONCE = /<link\b(?=[^>]*\srel="modulepreload")[^>]*\shref="([^"]+)"[^>]*>/g
const RUN_AT_ONCE = /(<script\b[^>]*)\stype="module"([^>]*>[^]*?<\/script>)/g
/** Chunks that every page needs (vite.config.ts), in order of their dependencies. */
export const LARGE_SCRIPTS = ['react', 'router', 'site'] as const
/** A modulepreload link, with or without the form that `FETCH_AT_ONCE` expects. */
const FETCHED = /<link\b[^>]*modulepreload/

/**
 * Waits until the page is painted or first touched: on a slow phone line the scripts would delay the photo. Until then
 * links, forms and dialogs work as without JavaScript; clicks on buttons that need React are repeated once it runs
 * ('hydrated').
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

/** Turns the text into a module script, whose hash the document's policy already allows. */
const RUN_LATE = `const { textContent } = document.querySelector('script[data-late]');
document.head.append(Object.assign(document.createElement('script'), { type: 'module', textContent }));
`

/** The document's script tags differ from what React Router wrote when this was made. */
export class UnexpectedScripts extends Error {
  constructor(what: string) {
    super(
      `los guiones de las páginas no se reconocen y arrancan con ellas (app/http/deferred-scripts.server.ts): ${what}`,
    )
  }
}

type Report = Parts['report']
type RenderedRequest = Omit<Parameters<Report>[0], 'error'>

/** Logs that already have this error. It is logged once, because every page has the same cause. */
const reported = new WeakSet<Report>()

/** @returns the document with deferred scripts; unchanged, and working, if its script tags are unexpected */
export function deferScriptsOrReport(
  html: string,
  nonce: string,
  report: Report,
  failedRequest: RenderedRequest,
): string {
  try {
    return deferScripts(html, nonce)
  } catch (error) {
    if (!(error instanceof UnexpectedScripts)) throw error
    if (!reported.has(report)) report({ ...failedRequest, error })
    reported.add(report)
    return html
  }
}

/**
 * @param nonce of the scripts of this render (content-security-policy.server.ts)
 * @returns the document, whose scripts start with `PAINTED_OR_TOUCHED`
 * @throws UnexpectedScripts if some scripts would still start at once, or the large chunks would not run one by one
 */
export function deferScripts(html: string, nonce: string): string {
  const { head, text, end } = partsOf(html)
  const scripts: string[] = []
  const unfetched = head.replaceAll(FETCH_AT_ONCE, (_link, script: string) => {
    scripts.push(script)
    return ''
  })
  if ([unfetched, text, end].some((part) => FETCHED.test(part))) throw new UnexpectedScripts('un enlace que los pide')
  const modules = end.match(RUN_AT_ONCE)?.length ?? 0
  if (modules !== 1) throw new UnexpectedScripts(`${modules} guiones que los ejecutan`)
  const starter = `<script type="module" nonce="${nonce}">${PAINTED_OR_TOUCHED}${together(scripts)}${oneByOne(scripts)}${RUN_LATE}</script>`
  const late = end.replace(
    RUN_AT_ONCE,
    (_script, begin: string, rest: string) => `${begin} type="text/plain" data-late=""${rest}${starter}`,
  )
  return unfetched + text + late
}

/** Splits the document: most of it is text between the links of its head and the first script of its body. */
function partsOf(html: string): { head: string; text: string; end: string } {
  const body = Math.max(0, html.indexOf('</head>'))
  const script = html.indexOf('<script', body)
  const end = script < 0 ? html.length : script
  return { head: html.slice(0, body), text: html.slice(body, end), end: html.slice(end) }
}

/** Starts to fetch all of them before the first is awaited. */
function together(scripts: readonly string[]): string {
  return `for (const href of ${JSON.stringify(scripts)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));\n`
}

/** Runs the large chunks one after the other, so that none blocks a slow phone for long. */
function oneByOne(scripts: readonly string[]): string {
  return LARGE_SCRIPTS.map((name) => {
    const file = new RegExp(String.raw`/${name}-[\w-]+\.js$`)
    const script = scripts.find((path) => file.test(path))
    if (!script) throw new UnexpectedScripts(`falta el grupo ${name}`)
    return `await import("${script}");\n`
  }).join('')
}
