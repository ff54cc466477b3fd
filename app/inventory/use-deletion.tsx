import { useEffect, useEffectEvent, useState } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'
import { propertyCode } from '#app/catalogue/property/property.ts'
import type { Leaving } from './delete-dialog.tsx'
import type { PanelRow } from './panel-row.ts'
import { type PanelQuery, panelQuery } from './panel-search.ts'
import { rowId } from './property-row.tsx'
import { ROW_INTENTS, type RowChange, STAY_PARAM } from './row-change.ts'

const ADDRESS = href('/dashboard/propiedades')

/** Asks before it deletes, and puts the focus on the next row afterwards. @param confirming asked without JavaScript */
export function useDeletion(confirming: Leaving | null, here: PanelQuery, tell: (change: RowChange) => void) {
  const navigate = useNavigate()
  const { data, state, formData, submit } = useFetcher<RowChange>({ key: 'deletion' })
  const [leaving, setLeaving] = useState(confirming)
  const [next, setNext] = useState<string | null>(null)

  const finish = useEffectEvent((change: RowChange) => {
    tell(change)
    if (change.outcome === 'deleted') document.querySelector<HTMLElement>(next ?? '#lista')?.focus()
  })
  // Only once the list has come anew: the row that goes must not take the focus along.
  useEffect(() => {
    if (data && state === 'idle') finish(data)
  }, [data, state])

  function close() {
    setLeaving(null)
    if (confirming) void navigate(ADDRESS + panelQuery(here), { replace: true, preventScrollReset: true })
  }

  return {
    leaving,
    going: state === 'idle' ? null : (formData?.get('id') ?? null),
    ask: (row: PanelRow) => setLeaving({ id: row.id, title: row.title, code: propertyCode(row) }),
    cancel: close,
    confirm() {
      if (!leaving) return
      setNext(rowAfter(leaving.id))
      void submit(
        { intent: ROW_INTENTS.remove, id: leaving.id, [STAY_PARAM]: '1' },
        { method: 'post', action: ADDRESS },
      )
      close()
    },
  }
}

/** The row under that of a property, else the one above. */
function rowAfter(id: string): string | null {
  const row = document.querySelector(`#${CSS.escape(rowId(id))}`)
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return neighbour ? `#${CSS.escape(neighbour.id)}` : null
}
