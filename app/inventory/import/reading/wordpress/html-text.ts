const BREAK = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table)\b[^>]*>/gi
/** Comments of the block editor, scripts and styles with their content, and any other tag. */
const MARKUP = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi
/** '[vc_row width="1/2"]' of page builders. */
const SHORTCODE = /\[\/?[a-z][\w-]*(?:\s[^\]]*)?\]/gi
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
  return html
    .replaceAll(BREAK, '\n')
    .replaceAll(MARKUP, '')
    .replaceAll(SHORTCODE, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) =>
      decimal || hex ? letter(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)) : (NAMED.get(name) ?? entity),
    )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function letter(code: number): string {
  return code > 0 && code <= HIGHEST ? String.fromCodePoint(code) : ''
}
