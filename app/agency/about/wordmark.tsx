import { useCallback, useState } from 'react'
import { wordmarkUrl } from './clients.ts'

/** A box of a fixed size, so that nothing moves when an image loads or fails. */
const BOX = 'h-20 w-42 max-w-full'

/** Logo of a brand; if its image fails, the name in the same box. `repeated` ones are hidden from screen readers. */
export function Wordmark({ brand, repeated = false }: { brand: string; repeated?: boolean }) {
  const [failed, setFailed] = useState(false)
  // The image may have failed before React hydrated the page.
  const check = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setFailed(true)
  }, [])
  if (failed)
    return (
      <span
        className={`${BOX} grid place-items-center text-center font-display text-[1.125rem] leading-[1.1] font-semibold text-ink-2`}
      >
        {brand}
      </span>
    )
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
      className={`${BOX} object-contain`}
    />
  )
}
