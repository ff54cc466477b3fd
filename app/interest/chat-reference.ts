import { textOf } from '#app/forms/form-text.ts'
import { oneLine, visible } from '#app/forms/typed-text.ts'

/** What a press on a WhatsApp link leaves: its code, the path of its page and the campaign of the visit. Nothing about the person. */
export type ChatReference = { code: string; page: string; campaign: string | null }

/** Letters and digits that nobody confuses when they read them out: no I, L, O, U, 0 and 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 4
const CODE = /^[A-HJKMNP-TV-Z2-9]{4}$/

/** The path of a page as a browser writes it, percent-encoded. */
const PAGE = /^\/[!-~]{0,299}$/
/** The most characters that are stored of the name of a campaign. */
const LONGEST_CAMPAIGN = 100

/** A code such as 'K7F2'. @param random numbers from 0 to 255 */
export function codeFrom(random: Uint8Array): string {
  return Array.from(random.slice(0, LENGTH), (number) => ALPHABET[number % ALPHABET.length]).join('')
}

/** A wa.me link whose text ends with a line 'Ref. PROP-001·K7F2'. It replaces the line of an earlier press. */
export function withReference(address: string, code: string): string {
  const url = new URL(address)
  const text = (url.searchParams.get('text') ?? '').replace(/\nRef\. \S+$/, '')
  const ids = [...text.matchAll(/^ID: (\S{1,40})$/gm)]
  const property = ids.length === 1 ? `${ids[0]?.[1]}·` : ''
  // `searchParams` would write spaces as '+', which WhatsApp shows.
  return `${url.origin}${url.pathname}?text=${encodeURIComponent(`${text}\nRef. ${property}${code}`)}`
}

/** The reference in a beacon; null without a valid one. */
export function postedReference(body: FormData): ChatReference | null {
  const [code, page] = [textOf(body, 'code'), textOf(body, 'page')]
  if (!CODE.test(code) || !PAGE.test(page)) return null
  const campaign = [...oneLine(textOf(body, 'campaign'))].slice(0, LONGEST_CAMPAIGN).join('').trim()
  return { code, page, campaign: campaign || null }
}

/** Between the property and the code, also as keyboards and voice typing write it. */
const DOT = '[^\\S\\n]?[·•∙‧・][^\\S\\n]?'
/** 'Ref.', 'ref:', 'Referencia'; 'Refnave' is a word. */
const WORD = 'Ref(?:erencia)?(?:\\.:?[^\\S\\n]*|:[^\\S\\n]*|[^\\S\\n]+)'
/** Signs of format and quotes around a reference, and the end of a sentence. */
const [OPENS, CLOSES] = ['[*_~"“«(\\[\']{0,3}', '[*_~"”»)\\]\'.,;!]{0,3}']
const ID_WITH_CODE = `\\S{1,60}?${DOT}[a-z0-9]{1,8}`

/** A reference in a message: the end of a line, or with its property anywhere, because people write on after it. */
const IN_TEXT = [
  `(?:^[^\\S\\n]*${OPENS}${WORD}|\\s${OPENS}Ref\\.\\s*)(${ID_WITH_CODE}|\\S{0,60}\\d\\S{0,60} [a-z0-9]{4}|\\S+?)${CLOSES}[^\\S\\n]*$`,
  `(?:^|\\s)${OPENS}${WORD}(${ID_WITH_CODE})(?![a-z0-9])`,
].map((pattern) => new RegExp(pattern, 'gim'))
/** The whole of what was pasted. */
const ALONE = new RegExp(`^${OPENS}(${ID_WITH_CODE}|\\S+?)${CLOSES}$`, 'i')

/**
 * The reference in what staff paste: a code, 'PROP-001·K7F2', 'Ref. …' or the whole message. Of several the last one counts.
 * `property`: the ID that it names. A code beside one may be mistyped: then nobody pressed it. Null where there is none.
 */
export function readReference(pasted: string): { code: string; property: string | null } | null {
  const text = visible(pasted).trim()
  const found = IN_TEXT.flatMap((pattern) => [...text.matchAll(pattern)]).toSorted((a, b) => b.index - a.index)
  const written = found.flatMap(([, reference = '']) => readOne(reference, SEPARATED) ?? [])
  return written[0] ?? readOne(ALONE.exec(text)?.[1] ?? '', DOTTED)
}

/** 'PROP-001.K7F2', with a dot of the keyboard; after 'Ref.' also 'PROP-001-K7F2' and 'PROP-001 K7F2'. */
const DOTTED = /^(?:(\S+)\.)?([a-z0-9]{4})$/i
const SEPARATED = /^(?:(\S+)\.|(?=\S*\d\S*[- ](?=\S*[a-z]))(\S+)[- ])?([a-z0-9]{4})$/i
const WITH_ID = new RegExp(`^(\\S+?)${DOT}([a-z0-9]{1,8})$`, 'i')

function readOne(reference: string, form: RegExp): { code: string; property: string | null } | null {
  const [, id, typed] = WITH_ID.exec(reference) ?? []
  if (id !== undefined && typed !== undefined) return { code: typed.toUpperCase(), property: id }
  const [, ...parts] = form.exec(reference) ?? []
  const code = parts.at(-1)?.toUpperCase() ?? ''
  return CODE.test(code) ? { code, property: parts.slice(0, -1).find(Boolean) ?? null } : null
}

const WRITTEN = [
  new RegExp(`(?<!\\S)${OPENS}${WORD}${ID_WITH_CODE}(?![a-z0-9])${CLOSES}`, 'gi'),
  /(?<!\S)[*_~"“«([']{0,3}Ref\.?:? (?:\S{0,60}\d\S{0,60}[-. ])?[A-HJKMNP-TV-Z2-9]{4}(?![A-Za-z0-9])[*_~"”»)\]'.,;!]{0,3}/g,
]

/** A message without its reference and without empty lines. */
export function withoutReference(text: string): string {
  if (WITH_ID.test(text.trim())) return ''
  const lines = visible(text)
    .split('\n')
    .map((line) => WRITTEN.reduce((left, pattern) => left.replaceAll(pattern, ''), line).trim())
  return lines.filter(Boolean).join('\n')
}
