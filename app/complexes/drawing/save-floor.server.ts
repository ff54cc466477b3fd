import { isId } from '#app/catalogue/property/find-records.server.ts'
import { updateComplex } from '#app/complexes/changes/change-complex.server.ts'
import { findComplexRecord } from '#app/complexes/changes/complex-kind.server.ts'
import { complexDifferences } from '#app/complexes/complex-fields.ts'
import type { ComplexRecord } from '#app/complexes/complex-input.ts'
import { failureStatus, isDiskFull } from '#app/db/unreachable.server.ts'
import type { Post } from '#app/editing/form/save-form.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { mergeTexts, parseTexts } from '#app/forms/merge-texts.ts'
import { DISK_FULL } from '#app/forms/no-answer.ts'
import type { Refused, Result } from '#app/forms/result.ts'
import { severalLines } from '#app/forms/typed-text.ts'
import { type DrawnFloor, MOST_FLOORS, type Outline } from '#app/complexes/floors/drawn-floors.ts'
import {
  FLOOR_CONFLICT,
  FLOOR_CONTROLS,
  FLOOR_FAILED,
  FLOOR_INTENTS,
  FLOOR_NAME,
  type FloorRefusal,
  type FloorSpace,
  type FloorTexts,
  floorTexts,
  outlineControl,
  spaceOfControl,
} from './floor-form-state.ts'
import { findFloorSpaces } from './open-floor.server.ts'
import { movedTo } from '#app/photos/upload/photo-items.ts'
import { readOutline } from '#app/complexes/floors/outline.ts'

type FloorNotSaved = Refused<FloorRefusal, { status: number }>
type FloorSaved = Result<{ floorId: string }, 'missing'> | FloorNotSaved

/**
 * Saves the drawing of a floor, and may move the floor among the others, or removes it: an edit of its complex, over the
 * version that was opened.
 * @param id of the complex
 */
export async function saveFloor(
  { parts, actor, reportFailure }: Post,
  id: string,
  form: FormData,
): Promise<FloorSaved> {
  const { db } = parts.store
  const version = Number(textOf(form, 'version')) || 0
  const floorId = textOf(form, 'floor')
  const typed = typedIn(form)
  const sent = { version, base: parseTexts(textOf(form, 'base')), values: typed, spaces: [] }
  if (!isId(floorId)) return refused({ ...sent, message: FLOOR_FAILED })
  const current = await findComplexRecord(db, id)
  if (!current) return { ok: false, refusal: 'missing' }
  const { drawnFloors, plans } = current.input
  const stored = drawnFloors.find((floor) => floor.id === floorId) ?? null
  const known = await findFloorSpaces(db, id, stored)
  const spaces = withPosted(known, typed)
  const isRemoval = textOf(form, 'intent') === FLOOR_INTENTS.remove
  const read = isRemoval ? null : readFloor(typed, { id: floorId, known, spaces, plans })
  if (read && !read.ok) return refused({ ...sent, spaces, errors: read.refusal })
  if (!stored && !isRemoval && drawnFloors.length >= MOST_FLOORS)
    return refused({ ...sent, spaces, message: `Un conjunto lleva hasta ${MOST_FLOORS} pisos dibujados` })
  const saved = withFloor(drawnFloors, floorId, read?.floor ?? null)
  const place = saved.findIndex((floor) => floor.id === floorId) + stepOf(textOf(form, 'intent'))
  const input = { ...current.input, drawnFloors: [...movedTo(saved, floorId, place)] }
  if (complexDifferences(current.input, input).length === 0) return { ok: true, floorId }
  try {
    const change = await updateComplex({ db, actor, now: parts.now() }, current, { input, version })
    if (change.ok) return { ok: true, floorId }
    return change.refusal === 'conflict' ? conflict(change.current, { ...sent, floorId, spaces }) : change
  } catch (failure) {
    reportFailure(failure)
    const message = isDiskFull(failure) ? DISK_FULL : FLOOR_FAILED
    return refused({ ...sent, spaces, message }, failureStatus(failure))
  }
}

