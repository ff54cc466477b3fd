import { useState } from 'react'
import type { RowChange } from './row-change.ts'

/** The message about the last change; `at` tells one from the next. */
type ShownChange = { change: RowChange; at: number; open: boolean }

/** One message at a time: the next change takes the place of the one before. */
export function useRowNotice() {
  const [told, setTold] = useState<ShownChange | null>(null)
  return {
    notice: told?.open ? told : null,
    tell(change: RowChange) {
      // A row that comes back on screen still holds what came of its last change.
      setTold((last) => (last?.change === change ? last : { change, at: (last?.at ?? 0) + 1, open: true }))
    },
    close: () => setTold((last) => last && { ...last, open: false }),
  }
}
