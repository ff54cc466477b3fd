// Reads an HTML page as a visitor without scripts uses it: its texts, links and forms.

type PlainLink = { href: string; target: string | undefined; rel: string | undefined }

/** The texts of a page or a part of it, one for each element with a text. React's comments are removed. */
export function textsIn(html: string): string[] {
  const texts = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').split(/<[^>]*>/)
  return texts.map(decode).filter((text) => text.trim() !== '')
}

/** The links with this accessible name: their label, else their text. */
export function linksIn(html: string, name: string): PlainLink[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].flatMap(([, tag = '', inside = '']) => {
    if ((attribute(tag, 'aria-label') ?? textsIn(inside).join('')) !== name) return []
    return [{ href: attribute(tag, 'href') ?? '', target: attribute(tag, 'target'), rel: attribute(tag, 'rel') }]
  })
}

/**
 * The fields that a browser sends for an unchanged form.
 * @param form id of the form, also of controls outside of it; without one, all controls
 */
export function fieldsOf(html: string, form?: string): URLSearchParams {
  const fields = new URLSearchParams()
  const [whole = ''] = form === undefined ? [html] : (new RegExp(`<form id="${form}".*?</form>`, 's').exec(html) ?? [])
  const controls = /<input\b([^>]*)>|<select\b([^>]*)>(.*?)<\/select>/gs
  for (const { index, 1: input, 2: select, 3: options = '' } of html.matchAll(controls)) {
    const tag = input ?? select ?? ''
    const name = attribute(tag, 'name')
    const isInside = html.indexOf(whole) <= index && index < html.indexOf(whole) + whole.length
    if (name === undefined || (form !== undefined && !isInside && attribute(tag, 'form') !== form)) continue
    if (/radio|checkbox/.test(attribute(tag, 'type') ?? '') && !tag.includes(' checked=""')) continue
    fields.append(name, input === undefined ? chosenIn(options) : (attribute(tag, 'value') ?? ''))
  }
  return fields
}

/** The chosen option, else the first. */
function chosenIn(options: string): string {
  const tags = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, tag = '']) => tag)
  return attribute(tags.find((tag) => tag.includes(' selected=""')) ?? tags[0] ?? '', 'value') ?? ''
}

function attribute(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(tag) ?? []
  return value === undefined ? undefined : decode(value)
}

/** Replaces the entities that React writes. */
export function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
