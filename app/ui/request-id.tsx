import { createContext, useContext, useSyncExternalStore } from 'react'

const META_NAME = 'request-id'

/** The id while rendering on the server; absent in the browser. */
export const RequestId = createContext<string | null>(null)

/**
 * The id under which the server logged the request that made this document; null in a document that needed none.
 * The browser reads it from the document, so that both renders agree.
 */
export function useRequestId(): string | null {
  const fromServer = useContext(RequestId)
  return useSyncExternalStore(noChanges, readMeta, () => fromServer ?? readMeta())
}

/** Carries the id in a document that reports a failure; an ordinary page has none, so that it can be cached. */
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
