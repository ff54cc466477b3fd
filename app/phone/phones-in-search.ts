import { storedPhone } from './phone.ts'

/** The phones in a search: digits as they stand in a number of any spelling. `rest`: the search without them. */
type PhonesInSearch = { phones: string[]; rest: string }

/** A number, and the label before it: 'tel:+52…', 'cel. 81…'. */
const NUMBER =
  /(?:(?<![\p{L}\p{N}])(?:tel|tel[eé]fono|cel|celular|whatsapp)[.:]*\s*)?(?<![\p{L}\p{N}-])([+(]*\d[\d\s().+-]{5,}\d)(?![\p{L}\p{N}])/giu
/** Fewer digits are a figure of something else; more are several numbers. */
const DIGITS = /^\d{7,15}$/

/** Reads '8112345678', '+52 81 1234 5678' and '(81) 1234-5678' as the same ten digits; a part of a number stays one. */
export function phonesInSearch(search: string): PhonesInSearch {
  const phones: string[] = []
  const plain = search.normalize('NFKC').replaceAll(/\p{Pd}/gu, '-')
  const rest = plain.replaceAll(NUMBER, (typed, number: string) => {
    const digits = storedPhone(number)?.slice(-10) ?? number.replaceAll(/\D/g, '').replace(/^00/, '')
    if (!DIGITS.test(digits)) return typed
    phones.push(digits)
    return ' '
  })
  return { phones, rest }
}

/** A text with its phones hidden, for a person who may not see them. */
export function withoutPhones(text: string): string {
  return text.replaceAll(NUMBER, (typed, number: string) =>
    DIGITS.test(number.replaceAll(/\D/g, '')) ? '(teléfono oculto)' : typed,
  )
}
