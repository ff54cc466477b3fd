import { decodeHTMLStrict } from 'entities'

const BREAK = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table)\b[^<>]*>/gi
/** What is left out with its content: comments of the block editor, scripts and styles. */
const LEFT_OUT: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/<!--/g, /-->/g],
  [/<script\b/gi, /<\/script>/gi],
  [/<style\b/gi, /<\/style>/gi],
]
const TAG = /<[^<>]*>/g
/** '[vc_row width="1/2"]' of page builders, and also '[nueva]', which is none. */
const BRACKETS = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\]/gi
/** Shortcodes of WordPress itself that may stand without attributes. */
const SHORTCODES = /^(?:gallery|caption|embed|audio|video|playlist|contact-form-7|wpforms|elementor-template|more)$/

/** The text of a post's HTML, with its line breaks. */
export function htmlText(html: string): string {
  const bare = LEFT_OUT.reduce((text, [open, close]) => withoutParts(text, open, close), html)
    .replaceAll(BREAK, '\n')
    .replaceAll(TAG, '')
  return decodeHTMLStrict(withoutShortcodes(bare))
    .replaceAll('\0', '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text whose entities are letters: 'Renta &amp; venta'. */
export function entityText(text: string): string {
  return decodeHTMLStrict(text).trim()
}

/** A shortcode has a closing one, an attribute or an underscore in its name; other words in brackets are text. */
function withoutShortcodes(text: string): string {
  const closed = new Set([...text.matchAll(BRACKETS)].flatMap(([, slash, name]) => (slash ? [name] : [])))
  return text.replaceAll(BRACKETS, (whole, slash: string, name: string, attributes: string) => {
    const isShortcode =
      slash !== '' || closed.has(name) || attributes.includes('=') || name.includes('_') || SHORTCODES.test(name)
    return isShortcode ? '' : whole
  })
}

/** A text without what stands between two marks. One expression for both would read to the end from every open mark. */
function withoutParts(text: string, open: RegExp, close: RegExp): string {
  let [rest, at] = ['', 0]
  for (;;) {
    open.lastIndex = at
    const start = open.exec(text)
    if (!start) return rest + text.slice(at)
    close.lastIndex = open.lastIndex
    if (!close.exec(text)) return rest + text.slice(at)
    rest += text.slice(at, start.index)
    at = close.lastIndex
  }
}
