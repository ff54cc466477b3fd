import type { ComponentType } from 'react'
import { useMatches } from 'react-router'

/** `handle` of a public route: what floats over its page. It comes with the route's own script, and no other page's. */
export type PublicHandle = { Floating: ComponentType }

/** What the page's `handle` asks for, outside of its content. */
export function FloatingPart() {
  const handle = useMatches()
    .map((match) => match.handle)
    .find(isPublicHandle)
  return handle ? <handle.Floating /> : null
}

function isPublicHandle(handle: unknown): handle is PublicHandle {
  return typeof handle === 'object' && handle !== null && 'Floating' in handle
}
