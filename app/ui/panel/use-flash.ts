import { useState } from 'react'

/**
 * Lights up what has changed since it was last rendered (design, section 6).
 * @param fingerprint differs when what is shown differs
 * @returns attributes of the element that lights up
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
