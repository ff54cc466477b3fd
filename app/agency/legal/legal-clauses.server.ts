import markdownIt from 'markdown-it'
import deflist from 'markdown-it-deflist'
import type { SaidByAgency } from '#app/agency/agency.ts'
import { type Filler, fillPlaceholders } from '#app/agency/placeholders.ts'
import { slugify } from '#app/text/slugify.ts'
import type { Clause } from './legal-page-data.ts'

/** '## Tus derechos ARCO {#arco}': the heading of a clause, with its anchor if one is given. */
const HEADING = /^## +(.+?)(?: *\{#([a-z0-9-]+)\})? *$/gm
/** Signs with a meaning in Markdown (CommonMark, «Backslash escapes»). */
const MARKUP = /[!-/:-@[-`{-~]/g

/** HTML of the author is shown as text, and links with `javascript:` are refused. */
const markdown = markdownIt({ html: false, linkify: false, typographer: false }).use(deflist)

/** The clauses of a legal text in Markdown; what stands before the first heading is a clause without a title. */
export function clausesOf(text: string, agency: Filler): Clause[] {
  const headings = [...text.matchAll(HEADING)]
  const before = text.slice(0, headings[0]?.index ?? text.length).trim()
  const clauses = headings.map(({ 0: line, 1: title = '', 2: anchor, index }, at) => ({
    id: anchor ?? slugify(title),
    title,
    text: text.slice(index + line.length, headings[at + 1]?.index),
  }))
  const all = before === '' ? clauses : [{ id: 'inicio', title: '', text: before }, ...clauses]
  return all.map(({ id, title, text: body }, at) => ({
    id: all.findIndex((clause) => clause.id === id) === at ? id : `${id}-${at + 1}`,
    title: fillPlaceholders(title, agency),
    html: markdown.render(fillPlaceholders(body, agency, (placeholder) => writeValue(agency, placeholder))),
  }))
}

/** A value of the agency in Markdown; the e-mail address and the phone number are links. */
function writeValue(
  { email, phone }: SaidByAgency,
  { name, value, detail }: { name: string; value: string; detail: string | undefined },
): string {
  const shown = value.replaceAll(MARKUP, String.raw`\$&`)
  const subject = detail ? `?subject=${encodeURIComponent(detail)}` : ''
  if (name === 'correo' && email) return `[${shown}](<mailto:${email}${subject}>)`
  if (name === 'teléfono' && phone) return `[${shown}](<tel:${phone.e164}>)`
  return shown
}
