import { v7 as uuidv7 } from 'uuid'
import type { Staff } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { mayChange, visibleLists } from './find-lists.server.ts'
import { LIST_INTENTS, LIST_SCOPES, type ListRefusal, MOST_LISTS, isLeadList, listNameFault } from './saved-list.ts'

/** Who sends a form about a list. `query`: the search that a new list gets. */
type Sender = { staff: Staff; query: string }

/**
 * Saves, renames or deletes a list.
 * @returns the notice to show; why the form was refused; or null for an unknown form
 */
export function changeSavedList(
  change: Change,
  form: FormData,
  sender: Sender,
): Promise<NoticeCode | ListRefusal | null> {
  return withTransaction(change, (inside) => applyForm(inside, form, sender))
}

async function applyForm(
  { db, now }: Change,
  form: FormData,
  sender: Sender,
): Promise<NoticeCode | ListRefusal | null> {
  const intent = form.get('intent')
  const [id, name] = [textOf(form, 'id'), oneLine(textOf(form, 'name'))]
  const scope = LIST_SCOPES.find((each) => each === form.get('scope')) ?? 'propia'
  const visible = await visibleLists(db, sender.staff)
  if (intent === LIST_INTENTS.save) {
    const fault = newListFault(visible, { name, scope, ...sender })
    if (fault) return { id: null, name, scope, message: fault }
    const row = { id: uuidv7(), name, scope, query: sender.query, ownerId: sender.staff.id }
    await db
      .insertInto('savedLists')
      .values({ ...row, createdAt: now.toISOString() })
      .execute()
    return 'lista-guardada'
  }
  if (intent !== LIST_INTENTS.rename && intent !== LIST_INTENTS.remove) return null
  const list = visible.find((each) => each.id === id && mayChange(sender.staff, each.ownerId))
  if (!list) return 'lista-inexistente'
  if (intent === LIST_INTENTS.remove) {
    await db.deleteFrom('savedLists').where('id', '=', id).execute()
    return 'lista-borrada'
  }
  const others = visible.filter((each) => each !== list).map((each) => each.name)
  const fault = listNameFault(name, others)
  if (fault) return { id, name, scope: list.scope, message: fault }
  await db.updateTable('savedLists').set({ name }).where('id', '=', id).execute()
  return 'lista-renombrada'
}

type Visible = Awaited<ReturnType<typeof visibleLists>>
type NewList = Pick<ListRefusal, 'name' | 'scope'> & Pick<Sender, 'staff' | 'query'>

function newListFault(visible: Visible, { name, scope, staff, query }: NewList): string | null {
  if (query === '') return 'No hay nada que guardar: busca o filtra primero.'
  const same = visible.filter((list) => isLeadList(list.query) === isLeadList(query))
  const alike = same.filter((list) => list.scope === scope && (scope === 'equipo' || list.ownerId === staff.id))
  if (alike.length >= MOST_LISTS)
    return scope === 'equipo'
      ? `El equipo ya tiene ${MOST_LISTS} listas. Borra una para guardar otra.`
      : `Ya tienes ${MOST_LISTS} listas. Borra una para guardar otra.`
  const names = visible.map((list) => list.name)
  return listNameFault(name, names)
}
