import { findToday } from '#app/agency/agency-days.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { findPublishingContext } from '#app/catalogue/property/publishing-context.server.ts'
import { publishQuestion, questionSentences } from '#app/editing/form/publish-question.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { readPosted } from '#app/editing/form-state/form-values.ts'
import { restoreVersion } from '#app/editing/versions/restore-version.server.ts'
import { CELL_PARAM, EDITED_CELLS, type EditedCell, VERSION_PARAM } from '#app/inventory/cell-edit.ts'
import { ROW_INTENTS, type RowChange } from '#app/inventory/row-change.ts'
import { findPlanContext } from './plan-context.server.ts'
import { planChange } from './plan-change.ts'

const IN_THE_FORM = 'Si así es, cámbialo en el formulario: ahí se confirma.'

type Editing = Pick<Parts, 'store' | 'now'>

/**
 * Saves a cell of the list as the form does, or undoes that save. A property that somebody changed meanwhile is not
 * changed.
 * @returns null for another intent
 */
export async function editCell(parts: Editing, form: FormData, actor: Actor): Promise<RowChange | null> {
  const intent = form.get('intent')
  const id = textOf(form, 'id')
  const version = Number(textOf(form, VERSION_PARAM))
  if (intent === ROW_INTENTS.undoEdit) return undoCell(parts, { id, version }, actor)
  const cell = textOf(form, CELL_PARAM)
  if (intent !== ROW_INTENTS.edit || !isCell(cell)) return null
  const { store, now } = parts
  const record = await findRecord(store.db, id)
  if (!record) return { ok: false, refusal: 'missing', id }
  if (record.version !== version) return { ok: false, refusal: 'conflict', id }
  const change = { kind: 'facts', values: valuesOfCell(cell, form, record.input) } as const
  const context = await findPlanContext(store.db, await findToday(parts), change)
  const planned = planChange(record, change, context)
  if (planned.outcome === 'refused') return { ok: false, refusal: 'invalid', id, message: planned.message }
  if (planned.outcome === 'same' || planned.edit === null) return { ok: false, refusal: 'unchanged', id }
  const { owners } = context
  const asked = publishQuestion(planned.edit.input, record.input, {
    publishing: await findPublishingContext(store),
    owners,
  })
  if (asked) return { ok: false, refusal: 'invalid', id, message: `${questionSentences(asked)} ${IN_THE_FORM}` }
  const by = { db: store.db, actor, now: now(), way: 'Lista' } as const
  const updated = await updateProperty(by, record, { ...planned.edit, version })
  return updated.ok
    ? { ok: true, done: 'edited', id, version: version + 1, perM2: updated.perM2 }
    : { ok: false, refusal: updated.refusal, id }
}

function valuesOfCell(cell: EditedCell, form: FormData, input: PropertyInput): Partial<Record<Control, string>> {
  const posted = readPosted(form)
  const values: Partial<Record<Control, string>> = {}
  for (const control of EDITED_CELLS[cell]) values[control] = posted[control]
  // A typed price is no longer on request.
  if (values.price?.trim() && input.priceOnRequest !== null) values.priceOnRequest = ''
  return values
}

/** Restores the version before an edit; `version` is the one that the edit made. */
async function undoCell(
  parts: Editing,
  { id, version }: { id: string; version: number },
  actor: Actor,
): Promise<RowChange> {
  const restore = { id, number: version - 1, seen: version, facts: 'all', isUndo: true } as const
  const restored = await restoreVersion(parts, restore, actor)
  if (restored.ok) return { ok: true, done: 'undone', id, perM2: restored.perM2 ?? null }
  if (restored.refusal !== 'invalid') return { ok: false, refusal: restored.refusal, id }
  return { ok: false, refusal: 'invalid', id, message: restored.faults.join('\n') }
}

function isCell(text: string): text is EditedCell {
  return Object.hasOwn(EDITED_CELLS, text)
}
