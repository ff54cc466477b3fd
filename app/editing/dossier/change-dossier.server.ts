import type { Result } from '#app/forms/result.ts'
import type { Queries } from '#app/db/store.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { type Refusal, refusedWith } from '#app/forms/refusal.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { DOSSIER_INTENTS, type DossierControl, FILE_CONTROL, FILE_RULES, NOTE_RULES } from './dossier.ts'
import { type DossierProperty, addFile, removeFile } from './files.server.ts'
import { type Contributor, addNote, removeNote } from './notes.server.ts'

type Posted = { property: DossierProperty; form: FormData; contributor: Contributor }
type Changed = Result<{ notice: NoticeCode }, Refusal<DossierControl>>

/** Does what a posted form of the dossier says. @returns null for a form that is none of ours */
export async function changeDossier(
  parts: Pick<Parts, 'store' | 'files' | 'photoWorkers' | 'now'>,
  posted: Posted,
): Promise<Changed | null> {
  const { property, form, contributor } = posted
  const id = textOf(form, 'id')
  switch (textOf(form, 'intent')) {
    case DOSSIER_INTENTS.addNote:
      return addPostedNote(parts.store.db, posted, parts.now())
    case DOSSIER_INTENTS.removeNote: {
      const isRemoved = await removeNote(parts.store.db, property.id, id, contributor)
      return { ok: true, notice: isRemoved ? 'nota-eliminada' : 'nota-inexistente' }
    }
    case DOSSIER_INTENTS.addFile:
      return addPostedFile(parts, posted)
    case DOSSIER_INTENTS.removeFile: {
      const isRemoved = await removeFile(parts, { property, id, contributor })
      return { ok: true, notice: isRemoved ? 'archivo-eliminado' : 'archivo-inexistente' }
    }
    default:
      return null
  }
}

async function addPostedNote(db: Queries, { property, form, contributor }: Posted, now: Date): Promise<Changed> {
  const posted = checkPosted(NOTE_RULES, form)
  if (!posted.ok) return posted
  const fault = await addNote(db, { propertyId: property.id, ...posted.values, contributor, now })
  return fault === null
    ? { ok: true, notice: 'nota-agregada' }
    : { ok: false, refusal: refusedWith(fault, posted.shown) }
}

async function addPostedFile(
  parts: Parameters<typeof addFile>[0],
  { property, form, contributor }: Posted,
): Promise<Changed> {
  const posted = checkPosted(FILE_RULES, form)
  const file = form.get(FILE_CONTROL)
  // Browsers send a file without a name when none was chosen.
  if (!(file instanceof File) || file.name === '') {
    const { values, errors } = posted.ok ? { values: posted.shown, errors: {} } : posted.refusal
    return { ok: false, refusal: { values, errors: { ...errors, [FILE_CONTROL]: 'Elige un archivo' }, message: null } }
  }
  if (!posted.ok) return posted
  const fault = await addFile(parts, { property, ...posted.values, file, contributor })
  if (fault === null) return { ok: true, notice: 'archivo-agregado' }
  if ('form' in fault) return { ok: false, refusal: refusedWith(fault.form, posted.shown) }
  return { ok: false, refusal: { values: posted.shown, errors: { [FILE_CONTROL]: fault.control }, message: null } }
}
