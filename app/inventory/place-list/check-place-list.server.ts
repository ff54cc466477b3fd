import { STATES } from '#app/catalogue/facts/places.ts'
import { changePlaces } from '#app/catalogue/place/change-places.server.ts'
import type { Landmark } from '#app/catalogue/place/landmark.ts'
import { withLongMapLink } from '#app/catalogue/place/long-map-link.server.ts'
import { nearestMiddle } from '#app/catalogue/place/municipality-middles.ts'
import { formatPoint } from '#app/catalogue/place/point.ts'
import type { PlaceSettings } from '#app/catalogue/place/places.ts'
import { LANDMARKS, type PlaceList, ZONES, putPlace } from '#app/editing/places/place-lists.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { municipalityAt } from '#app/listing/map/base-map.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { type SaidLine, readPlaceList } from './read-place-list.ts'
import type { CheckedLine, CheckedList, ListKind } from './shown-place-list.ts'

/** Short links of one list that are followed, all at once. */
const MOST_FOLLOWED = 20

type Read<Place> = { line: SaidLine; place: Place } | { line: SaidLine; refused: string }

/** The preview of a list: what each line adds to the places of now. */
export async function checkPlaceList(
  parts: Pick<Parts, 'longMapLink'>,
  kind: ListKind,
  { text, current }: { text: string; current: PlaceSettings },
): Promise<CheckedList> {
  const lines = await followShortLinks(parts, readPlaceList(text))
  const { lines: checked, added } =
    kind === 'zonas' ? addTo(ZONES, current.zones, lines) : addTo(LANDMARKS, current.landmarks, lines)
  return { text: [HEADINGS, ...lines.map(lineText)].join('\n'), added: added.length, lines: checked }
}

/** Adds the places of a list in one change. Lines that don't fit any more are left out. @returns a sentence if nothing fits */
export async function addPlaceList(
  change: Change,
  kind: ListKind,
  text: string,
): Promise<{ ok: true } | { ok: false; refusal: string }> {
  const lines = readPlaceList(text)
  const what = kind === 'zonas' ? 'Zonas' : 'Puntos de referencia'
  const refused = { refused: 'Ninguna línea se puede añadir ya: revisa la lista otra vez.' }
  return changePlaces({ ...change, note: `${what} de una lista` }, (settings) => {
    if (kind === 'zonas') {
      const { places: zones, added } = addTo(ZONES, settings.zones, lines)
      return added.length > 0 ? { zones } : refused
    }
    const { places: landmarks, added } = addTo(LANDMARKS, settings.landmarks, lines)
    return added.length > 0 ? { landmarks } : refused
  })
}

function addTo<Typed, Place extends Landmark>(
  list: PlaceList<Typed, Place>,
  current: readonly Place[],
  lines: readonly SaidLine[],
): { places: readonly Place[]; added: Place[]; lines: CheckedLine[] } {
  let places = current
  const added: Place[] = []
  const checked = lines.map((each) => {
    const read = readLine(list, each)
    if ('refused' in read) return shownLine(each, read.refused)
    const next = putPlace(list, places, '', read.place)
    if ('refused' in next) return shownLine(each, next.refused)
    places = next
    added.push(read.place)
    return { line: each.line, title: list.nameOf(read.place), note: formatPoint(read.place), refused: null }
  })
  return { places, added, lines: checked }
}

function shownLine({ line, text }: SaidLine, refused: string): CheckedLine {
  return { line, title: text.replaceAll('\t', ' '), note: '', refused }
}

/** A line by the rules of the form. A zone without a municipality is in the one of its point. */
function readLine<Typed, Place extends Landmark>(list: PlaceList<Typed, Place>, line: SaidLine): Read<Place> {
  const form = new FormData()
  for (const [name, value] of Object.entries(line.said)) form.set(name, value)
  const posted = checkPosted(list.rules, withArea(list.name, form))
  if (!posted.ok) return { line, refused: sentenceOf(posted.refusal.errors) }
  const faults = list.faults?.(posted.values) ?? {}
  return Object.keys(faults).length > 0
    ? { line, refused: sentenceOf(faults) }
    : { line, place: list.placeOf(posted.values) }
}

function withArea(name: PlaceList<never, never>['name'], form: FormData): FormData {
  if (name === 'landmarks') return form
  const read = ZONES.rules.point.read(String(form.get('point') ?? ''))
  if ('message' in read) {
    // The point is what has to be corrected first.
    form.set('municipality', String(form.get('municipality') || '-'))
    form.set('state', String(form.get('state') || STATES[0]))
    return form
  }
  const state = STATES.find((each) => each === form.get('state'))
  const near = nearestMiddle(read.value, state ? [state] : STATES)
  if (!form.get('state')) form.set('state', near.state)
  if (!form.get('municipality')) form.set('municipality', municipalityAt(read.value) ?? near.name)
  return form
}

function sentenceOf(errors: Partial<Record<string, string>>): string {
  return [...new Set(Object.values(errors))].filter(Boolean).join('. ')
}

/** All at once: somebody waits, and a link that leads nowhere takes seconds. */
function followShortLinks({ longMapLink }: Pick<Parts, 'longMapLink'>, lines: SaidLine[]): Promise<SaidLine[]> {
  let followed = 0
  const follow = async (address: string) => {
    followed += 1
    return followed > MOST_FOLLOWED ? null : longMapLink(address)
  }
  return Promise.all(
    lines.map(async (each) => {
      const { text: point } = await withLongMapLink(each.said.point, follow)
      return { ...each, said: { ...each.said, point } }
    }),
  )
}

const HEADINGS = 'nombre\tpunto\tmunicipio\testado\tsinónimos'

/** A line as it is sent again, with the long links that were found. */
function lineText({ said }: SaidLine): string {
  return [said.name, said.point, said.municipality, said.state, said.synonyms].join('\t')
}
