import { useEffect } from 'react'

/** Requests photos again that failed without a connection; browsers leave them broken. */
export function useLostPhotos() {
  useEffect(() => {
    window.addEventListener('online', retryPhotos)
    return () => window.removeEventListener('online', retryPhotos)
  }, [])
}

function retryPhotos() {
  for (const image of document.images) {
    const address = image.getAttribute('src')
    // Setting `src` again starts a new request, in the same format and size.
    if (address && image.complete && image.naturalWidth === 0) image.setAttribute('src', address)
  }
}
