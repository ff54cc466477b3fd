import { EMPTY_AGENCY } from '#app/agency/content/empty-agency.ts'
import { BRAND_LINE } from '#app/agency/brand-line.ts'
import { agencyOf } from '#app/agency/agency.ts'
import { countedAgency } from '#app/agency/counted-agency.ts'
import { homePage } from '#app/agency/landing/home-page.ts'
import { DEMO_AGENCY } from './factories/agency.ts'
import { textsIn } from './plain-page.ts'

/** Shorter pieces of a text are words that anybody may use. */
const SHORTEST_SENTENCE = 24
const DIGITS = /\D/g
const SPECIAL = /[.*+?^${}()|[\]\\/]/g
/** The list of all states is nobody's own. */
const ALL_STATES = /<select[^>]* name="state".*?<\/select>/gs

/** What only the demo's agency says about itself: names, contact data, clients. Its tagline and its hours are common words. */
function ownNames(): string[] {
  const { datos, clientes } = DEMO_AGENCY
  const { name, legalName, phone, whatsapp, email, street, locality, region, facebook, instagram, linkedin } = datos
  const [domain] = email?.split('@').slice(1) ?? []
  const numbers = [phone, whatsapp, phone?.replaceAll(DIGITS, ''), whatsapp?.replaceAll(DIGITS, '')]
  const brands = [...clientes.clients, ...clientes.flagships].flatMap((client) => [client.name, client.logo])
  const address = [street, locality, region, datos.regionShort, datos.postalCode]
  const names = [name, legalName, name?.replaceAll(' ', ''), name?.replaceAll(' ', '-'), datos.rating]
  return [BRAND_LINE, names, numbers, address, brands, email, domain, facebook, instagram, linkedin]
    .flat()
    .filter((each): each is string => Boolean(each))
}

/** Every sentence of its sections, without the placeholders. */
function ownSentences(): string[] {
  const { datos, marca: _look, mensajes: _defaults, ...sections } = DEMO_AGENCY
  return textsOf([datos.description, sections])
    .flatMap((text) => text.split(/\{[^}]*\}|\n|(?<=[.:;?]) /))
    .map((piece) => piece.replaceAll(/[*_#]|^[\s,.-]+|[\s,.-]+$/g, '').trim())
    .filter((piece) => piece.length >= SHORTEST_SENTENCE)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** The years and figures that it claims. */
function ownFigures(): number[] {
  const { founded, yearsOfExperience, activeProperties, bankBranches, satisfiedClients } = DEMO_AGENCY.datos
  const years = DEMO_AGENCY.historia.milestones.map(({ year }) => year)
  return [founded, yearsOfExperience, activeProperties, bankBranches, satisfiedClients, ...years].flatMap(
    (figure) => figure ?? [],
  )
}

/** What the product says for an agency that says nothing: the demo has some of the same texts. */
const PRODUCT_TEXTS = textsOf([
  agencyOf(EMPTY_AGENCY),
  homePage(EMPTY_AGENCY, countedAgency(EMPTY_AGENCY, { year: 2026, properties: 0, hasOutlines: false })),
])

const NAMES = ownNames()
const SENTENCES = ownSentences().filter(
  (sentence) => !PRODUCT_TEXTS.some((text) => text.includes(sentence) || sentence.startsWith(text)),
)
const NAME = anyOf(NAMES)
const SENTENCE = anyOf(SENTENCES)
/** Not within other figures, dates or request ids. */
const FIGURE = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:${[...new Set(ownFigures())].join('|')})(?![\\p{L}\\d/-]|[.,]\\d)`,
  'gu',
)

function anyOf(texts: readonly string[]): RegExp {
  const longestFirst = [...new Set(texts)].toSorted((one, other) => other.length - one.length)
  return new RegExp(
    `(?<![\\p{L}\\d])(?:${longestFirst.map((text) => text.replaceAll(SPECIAL, String.raw`\$&`)).join('|')})(?![\\p{L}\\d])`,
    'gu',
  )
}

/** What a text of another agency has of the demo's agency: names and sentences, each with what stands around it. */
export function demoTraces(text: string): string[] {
  const own = text.replaceAll(ALL_STATES, '')
  return [NAME, SENTENCE].flatMap((pattern) => found(own, pattern))
}

/** The demo's years and figures in what a person reads of a page. */
export function demoFigures(html: string): string[] {
  return found(textsIn(html).join(' · '), FIGURE)
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 60))
}
