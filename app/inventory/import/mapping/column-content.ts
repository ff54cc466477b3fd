import { mapAddressIn } from '#app/catalogue/place/typed-map-link.ts'
import { readWrittenDay } from '#app/calendar/written-day.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { unitNamed } from './heading-hints.ts'
import { hasAddress } from './picture-addresses.ts'
import { plainFigure } from './plain-figure.ts'
import { readAmount } from './read-amount.ts'
import { type Target, factOfTarget } from './targets.ts'
import { answerIn, choicesOfTarget, operationsNamed, wordedCode } from './worded-codes.ts'

/** A longer text is no unit. */
const LONGEST_UNIT = 40

/** Whether the content can be that of the target: 'Fotos' of our export is a number of photos. */
export function suits(target: Target, samples: readonly ImportCell[]): boolean {
  if (samples.length === 0) return true
  if (target === 'images' || target === 'plans') return samples.some(isAddress)
  if (target === 'formerUrl') return most(samples, isOwnPage)
  // A column 'Nave' with numbers alone has no titles.
  if (target === 'title' && samples.every((sample) => !/\p{L}/u.test(String(sample)))) return false
  // A column 'Vigencia' with days has the ends of contracts, not statuses.
  if (target === 'status' && samples.every((sample) => readWrittenDay(String(sample)) !== null)) return false
  if (target === 'areaUnit') return most(samples, (text) => text.length <= LONGEST_UNIT && unitNamed(text) !== null)
  if (isMeasured(target) && most(samples, (text) => !/\d|inclu/i.test(text) && readAmount(text).isOnRequest === false))
    return false
  // 'Estado' is often the condition of the deal, and 'Tipo' the operation: no cell is a value of its own.
  if (choicesOfTarget(target) === null) return true
  // 'Venta/Renta' above prices is not the operation.
  if (target === 'category' && samples.every((sample) => /\d/.test(String(sample)))) return false
  const names = (each: Target) => (text: string) => !isAnswer(text) && isWorded(each, text)
  // 'Querétaro' is a municipality, too.
  if (target === 'municipality') return true
  return (
    !WORDED.some((other) => other !== target && most(samples, names(other))) ||
    most(samples, (text) => isWorded(target, text))
  )
}

/** Whether a target takes values of a list and no cell is one: 'Anuncio' above 'Local en esquina'. */
export function namesNoValue(target: Target, samples: readonly ImportCell[]): boolean {
  const isValue = (sample: ImportCell) => isWorded(target, String(sample))
  return samples.length > 0 && choicesOfTarget(target) !== null && !samples.some(isValue)
}

/** Targets that their values show. */
const WORDED = ['category', 'type', 'status', 'state'] as const

/** The target that the content alone shows; null for any other content. */
export function contentTarget(samples: readonly ImportCell[]): Target | null {
  if (samples.length === 0) return null
  // '1.850,00' is an amount, not a latitude and a longitude.
  if (most(samples, (text) => plainFigure(text) === null && mapAddressIn(text) !== '')) return 'googleMapsLink'
  if (most(samples, (text) => text.split(/[\s,;|]+/).every((part) => part === '' || isPictureAddress(part))))
    return 'images'
  // 'Sí' answers any question, and 'USD 850' and 'QR-01' are no currency and no state.
  const isWord = (text: string) => !isAnswer(text) && !/\d/.test(text)
  for (const target of ['category', 'type', 'status', 'currency', 'state'] as const)
    if (most(samples, (text) => isWord(text) && isWorded(target, text))) return target
  return null
}

/** Amounts and sizes, which have digits: 'En venta' above 'Sí' is no price, and 'Terreno' above 'Plano' no surface. */
function isMeasured(target: Target): boolean {
  const fact = factOfTarget(target)
  return fact?.kind === 'money' || fact?.kind === 'price' || (fact?.kind === 'figure' && fact.unit !== null)
}

/** Whether a text answers a question of any column. */
function isAnswer(text: string): boolean {
  return answerIn(text) !== null
}

/** Whether a text is a value of a target; 'Venta/Renta' is two operations. */
function isWorded(target: Target, text: string): boolean {
  return wordedCode(target, text) !== null || (target === 'category' && operationsNamed(text).length > 0)
}

export function most(samples: readonly ImportCell[], holds: (text: string) => boolean): boolean {
  const texts = samples.filter((sample) => typeof sample === 'string')
  return texts.length > 0 && texts.length === samples.length && texts.filter(holds).length * 10 >= texts.length * 8
}

function isAddress(sample: ImportCell): boolean {
  return hasAddress(String(sample))
}

/** Addresses that are no page of the earlier site: files, clouds, videos and networks. */
const ELSEWHERE =
  /(?:google|goo\.gl|youtu|vimeo|dropbox|onedrive|1drv|matterport|facebook|instagram|tiktok|wa\.me|whatsapp)/i

/** Whether a text is the address of a page that the earlier site had of a property. */
function isOwnPage(text: string): boolean {
  const [, host = '', path = ''] = /^(?:https?:\/\/|www\.)([^/?#\s]+)(\S*)$/i.exec(text.trim()) ?? []
  if (host === '') return /^\/[^/\s]\S*$/.test(text.trim()) && !/\.(?:jpe?g|png|webp|pdf)$/i.test(text)
  return path.length > 1 && !ELSEWHERE.test(host) && !/\.(?:jpe?g|png|webp|gif|avif|pdf)(?:$|[?#])/i.test(path)
}

function isPictureAddress(text: string): boolean {
  return /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:[?#]\S*)?$/i.test(text)
}
