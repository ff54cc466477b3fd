const BREAK = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table)\b[^<>]*>/gi
/** What is left out with its content: comments of the block editor, scripts and styles. */
const LEFT_OUT: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/<!--/g, /-->/g],
  [/<script\b/gi, /<\/script>/gi],
  [/<style\b/gi, /<\/style>/gi],
]
const TAG = /<[^<>]*>/g
/** '[vc_row width="1/2"]' of page builders. */
const SHORTCODE = /\[\/?[a-z][\w-]*(?:\s[^[\]]*)?\]/gi
const NAMED: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const HIGHEST = 0x10ffff

/** The text of a post's HTML, with its line breaks. */
export function htmlText(html: string): string {
  return LEFT_OUT.reduce((text, [open, close]) => withoutParts(text, open, close), html)
    .replaceAll(BREAK, '\n')
    .replaceAll(TAG, '')
    .replaceAll(SHORTCODE, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) =>
      decimal || hex ? letter(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)) : (NAMED.get(name) ?? entity),
    )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
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

function letter(code: number): string {
  return code > 0 && code <= HIGHEST ? String.fromCodePoint(code) : ''
}
