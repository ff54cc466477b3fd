import type { CSSProperties } from 'react'
import { useViewTransitionState } from 'react-router'

/**
 * Names the photo of a property while its page is being opened or left, so that the browser moves the photo between its
 * card and its page (motion.css).
 * @param path of the property's page
 */
export function usePhotoName(path: string): { className: string; style?: CSSProperties } {
  const isOpening = useViewTransitionState(path)
  if (!isOpening) return { className: '' }
  const style: Record<string, string> = { '--photo-name': `photo${path.replaceAll(/\W/g, '-')}` }
  return { className: 'opening', style }
}
