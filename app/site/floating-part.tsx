import type { ComponentType } from 'react'
import { useMatches } from 'react-router'

/** `handle` of a public route: an element that floats over its page. It is in the script of that route only. */
export type PublicHandle = { Floating: ComponentType }

/** Renders the floating element of the current route, outside of its content. */
export function FloatingPart() {
  const handle = useMatches()
    .map((match) => match.handle)
    .find(isPublicHandle)
  return handle ? <handle.Floating /> : null
}

function isPublicHandle(handle: unknown): handle is PublicHandle {
  return typeof handle === 'object' && handle !== null && 'Floating' in handle
}
