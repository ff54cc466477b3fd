import { ROW_INTENTS, type RowChange } from './row-change.ts'
import { useRowChange } from './use-row-change.tsx'

type Props = { change: Extract<RowChange, { was: string }>; onUndo: () => void }

/**
 * 'Deshacer' in the notice of a pause or a reactivation: the property gets back the status that it had. Where somebody
 * else had made the change before, there is nothing to take back.
 */
export function UndoButton({ change, onUndo }: Props) {
  const { submit } = useRowChange(change.id)
  const from = change.outcome === 'paused' ? 'pausada' : 'disponible'
  if (change.was === from) return null
  return (
    <button
      type="button"
      onClick={() => {
        submit({ intent: ROW_INTENTS.undo, from, to: change.was })
        onUndo()
      }}
      className="min-h-11 flex-none rounded-sm border border-line-strong px-3 font-semibold"
    >
      Deshacer
    </button>
  )
}
