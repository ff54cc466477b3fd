import { useSyncExternalStore } from 'react'
import { slugsIn, toggleSlug } from './favourites.ts'

/** Key of the browser's storage: slugs, separated by commas. */
const KEY = 'favoritos'
const NONE: readonly string[] = []
const CHANGED = 'favoritos'

let read: { text: string | null; slugs: readonly string[] } = { text: null, slugs: NONE }
/** Used for this visit only when the browser forbids its storage. */
let unsaved: string | null = null

/** The favourites of this browser, the same in every part of the page and in every tab; empty on the server. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribe, favourites, () => NONE)
}

/** Whether the favourites of this browser are known: not on the server, nor before the page is hydrated. */
export function useFavouritesKnown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

export function toggleFavourite(slug: string) {
  const text = toggleSlug(favourites(), slug).join(',')
  try {
    localStorage.setItem(KEY, text)
  } catch {
    unsaved = text
  }
  window.dispatchEvent(new Event(CHANGED))
}

function favourites(): readonly string[] {
  const text = unsaved ?? savedText()
  if (text !== read.text) read = { text, slugs: slugsIn(text) }
  return read.slugs
}

function savedText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function subscribe(listen: () => void) {
  window.addEventListener('storage', listen)
  window.addEventListener(CHANGED, listen)
  return () => {
    window.removeEventListener('storage', listen)
    window.removeEventListener(CHANGED, listen)
  }
}
