import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What comes after the page, loaded once it is wanted; null until it is there.
 * @param load is asked once
 */
export function useLazy<Late extends object>(load: () => Promise<Late>, isWanted = true): Late | null {
  const [late, setLate] = useState<Late | null>(null)
  const begin = useEffectEvent(load)
  useEffect(() => {
    if (!isWanted) return
    // Without a connection, what needs it does not come either.
    begin().then(setLate, () => {})
  }, [isWanted])
  return late
}