function typedIn(form: FormData): FloorTexts {
  const typed: FloorTexts = {
    [FLOOR_CONTROLS.name]: FLOOR_NAME.tidy(textOf(form, FLOOR_CONTROLS.name)),
    [FLOOR_CONTROLS.plan]: textOf(form, FLOOR_CONTROLS.plan),
  }
  for (const name of form.keys()) if (spaceOfControl(name)) typed[name] = severalLines(textOf(form, name))
  return typed
}

/** A space that left the complex while it was drawn stays on the page with what was drawn. */
function withPosted(spaces: readonly FloorSpace[], typed: FloorTexts): FloorSpace[] {
  const unknown = Object.keys(typed).flatMap((name) => {
    const id = spaceOfControl(name)
    return id !== null && typed[name] !== '' && !spaces.some((space) => space.id === id) ? [id] : []
  })
  return [...spaces, ...unknown.map((id) => ({ id, name: 'Espacio que ya no está', hasLeft: true }))]
}

const UNKNOWN_SPACE = 'Ese espacio ya no está en el conjunto: borra su contorno'
const UNKNOWN_PLAN = 'Ese plano ya no está en el conjunto: elige otro o la cuadrícula'

type Known = {
  id: string
  /** The spaces that the floor may have; `spaces` has what was sent of others too. */
  known: readonly FloorSpace[]
  spaces: readonly FloorSpace[]
  plans: readonly { photoId: string }[]
}

/** Reads the form of a floor. @returns the floor, or a sentence for each wrong control */
function readFloor(typed: FloorTexts, { id, known, spaces, plans }: Known): Result<{ floor: DrawnFloor }, FloorTexts> {
  const errors: FloorTexts = {}
  const name = FLOOR_NAME.read(typed[FLOOR_CONTROLS.name] ?? '')
  if ('message' in name) errors[FLOOR_CONTROLS.name] = name.message
  const photoId = typed[FLOOR_CONTROLS.plan] || null
  if (photoId !== null && !plans.some((plan) => plan.photoId === photoId)) errors[FLOOR_CONTROLS.plan] = UNKNOWN_PLAN
  const outlines: Outline[] = []
  for (const { id: spaceId } of spaces) {
    const control = outlineControl(spaceId)
    const text = typed[control] ?? ''
    if (text === '') continue
    const read = readOutline(text)
    if (!known.some((space) => space.id === spaceId)) errors[control] = UNKNOWN_SPACE
    else if (read.ok) outlines.push({ spaceId, corners: read.corners })
    else errors[control] = read.fault
  }
  if ('message' in name || Object.keys(errors).length > 0) return { ok: false, refusal: errors }
  return { ok: true, floor: { id, name: name.value, photoId, outlines } }
}

function withFloor(floors: readonly DrawnFloor[], id: string, floor: DrawnFloor | null): DrawnFloor[] {
  if (!floor) return floors.filter((each) => each.id !== id)
  return floors.some((each) => each.id === id)
    ? floors.map((each) => (each.id === id ? floor : each))
    : [...floors, floor]
}

/** By how many places the intent moves the floor. */
function stepOf(intent: string): number {
  if (intent === FLOOR_INTENTS.earlier) return -1
  return intent === FLOOR_INTENTS.later ? 1 : 0
}

type Sent = Pick<FloorRefusal, 'base' | 'spaces'> & { values: FloorTexts; floorId: string }

/** Outlines that only the other person drew get the saved ones. Those that both drew are marked and keep what was drawn here. */
function conflict({ version, input }: ComplexRecord, { floorId, base, spaces, values }: Sent): FloorNotSaved {
  const stored = floorTexts(input.drawnFloors.find((floor) => floor.id === floorId) ?? null, spaces)
  const merged = mergeTexts({ base: base ?? {}, mine: values, saved: stored })
  return refused({ ...merged, version, base: stored, spaces, message: FLOOR_CONFLICT }, 409)
}

function refused(refusal: Partial<FloorRefusal>, status = 422): FloorNotSaved {
  return {
    ok: false,
    refusal: { values: {}, errors: {}, message: null, version: 0, base: null, spaces: [], ...refusal },
    status,
  }
}
