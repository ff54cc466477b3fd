import { setVariables } from './page-change.tsx'

/** Aims the photo at its place, which may have moved meanwhile: a new page starts at its top. */
export function aimAtStage(from: DOMRect): boolean {
  const stage = stageOfPage()?.getBoundingClientRect()
  if (!stage) return false
  setVariables({
    '--fly-x': `${stage.left - from.left}px`,
    '--fly-y': `${stage.top + window.scrollY - from.top}px`,
    '--fly-width': `${stage.width}px`,
    '--fly-height': `${stage.height}px`,
    // For a place that is rendered while the photo moves.
    '--flown': `-${timeOfFlight()}ms`,
  })
  return true
}

/** Elapsed time of the animation in motion.css. */
function timeOfFlight(): number {
  const isOwn = (one: Animation) => one instanceof CSSAnimation && one.animationName === 'photo-to-stage'
  return Number(document.getAnimations().find(isOwn)?.currentTime ?? 0)
}

/** The large photo of a property's page. In the document the old page precedes the new one. */
export function stageOfPage(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('.stage')].at(-1) ?? null
}
