import type { Table } from '#app/inventory/import/file/table.ts'
import { guessMapping } from '#app/inventory/import/mapping/guess-columns.ts'
import { headingHints } from '#app/inventory/import/mapping/heading-hints.ts'
import { type Target, targetLabel } from '#app/inventory/import/mapping/targets.ts'
import { wordedCode } from '#app/inventory/import/mapping/worded-codes.ts'
import { foldText } from '#app/text/fold-text.ts'

/** What a title may say of all rows below it. */
const SAID = ['type', 'category', 'status'] as const satisfies readonly Target[]
type Said = Partial<Record<(typeof SAID)[number], string>>

/** Titles in a list: of a group, with its line; `sheet`: the sheet's name; `above`: texts over the headings. */
export type Titles = {
  groups: readonly { line: number; text: string }[]
  above: readonly string[]
  sheet: string | null
}

const STATUSES: readonly (readonly [string, RegExp])[] = [
  ['pausada', /\b(?:pausad[oa]s?|inactiv[oa]s?|suspendid[oa]s?|bajas?|cancelad[oa]s?|retirad[oa]s?|no disponibles?)\b/],
  ['vendida', /\b(?:vendid[oa]s?|rentad[oa]s?|ocupad[oa]s?|cerrad[oa]s?|sold|leased)\b/],
  ['separada', /\b(?:apartad[oa]s?|reservad[oa]s?|separad[oa]s?)\b/],
]
const CATEGORIES: readonly (readonly [string, RegExp])[] = [
  ['venta', /\b(?:ventas?|sales?)\b/],
  ['renta', /\b(?:rentas?|alquiler(?:es)?|arrendamientos?|leases?)\b/],
  ['traspaso', /\btraspasos?\b/],
]
const LONGEST_TITLE = 80

/** What a title says: 'BODEGAS EN RENTA' a type and an operation. Of two types or operations it says none. */
function saidBy(title: string): Said {
  if (title.length > LONGEST_TITLE) return {}
  const folded = foldText(title).replaceAll(/[^a-z ]+/g, ' ')
  const status = STATUSES.find(([, words]) => words.test(folded))?.[0]
  const categories = CATEGORIES.filter(([, words]) => words.test(folded)).map(([code]) => code)
  const types = new Set(folded.split(' ').flatMap((word) => (word.length > 3 && wordedCode('type', word)) || []))
  const [type] = types
  const [category] = categories
  return {
    ...(types.size === 1 && type && { type }),
    ...(categories.length === 1 && category && { category }),
    ...(status && { status }),
  }
}

/**
 * The table with what its titles say where no column says it: 'LOCALES EN RENTA' above some rows, or a sheet 'VENTAS'. A
 * title replaces the one before it that says the same kind of thing, with those below that one.
 */
export function withTitles(table: Table, { groups, above, sheet }: Titles): { table: Table; notes: string[] } {
  const mapping = guessMapping(table)
  const namesOperation = table.headers.some(
    (header, at) => /price/i.test(mapping[at] ?? '') && headingHints(header).category !== null,
  )
  const wanted = SAID.filter((target) => target !== 'category' || mapping.includes('category') || !namesOperation)
  const base: Said = { ...ofNames(table.headers, mapping), ...ofList(above), ...(sheet === null ? {} : saidBy(sheet)) }
  const titles = [...groups].toSorted((one, other) => one.line - other.line)
  let stack: Said[] = []
  let [next, wasTitle] = [0, false]
  const used = new Map<Target, Set<string>>()
  const saidOf = table.rows.map(({ line, cells }) => {
    for (let title = titles[next]; title && title.line < line; title = titles[(next += 1)]) {
      const said = saidBy(title.text)
      const same = stack.findIndex((each) => SAID.some((target) => said[target] && each[target]))
      stack = same !== -1 ? [...stack.slice(0, same), said] : wasTitle ? [...stack, said] : [said]
      wasTitle = true
    }
    wasTitle = false
    const said: Said = Object.assign({}, base, ...stack)
    return Object.fromEntries(
      wanted.flatMap((target) => {
        const at = mapping.indexOf(target)
        const text = said[target]
        if (text === undefined || (at !== -1 && (cells[at] ?? '') !== '')) return []
        used.set(target, (used.get(target) ?? new Set()).add(text))
        return [[target, text]]
      }),
    ) as Said
  })
  if (used.size === 0) return { table, notes: [] }
  const added = [...used.keys()].filter((target) => !mapping.includes(target))
  const width = table.headers.length
  const rows = table.rows.map(({ line, cells }, row) => {
    const said = saidOf[row] ?? {}
    const filled = table.headers.map((_header, at) => cells[at] || said[mapping[at] as keyof Said] || (cells[at] ?? ''))
    return {
      line,
      cells: [...filled, ...added.map((target) => said[target as keyof Said] ?? ''), ...cells.slice(width)],
    }
  })
  const labels = [...used.keys()].map((target) => `«${targetLabel(target)}»`).join(', ')
  return {
    table: { headers: [...table.headers, ...added], rows },
    notes: [`Los títulos de la hoja y de sus grupos llenan ${labels} donde la fila no lo dice. Revísalo.`],
  }
}

/** A heading like 'Nave' or 'Bodega' above the column of titles is the type of all rows. */
function ofNames(headers: readonly string[], mapping: readonly (Target | null)[]): Said {
  const { type } = saidBy(headers[mapping.indexOf('title')] ?? '')
  return type ? { type } : {}
}

/** Of the texts above the headings only one like 'BODEGAS EN RENTA' counts: the name of an agency may have such words, too. */
function ofList(above: readonly string[]): Said {
  const titles = above.filter((text) => /\b(?:en|de) (?:renta|venta|traspaso)\b/i.test(text))
  const [title = ''] = titles
  const { type, category } = saidBy(title)
  return titles.length === 1 ? { ...(type && { type }), ...(category && { category }) } : {}
}
