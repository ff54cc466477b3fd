import { useLate } from '#app/ui/use-late.tsx'

/** The page stands before anything is asked of it: what keeps it where the connection is lost comes right after it. */
export function WatchConnection() {
  return useLate(loadNotice)?.paintConnectionNotice() ?? null
}

function loadNotice() {
  return import('./connection-notice.tsx')
}
