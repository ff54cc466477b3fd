import { useState } from 'react'
import { href } from 'react-router'
import { noticeOf, perM2Sentence } from '#app/site/notices.ts'
import { Notice } from '#app/ui/notice.tsx'
import { VERSION_PARAM } from './cell-edit.ts'
import { ROW_INTENTS, type RowChange, noticeFor } from './row-change.ts'
import { useRowChange } from './use-row-change.tsx'

/** The message about a change. `number` distinguishes it from the next one. */
type ShownChange = { change: RowChange; number: number; open: boolean }

/** Shows one message at a time: the next change replaces it. */
export function useRowNotice() {
  const [shown, setShown] = useState<ShownChange | null>(null)
  return {
    notice: shown?.open ? shown : null,
    show(change: RowChange) {
      // A row that is mounted again still has its last change, which must not be shown again.
      setShown((last) => (last?.change === change ? last : { change, number: (last?.number ?? 0) + 1, open: true }))
    },
    close: () => setShown((last) => last && { ...last, open: false }),
  }
}

/** The result of a change, with 'Deshacer' if it can be undone (design, section 6). */
export function RowNotice({ change, onClose }: { change: RowChange; onClose: () => void }) {
  const undo =
    change.ok && (change.done === 'edited' || 'was' in change) ? (
      <UndoButton change={change} onUndo={onClose} />
    ) : undefined
  const notice = noticeOf(noticeFor(change))
  if (!change.ok && change.refusal === 'unconfirmed') {
    const to = href('/edit-property/:propertyId', { propertyId: change.id })
    const link = { to: `${to}#campo-status`, label: 'Editar' }
    return <Notice {...notice} text={`${change.message} ${notice.text}`} link={link} onClose={onClose} />
  }
  const text = notice.text + perM2Sentence('perM2' in change ? change.perM2 : null)
  return <Notice {...notice} text={text} action={undo} onClose={onClose} />
}

type UndoProps = { change: Extract<RowChange, { was: string } | { done: 'edited' }>; onUndo: () => void }

/**
 * 'Deshacer' after an edit, a pause or a reactivation: restores what was before. Nothing if somebody else had made the
 * same change before.
 */
function UndoButton({ change, onUndo }: UndoProps) {
  const { submit } = useRowChange(change.id)
  const fields = undoFields(change)
  if (!fields) return null
  return (
    <button
      type="button"
      onClick={() => {
        submit(fields)
        onUndo()
      }}
      className="min-h-11 flex-none rounded-sm border border-line-strong px-3 font-semibold"
    >
      Deshacer
    </button>
  )
}

function undoFields(change: UndoProps['change']): Record<string, string> | null {
  if (change.done === 'edited') return { intent: ROW_INTENTS.undoEdit, [VERSION_PARAM]: String(change.version) }
  const from = change.done === 'paused' ? 'pausada' : 'disponible'
  return change.was === from ? null : { intent: ROW_INTENTS.undo, from, to: change.was }
}
