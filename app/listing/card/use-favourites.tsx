import { useSyncExternalStore } from 'react'
import { slugsIn, toggled } from './favourites.ts'

/** Key of the browser's storage: slugs, separated by commas. */
const KEY = 'favoritos'
const NONE: readonly string[] = []
const CHANGED = 'favoritos'

let read: { text: string | null; slugs: readonly string[] } = { text: null, slugs: NONE }
/** Where the browser keeps nothing for us, this visit does. */
let unkept: string | null = null

/** What this browser keeps, in every part of the page and every tab alike; none on the server. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribe, favourites, () => NONE)
}

export function toggleFavourite(slug: string) {
  const text = toggled(favourites(), slug).join(',')
  try {
    localStorage.setItem(KEY, text)
  } catch {
    unkept = text
  }
  window.dispatchEvent(new Event(CHANGED))
}

function favourites(): readonly string[] {
  const text = unkept ?? kept()
  if (text !== read.text) read = { text, slugs: slugsIn(text) }
  return read.slugs
}

function kept(): string | null {
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
