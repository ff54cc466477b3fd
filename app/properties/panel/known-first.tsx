import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { Await, Navigate, useAsyncError } from 'react-router'
import type { PropertyCard } from '#app/properties/property.ts'
import { type KeptKey, forgetProperty, keptProperty } from './kept-property.ts'

/** How long a page may keep people on the one before. */
const PATIENCE_MS = 100

/** What the browser knows of a property, and the page of it that is on its way. */
export type KnownFirst<Page> = { known: PropertyCard; arriving: Promise<Page> }

/** The page when it comes soon, or when nothing is known of its property; else what is known, the page to follow (decision 5). */
export async function knownFirst<Page>(
  key: KeptKey,
  { id, path, load }: { id: string; path: string; load: () => Promise<Page> },
): Promise<Page | KnownFirst<Page>> {
  // Whoever is on the page already keeps what they see.
  const known = location.pathname === path ? null : keptProperty(key, id)
  const arriving = load()
  if (!known) return arriving
  const soon = await Promise.race([arriving, pause(PATIENCE_MS)])
  return soon ?? { known, arriving }
}

type Props<Page> = {
  data: Page | KnownFirst<Page>
  /** The storage key that led here: it goes when the page is left. */
  storageKey: KeptKey
  Known: ComponentType<{ card: PropertyCard }>
  children: (page: Page) => ReactNode
}

export function KnownFirstPage<Page extends object>({ data, storageKey, Known, children }: Props<Page>) {
  useEffect(() => () => forgetProperty(storageKey), [storageKey])
  if (!isKnownFirst(data)) return children(data)
  return (
    <Suspense fallback={<Known card={data.known} />}>
      <Await resolve={data.arriving} errorElement={<Elsewhere />}>
        {(page) => children(page)}
      </Await>
    </Suspense>
  )
}

export function isKnownFirst<Page extends object>(data: Page | KnownFirst<Page>): data is KnownFirst<Page> {
  return 'arriving' in data
}

/** The server sent somewhere else: the property is gone, or the session is over. */
function Elsewhere() {
  const answer = useAsyncError()
  const location = answer instanceof Response ? answer.headers.get('Location') : null
  if (location === null) throw answer
  return <Navigate to={location} replace />
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null))
}
