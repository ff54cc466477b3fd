import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Whether something was typed in a form that is not on its way. @param wasRefused it holds what was not saved */
export function useUnsaved(wasRefused: boolean) {
  const busy = useNavigation().formMethod === 'POST'
  const changed = useRef(wasRefused)
  const sending = useRef(busy)
  useEffect(() => {
    sending.current = busy
  }, [busy])

  return {
    busy,
    markChanged() {
      changed.current = true
    },
    isChanged: () => changed.current && !sending.current,
  }
}
