import { createContext, useContext, useSyncExternalStore } from 'react'

const META_NAME = 'request-id'

/** The id while rendering on the server; absent in the browser. */
export const RequestId = createContext<string | null>(null)

/**
 * Request id of a document that reports a failure, as the server logged it; null in other documents. The browser reads
 * it from the document, so that hydration matches.
 */
export function useRequestId(): string | null {
  const fromServer = useContext(RequestId)
  return useSyncExternalStore(noChanges, readMeta, () => fromServer ?? readMeta())
}

/** Writes the id into a document that reports a failure. Ordinary pages have none, so that they can be cached. */
export function RequestIdMeta() {
  const id = useRequestId()
  return id && <meta name={META_NAME} content={id} />
}

function readMeta(): string | null {
  if (typeof document === 'undefined') return null
  return document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content ?? null
}

function noChanges() {
  return () => {}
}
