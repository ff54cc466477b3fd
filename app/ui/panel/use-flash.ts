import { useState } from 'react'

/**
 * Highlights for a second what has changed since the last render (design, section 6).
 * @param fingerprint a text that changes when the content changes
 * @returns attributes of the highlighted element
 */
export function useFlash(fingerprint: string | number) {
  const [seen, setSeen] = useState(fingerprint)
  const [lit, setLit] = useState(false)
  if (seen !== fingerprint) {
    setSeen(fingerprint)
    setLit(true)
  }
  return { flash: lit ? 'flash' : '', onAnimationEnd: () => setLit(false) }
}
