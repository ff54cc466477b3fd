import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** Classes of a row that the hash of the address names. */
export const MARKED =
  'target:shadow-[inset_4px_0_0_var(--color-faro)] data-marked:shadow-[inset_4px_0_0_var(--color-faro)]'

/**
 * Attributes of a row that the hash of the address marks. The server doesn't know the hash: a document that loads with it is
 * marked by `:target`, which a navigation by script doesn't change.
 */
export function useMarked(id: string) {
  const { hash } = useLocation()
  const isMarked = useSyncExternalStore(
    () => () => {},
    () => hash === `#${id}`,
    () => false,
  )
  return { id, 'data-marked': isMarked || undefined }
}
