import { AT_LEAST, AT_MOST, HAS_AMOUNT, LEAST, UP_TO, plainWords, whole, wordsOf } from './amount-words.ts'

/** Ends of what a search asks for, both included; null where it has none. `near`: the amount named, where the ends are around it. */
type Ends =
  | { near: number; least: number; most: number }
  | { near: null; least: number; most: number }
  | { near: null; least: number; most: null }
  | { near: null; least: null; most: number }

/** Ends that a search says, `said`: in these words, and `rest`: what it is without them. */
export type SearchRange = Ends & { said: string; rest: string }

/**
 * How an amount is said, folded: `one` with its unit, `first` of two, whose unit may stand after the second, `alone`
 * without a word beside it.
 */
type Amounts = { one: string; first: string; alone: string }

type Wording = { pattern: RegExp; ends: (first: number, second: number) => Ends }

/** How far from the named amount a property may be: a quarter, either way. */
const TOLERANCE = 0.25

/** 'Unos 1,000 m2', '20 mil pesos aprox.': as near as an amount alone is read anyway. */
const ABOUT = '(?:(?:aprox(?:imadamente)?|alrededor|cerca|como|unos|unas|mas o menos)(?: de)? )?'
const OR_SO = '(?: (?:aprox(?:imad[oa]s?|imadamente)?|mas o menos))?'

/**
 * How a search says a range, in whole words; what says both ends comes before what says one, and that before none.
 * @param before what may stand before it and goes with it
 */
export function rangeWordings({ one, first, alone }: Amounts, before = ''): readonly Wording[] {
  const said = (wording: string) => whole(before + wording)
  return [
    { pattern: said(`(?:(?:de|desde|entre) )?(${first}) ?(?:a|hasta|-|–|—) ?(${one})`), ends: between },
    { pattern: said(`entre (${first}) y (${one})`), ends: between },
    { pattern: said(`(?:de )?${LEAST} (${first})(?: y| pero)?(?: de)? ${UP_TO} (${one})`), ends: between },
    { pattern: said(`(?:de )?${UP_TO} (${first})(?: y| pero)?(?: de)? ${LEAST} (${one})`), ends: between },
    { pattern: said(`(?:de )?${LEAST} (${one})`), ends: from },
    { pattern: said(`(?:de )?${UP_TO} (${one})`), ends: upTo },
    { pattern: said(`(?:(?:de|desde) )?(${one}) ${AT_LEAST}`), ends: from },
    { pattern: said(`(?:de )?(${one}) ${AT_MOST}`), ends: upTo },
    { pattern: said(`${ABOUT}(${alone})${OR_SO}`), ends: around },
  ]
}

/**
 * The first range in a search.
 * @param worth what its two amounts, or one twice, come to as they are said; null where they can't be meant
 */
export function searchRange(
  search: string,
  wordings: readonly Wording[],
  worth: (first: string, second: string) => readonly [number, number] | null,
): SearchRange | null {
  if (search === '') return null
  const words = search.split(' ')
  const plain = plainWords(words)
  if (!HAS_AMOUNT.test(plain)) return null
  for (const { pattern, ends } of wordings) {
    for (const match of plain.matchAll(pattern)) {
      const [, first = '', second = first] = match
      const amounts = worth(first, second)
      if (!amounts) continue
      const [at, end] = wordsOf(match)
      return {
        ...ends(...amounts),
        said: words.slice(at, end).join(' '),
        rest: words.toSpliced(at, end - at).join(' '),
      }
    }
  }
  return null
}

function between(first: number, second: number): Ends {
  const [least, most] = [Math.min(first, second), Math.max(first, second)]
  return least === 0 ? upTo(most) : { near: null, least, most }
}

function from(amount: number): Ends {
  return { near: null, least: amount, most: null }
}

function upTo(amount: number): Ends {
  return { near: null, least: null, most: amount }
}

function around(amount: number): Ends {
  return { near: amount, least: amount * (1 - TOLERANCE), most: amount * (1 + TOLERANCE) }
}
