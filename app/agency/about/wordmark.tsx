import { useCallback, useState } from 'react'
import { wordmarkUrl } from './clients.ts'

/** The wordmark of a brand; where its picture fails, its name in the same room. `repeated` ones are for the eye alone. */
export function Wordmark({ brand, repeated = false }: { brand: string; repeated?: boolean }) {
  const [failed, setFailed] = useState(false)
  // It may have failed before its page came alive.
  const check = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setFailed(true)
  }, [])
  if (failed) return <span className="wordmark">{brand}</span>
  return (
    <img
      ref={check}
      src={wordmarkUrl(brand)}
      alt={repeated ? '' : brand}
      width={168}
      height={80}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className="wordmark"
    />
  )
}
