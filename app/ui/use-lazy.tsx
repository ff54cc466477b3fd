import { useEffect, useEffectEvent, useState } from 'react'

/** Loads a part after the page, once it is wanted; null until then. @param load called once */
export function useLazy<Late extends object>(load: () => Promise<Late>, isWanted = true): Late | null {
  const [late, setLate] = useState<Late | null>(null)
  const begin = useEffectEvent(load)
  useEffect(() => {
    if (!isWanted) return
    // Offline, the part stays missing: what it does needs a connection too.
    begin().then(setLate, () => {})
  }, [isWanted])
  return late
}
