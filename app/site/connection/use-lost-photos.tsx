import { useEffect } from 'react'

/** Photos that did not come while there was no connection are asked for again once there is one: browsers leave them broken. */
export function useLostPhotos() {
  useEffect(() => {
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [])
}

function askAgain() {
  for (const image of document.images) {
    const address = image.getAttribute('src')
    // Said once more, it is asked for once more, in the format and size that it would have come in.
    if (address && image.complete && image.naturalWidth === 0) image.setAttribute('src', address)
  }
}
