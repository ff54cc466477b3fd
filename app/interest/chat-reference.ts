import { textOf } from '#app/forms/form-text.ts'
import { oneLine } from '#app/forms/typed-text.ts'

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

/** A reference in a message: the end of a line, or with its property anywhere, because people write on after it. */
const IN_TEXT = [
  /(?:^\s*Ref\.?:?|\sRef\.)\s+(\S+)[^\S\n]*$/gim,
  /(?:^|\s)Ref\.?:?\s+(\S+[·•][a-z0-9]{4})(?![a-z0-9])/gim,
]

/**
 * The reference in what staff paste: a code, 'PROP-001·K7F2', 'Ref. …' or the whole message. Of several the last one counts.
 * `property`: the ID that it names. Null where there is none.
 */
export function readReference(pasted: string): { code: string; property: string | null } | null {
  const text = pasted.trim()
  const found = IN_TEXT.flatMap((pattern) => [...text.matchAll(pattern)]).toSorted((a, b) => b.index - a.index)
  const written = [...found.map(([, reference = '']) => reference), ...(/\s/.test(text) ? [] : [text])]
  for (const reference of written) {
    const [, property = null, letters = ''] = /^(?:(\S+)[·.•])?([a-z0-9]{4})$/i.exec(reference) ?? []
    const code = letters.toUpperCase()
    if (CODE.test(code)) return { code, property }
  }
  return null
}

const WRITTEN = /(?<!\S)Ref\.?:? (?:\S{1,60}[·•])?[A-HJKMNP-TV-Z2-9]{4}(?![A-Za-z0-9])/g

/** A message without its reference and without empty lines. */
export function withoutReference(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(WRITTEN, '').trim())
  return lines.filter(Boolean).join('\n')
}
