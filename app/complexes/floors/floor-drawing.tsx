import type { ReactNode } from 'react'
import { PhotoPicture, type ShownPhoto } from '#app/photos/photo-picture.tsx'
import type { DrawingSize } from './outline-drawing.ts'

/**
 * The paper of a drawing, with its plan. It is white in the dark too, because plans are.
 * @param children the SVG element over it
 */
export function FloorPaper({ picture, children }: { picture: ShownPhoto | null; children: ReactNode }) {
  return (
    <div className="relative overflow-hidden rounded-md border border-line bg-white">
      {picture && (
        <span className="absolute inset-0" aria-hidden="true">
          <PhotoPicture photo={picture} alt="" surface="stage" className="size-full" />
        </span>
      )}
      {children}
    </div>
  )
}

const STEP = 50

/** The lines of a drawing without a plan. */
export function GridLines({ width, height }: DrawingSize) {
  const across = Array.from({ length: Math.floor(width / STEP) }, (_, at) => `M${at * STEP} 0v${height}`)
  const down = Array.from({ length: Math.floor(height / STEP) }, (_, at) => `M0 ${at * STEP}h${width}`)
  return <path d={[...across, ...down].join('')} className="fill-none stroke-plane/15" strokeWidth="1.5" />
}

/** The hatching of a space that is not available. @param id unique in the page */
export function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v12" className="stroke-plane-line" strokeWidth="4" />
    </pattern>
  )
}
