import { useCallback, useState } from 'react'
import type { ShownClient } from '#app/agency/content/client-logo.ts'

/** A box of a fixed size, so that nothing moves when an image loads or fails. */
const BOX = 'h-20 w-42 max-w-full'

type Props = { client: ShownClient; repeated?: boolean }

/**
 * Logo of a client; without one, or if it fails, the name in the same box. A pale one stands on a dark plate.
 * `repeated` ones are hidden from screen readers.
 */
export function Wordmark({ client: { name, logo, tone }, repeated = false }: Props) {
  const [failed, setFailed] = useState(false)
  // The image may have failed before React hydrated the page.
  const check = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setFailed(true)
  }, [])
  if (failed || logo === null)
    return (
      <span
        className={`${BOX} grid place-items-center text-center font-display text-[1.125rem] leading-[1.1] font-semibold text-ink-2`}
      >
        {name}
      </span>
    )
  return (
    <img
      ref={check}
      src={logo}
      alt={repeated ? '' : name}
      width={168}
      height={80}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className={`${BOX} object-contain ${tone ? 'px-3 py-2' : ''} ${tone === 'pale' ? 'rounded-md bg-plane' : ''}`}
    />
  )
}
